import {
  allStockList,
  assetClassification,
  createStockOrder,
  hotStocks,
  stockDetail,
  stockKline,
} from '@meridian/api';
import { assetPaths } from '#platform/asset-paths.ts';
import type { AssetClassOf, ListCapability } from '../definition.ts';
import { stockMessages } from './stock.messages.ts';

export const stock: AssetClassOf<'stock'> = {
  paths: assetPaths.stock,
  labelMessage: stockMessages.label,
  quote: {
    detail: stockDetail,
    kline: stockKline,
    classification: assetClassification.usStock,
    statistics: [
      'open',
      'previousClose',
      'high',
      'low',
      'volume',
      'turnover',
      'marketCap',
      'amplitude',
      'week52High',
      'week52Low',
      'bid',
      'ask',
      'bidVolume',
      'askVolume',
    ],
    hasOrderBook: false,
  },
  ticket: {
    createOrder: createStockOrder,
    walletType: 'STOCK',
    fields: ['direction', 'orderType', 'limitPrice', 'quantity', 'leverage'],
    quantity: { unitMessage: stockMessages.unit, unitOf: (code) => code },
  },
};

/** What most people trade; all US stocks are one press away. The markets screen lists them by exchange. */
export const popularStocks: ListCapability = {
  page: hotStocks,
  titleMessage: stockMessages.popular,
  filter: 'sector',
  whole: allStockList,
};
