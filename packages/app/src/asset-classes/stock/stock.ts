import { allStockList, createStockOrder, hotStocks } from '@meridian/api';
import { assetPaths } from '#platform/address/asset-paths.ts';
import type { AssetClassOf, ListCapability } from '../definition.ts';
import { shareQuote } from '../share-quote.ts';
import { stockMessages } from './stock.messages.ts';

export const stock: AssetClassOf<'stock'> = {
  paths: assetPaths.stock,
  labelMessage: stockMessages.label,
  quote: shareQuote,
  ticket: {
    createOrder: createStockOrder,
    fields: ['direction', 'orderType', 'limitPrice', 'quantity', 'leverage'],
  },
  holding: { walletType: 'STOCK', quantity: { unitMessage: stockMessages.unit, unitOf: (code) => code } },
};

/** What most people trade; all US stocks are one press away. The markets screen lists them by exchange. */
export const popularStocks: ListCapability = {
  page: hotStocks,
  titleMessage: stockMessages.popular,
  filter: 'sector',
  whole: allStockList,
};
