import {
  assetClassification,
  createFutureOrder,
  futuresDetail,
  futuresList,
  stockKline,
} from '@meridian/api';
import { assetPaths } from '#platform/address/asset-paths.ts';
import type { AssetClassOf, ListCapability } from '../definition.ts';
import { futureMessages } from './future.messages.ts';

/** The continuous series of a product, and each of its months. */
export const future: AssetClassOf<'future'> = {
  paths: assetPaths.future,
  labelMessage: futureMessages.label,
  list: { page: futuresList, titleMessage: futureMessages.label, filter: 'product', note: 'expiry' },
  quote: {
    detail: futuresDetail,
    kline: stockKline,
    classification: assetClassification.usStock,
    statistics: [
      'open',
      'previousSettle',
      'high',
      'low',
      'volume',
      'turnover',
      'openInterest',
      'openInterestChange',
      'position',
      'amplitude',
      'lastTradeDate',
      'expiryDate',
      'week52High',
      'week52Low',
      'bid',
      'ask',
      'bidVolume',
      'askVolume',
    ],
    hasOrderBook: true,
    summary: 'contract',
  },
  ticket: {
    createOrder: createFutureOrder,
    fields: ['direction', 'orderType', 'limitPrice', 'quantity', 'leverage'],
  },
  // In contracts.
  holding: { walletType: 'FUTURE', quantity: { unitMessage: futureMessages.unit, unitOf: (code) => code } },
};

/** Agricultural goods have a list of their own (spec §2). */
export const agriculturalGoods: ListCapability = {
  page: futuresList,
  titleMessage: futureMessages.agricultural,
  product: 'agricultural',
  note: 'expiry',
};
