/** Market calls of the screens that follow: lists by product, futures, forex, IPOs. */
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import {
  code,
  instrumentRequest,
  nothing,
  nullish,
  pageOf,
  pageRequest,
  quote,
  unsettledList,
  unsettledPage,
} from '../fields.ts';
import { rowsOf } from '../row-schemas.ts';

/** Every Hong Kong stock. */
export const hkStockList = defineEndpoint({
  id: 'market.hkStockList',
  method: 'GET',
  path: '/hk_st/all_stock_list',
  kind: 'read',
  access: 'anonymous',
  request: v.object(pageRequest),
  response: pageOf(quote),
});

/** Stocks of one list. */
export const stockList = defineEndpoint({
  id: 'market.stockList',
  method: 'GET',
  path: '/m_ft/stock_list',
  kind: 'read',
  access: 'anonymous',
  request: v.object(pageRequest),
  response: pageOf(quote),
});

/** Every US stock. */
export const allStockList = defineEndpoint({
  id: 'market.allStockList',
  method: 'GET',
  path: '/m_ft/all_stock_list',
  kind: 'read',
  access: 'anonymous',
  request: v.object(pageRequest),
  response: pageOf(quote),
});

/** Stocks much asked for: the popular-products screen. */
export const hotStocks = defineEndpoint({
  id: 'market.hotStocks',
  method: 'GET',
  path: '/m_ft/hot_stock',
  kind: 'read',
  access: 'anonymous',
  request: v.object(pageRequest),
  response: pageOf(quote),
});

/** Agricultural goods, metals, energy. */
export const futuresList = defineEndpoint({
  id: 'market.futuresList',
  method: 'GET',
  path: '/m_ft/futures_list',
  kind: 'read',
  access: 'anonymous',
  request: v.object(pageRequest),
  response: pageOf(quote),
});

/** Leading currency pairs. */
export const forexIndex = defineEndpoint({
  id: 'market.forexIndex',
  method: 'GET',
  path: '/m_ft/forex_index',
  kind: 'read',
  access: 'anonymous',
  request: nothing,
  response: rowsOf(quote),
});

export const forexList = defineEndpoint({
  id: 'market.forexList',
  method: 'GET',
  path: '/m_ft/forex_list',
  kind: 'read',
  access: 'anonymous',
  request: v.object(pageRequest),
  response: pageOf(quote),
});

/** Latest trades of a crypto instrument. */
export const cryptoTrades = defineEndpoint({
  id: 'market.cryptoTrades',
  method: 'GET',
  path: '/crypto/trades',
  kind: 'read',
  access: 'anonymous',
  request: v.object(instrumentRequest),
  response: unsettledList,
  refusals: ['notFound'],
});

/** Stocks of the pre-market auction. */
export const preMarketList = defineEndpoint({
  id: 'market.preMarketList',
  method: 'POST',
  path: '/m_ft/preMarketList',
  kind: 'read',
  access: 'anonymous',
  request: v.object(pageRequest),
  response: unsettledPage,
});

/** New shares: a single page (spec §7), so nothing is asked for by page. */
export const ipoList = defineEndpoint({
  id: 'market.ipoList',
  method: 'GET',
  path: '/m_ft/webull/new/stock',
  kind: 'read',
  access: 'anonymous',
  request: nothing,
  response: pageOf(
    v.looseObject({
      listDate: nullish(v.union([code, v.number()])),
      purchaseEndDate: nullish(v.union([code, v.number()])),
    }),
  ),
});
