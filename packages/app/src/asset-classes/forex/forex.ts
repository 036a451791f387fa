import {
  assetClassification,
  createForexOrder,
  forexIndex,
  forexList,
  stockDetail,
  stockKline,
} from '@meridian/api';
import { assetPaths } from '#platform/address/asset-paths.ts';
import type { AssetClassOf } from '../definition.ts';
import { forexMessages } from './forex.messages.ts';

/** Pairs of currencies. Nobody publishes what is traded of them. */
export const forex: AssetClassOf<'forex'> = {
  paths: assetPaths.forex,
  labelMessage: forexMessages.label,
  list: {
    page: forexList,
    titleMessage: forexMessages.list,
    leaders: forexIndex,
    note: 'none',
    isOfPairs: true,
  },
  quote: {
    detail: stockDetail,
    kline: stockKline,
    classification: assetClassification.usStock,
    statistics: [
      'open',
      'previousClose',
      'high',
      'low',
      'week52High',
      'week52Low',
      'bid',
      'ask',
      'bidVolume',
      'askVolume',
      'amplitude',
    ],
    hasOrderBook: false,
    summary: 'pair',
  },
  ticket: {
    createOrder: createForexOrder,
    fields: ['direction', 'orderType', 'limitPrice', 'quantity', 'leverage'],
  },
  // In units of the pair's first currency.
  holding: { walletType: 'FOREX', quantity: { unitMessage: forexMessages.unit, unitOf: (code) => code } },
};
