import { assetClassification, createHkOrder, hkStockList, stockDetail, stockKline } from '@meridian/api';
import { assetPaths } from '#platform/address/asset-paths.ts';
import type { AssetClassOf } from '../definition.ts';
import { shareStatistics } from '../share-statistics.ts';
import { stockMessages } from '../stock/stock.messages.ts';
import { hkStockMessages } from './hkStock.messages.ts';

/** Traded in lots, in Hong Kong dollars. Its order screen is the IPO screen in another mode (DECISIONS 7). */
export const hkStock: AssetClassOf<'hkStock'> = {
  paths: assetPaths.hkStock,
  labelMessage: hkStockMessages.label,
  list: {
    page: hkStockList,
    titleMessage: hkStockMessages.label,
    subtitleMessage: hkStockMessages.prices,
    filter: 'sector',
    note: 'lot',
  },
  quote: {
    detail: stockDetail,
    kline: stockKline,
    classification: assetClassification.hk,
    statistics: shareStatistics,
    hasOrderBook: true,
    canSplit: true,
    summary: 'lots',
  },
  ticket: {
    createOrder: createHkOrder,
    fields: ['direction', 'orderType', 'limitPrice', 'quantity', 'leverage'],
  },
  // In shares, into the wallet in Hong Kong dollars.
  holding: { walletType: 'HK_STOCK', quantity: { unitMessage: stockMessages.unit, unitOf: (code) => code } },
};
