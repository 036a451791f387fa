import { assetClassification, stockDetail, stockKline } from '@meridian/api';
import { assetPaths } from '#platform/address/asset-paths.ts';
import type { AssetClassOf } from '../definition.ts';
import { globalIndexMessages } from './globalIndex.messages.ts';

/** To look at: an index cannot be ordered, and nobody bids for it. */
export const globalIndex: AssetClassOf<'globalIndex'> = {
  paths: assetPaths.globalIndex,
  labelMessage: globalIndexMessages.label,
  quote: {
    detail: stockDetail,
    kline: stockKline,
    classification: assetClassification.usStock,
    statistics: ['open', 'previousClose', 'high', 'low', 'volume', 'amplitude', 'week52High', 'week52Low'],
    hasOrderBook: false,
    summary: 'members',
  },
};
