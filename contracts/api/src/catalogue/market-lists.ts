/** Lists of instruments by class. Rows are quotes with what their class has besides; which screen reads which: ADR 31. */
import * as v from 'valibot';
import { assetSource, futureProducts, sectors, usExchanges } from '../codes.ts';
import { positiveDecimal } from '../decimal.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  calendarDate,
  id,
  name,
  nothing,
  nullish,
  openWord,
  pageOf,
  priced,
  quote,
  quoteFields,
} from '../fields.ts';
import { sortedPageRequest } from '../list-fields.ts';
import { rowsOf } from '../row-schemas.ts';

/** A Hong Kong share in a list. */
const hkShareQuote = priced({
  ...quoteFields,
  /** Board lot, in shares: orders are whole multiples of it. */
  lotSize: nullish(positiveDecimal),
  /** The Chinese name under which the exchange lists it, in Traditional characters, whatever the reader's language. */
  chineseName: nullish(name),
});

/** A future in a list, at the price of its front month. */
const futureQuote = priced({
  ...quoteFields,
  product: openWord(futureProducts),
  /** The month traded: GCZ26. */
  contractCode: nullish(id),
  /** Last day on which that month is traded. */
  lastTradeDate: calendarDate,
});

/** Shares of one sector; of all where none is asked for. */
const shareRequest = { sector: v.optional(v.picklist(sectors)), ...sortedPageRequest };

/** Every Hong Kong stock. */
export const hkStockList = defineEndpoint({
  id: 'market.hkStockList',
  method: 'GET',
  path: '/hk_st/all_stock_list',
  kind: 'read',
  access: 'anonymous',
  request: v.object(shareRequest),
  response: pageOf(hkShareQuote),
});

/** Stocks of one US exchange. */
export const stockList = defineEndpoint({
  id: 'market.stockList',
  method: 'GET',
  path: '/m_ft/stock_list',
  kind: 'read',
  access: 'anonymous',
  request: v.object({ market: v.picklist(usExchanges), ...shareRequest }),
  response: pageOf(quote),
});

/** Every US stock, whichever its exchange. */
export const allStockList = defineEndpoint({
  id: 'market.allStockList',
  method: 'GET',
  path: '/m_ft/all_stock_list',
  kind: 'read',
  access: 'anonymous',
  /** As block trades the shares that take large orders (DECISIONS 49). */
  request: v.object({
    ...shareRequest,
    source: v.optional(v.picklist([assetSource.stock, assetSource.blockTrade])),
  }),
  response: pageOf(quote),
});

/** US stocks much asked for, the most wanted first. */
export const hotStocks = defineEndpoint({
  id: 'market.hotStocks',
  method: 'GET',
  path: '/m_ft/hot_stock',
  kind: 'read',
  access: 'anonymous',
  request: v.object(shareRequest),
  response: pageOf(quote),
});

/** Futures on goods: agricultural, metals, energy; all of them where no kind is asked for. */
export const futuresList = defineEndpoint({
  id: 'market.futuresList',
  method: 'GET',
  path: '/m_ft/futures_list',
  kind: 'read',
  access: 'anonymous',
  request: v.object({ product: v.optional(v.picklist(futureProducts)), ...sortedPageRequest }),
  response: pageOf(futureQuote),
});

/** Leading currency pairs, the most traded first. */
export const forexIndex = defineEndpoint({
  id: 'market.forexIndex',
  method: 'GET',
  path: '/m_ft/forex_index',
  kind: 'read',
  access: 'anonymous',
  request: nothing,
  response: rowsOf(quote),
});

/** Every currency pair, the leading ones first. */
export const forexList = defineEndpoint({
  id: 'market.forexList',
  method: 'GET',
  path: '/m_ft/forex_list',
  kind: 'read',
  access: 'anonymous',
  request: v.object(sortedPageRequest),
  response: pageOf(quote),
});
