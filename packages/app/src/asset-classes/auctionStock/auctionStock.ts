import { createAuctionStockOrder, preMarketList } from '@meridian/api';
import { assetPaths } from '#platform/address/asset-paths.ts';
import type { AssetClassOf } from '../definition.ts';
import { shareQuote } from '../share-quote.ts';
import { stockMessages } from '../stock/stock.messages.ts';
import { auctionStockMessages } from './auctionStock.messages.ts';

/**
 * Shares of US companies in the auction before each opening (ADR 63): ordered in its window alone, filled at its one price, held
 * apart from the same share and closed in the session. No order of it goes to the book.
 */
export const auctionStock: AssetClassOf<'auctionStock'> = {
  paths: assetPaths.auctionStock,
  labelMessage: auctionStockMessages.label,
  productMessage: auctionStockMessages.one,
  list: {
    page: preMarketList,
    titleMessage: auctionStockMessages.label,
    subtitleMessage: auctionStockMessages.opening,
  },
  quote: { ...shareQuote, hasOrderBook: false, auction: preMarketList },
  ticket: {
    createOrder: createAuctionStockOrder,
    fields: ['direction', 'orderType', 'limitPrice', 'quantity'],
  },
  holding: { walletType: 'STOCK', quantity: { unitMessage: stockMessages.unit, unitOf: (code) => code } },
};
