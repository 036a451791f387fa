/** Market calls of the screens that follow: IPOs and auctions, trades of coins. */
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import {
  code,
  instrumentRequest,
  nothing,
  nullish,
  pageOf,
  pageRequest,
  unsettledList,
  unsettledPage,
} from '../fields.ts';

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
