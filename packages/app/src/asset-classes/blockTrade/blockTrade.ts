import { allStockList, createBlockTrade, toDecimal } from '@meridian/api';
import { assetPaths } from '#platform/address/asset-paths.ts';
import { routePaths } from '#platform/address/paths.ts';
import type { AssetClassOf } from '../definition.ts';
import { shareQuote } from '../share-quote.ts';
import { stockMessages } from '../stock/stock.messages.ts';
import { blockTradeMessages } from './blockTrade.messages.ts';

/**
 * Shares of US companies in orders of at least 10,000 (spec §5): listed and quoted as shares, ordered apart with a permission and
 * without leverage, held and closed as a product of their own.
 */
export const blockTrade: AssetClassOf<'blockTrade'> = {
  paths: assetPaths.blockTrade,
  labelMessage: blockTradeMessages.label,
  productMessage: blockTradeMessages.one,
  permission: { service: 'blockTrade', path: routePaths.blockPermission },
  list: {
    page: allStockList,
    source: assetPaths.blockTrade.source,
    titleMessage: blockTradeMessages.label,
    subtitleMessage: blockTradeMessages.least,
    filter: 'sector',
  },
  quote: shareQuote,
  ticket: {
    createOrder: createBlockTrade,
    fields: ['direction', 'orderType', 'limitPrice', 'quantity'],
    rules: { minQuantity: toDecimal('10000'), reaches: 'largeOrder' },
  },
  holding: { walletType: 'STOCK', quantity: { unitMessage: stockMessages.unit, unitOf: (code) => code } },
};
