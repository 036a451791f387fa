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
import { shareStatistics } from '../share-statistics.ts';
import { stockMessages } from './stock.messages.ts';

export const stock: AssetClassOf<'stock'> = {
  paths: assetPaths.stock,
  labelMessage: stockMessages.label,
  quote: {
    detail: stockDetail,
    kline: stockKline,
    classification: assetClassification.usStock,
    statistics: shareStatistics,
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
