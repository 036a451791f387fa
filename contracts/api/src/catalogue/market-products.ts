/** Market calls of the screens that follow: IPOs and auctions, trades of coins. */
import * as v from 'valibot';
import { positiveDecimal } from '../decimal.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  code,
  id,
  instrumentRequest,
  nothing,
  nullish,
  openWord,
  pageOf,
  pageRequest,
  unsettledPage,
} from '../fields.ts';
import { maxTrades } from '../limits.ts';
import { rowsOf } from '../row-schemas.ts';
import { timestamp } from '../timestamp.ts';

/** One trade of the market: nobody's own. */
const trade = v.object({
  /** Tells it from the others of its instrument. */
  id,
  price: positiveDecimal,
  quantity: positiveDecimal,
  /** Which side was in a hurry: a buyer took what was offered, or a seller what was bid. */
  side: openWord(['buy', 'sell']),
  tradeTimestamp: timestamp,
});
export type Trade = v.InferOutput<typeof trade>;

/** Latest trades of a crypto instrument, newest first. */
export const cryptoTrades = defineEndpoint({
  id: 'market.cryptoTrades',
  method: 'GET',
  path: '/crypto/trades',
  kind: 'read',
  access: 'anonymous',
  request: v.object(instrumentRequest),
  response: rowsOf(trade, maxTrades),
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
