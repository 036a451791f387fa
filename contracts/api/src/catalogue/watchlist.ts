import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { anything, nothing, quoteFields } from '../fields.ts';

export const watchlistEntry = v.object({
  ...quoteFields,
  id: v.string(),
  classify: v.string(),
  assettype: v.string(),
});
export type WatchlistEntry = v.InferOutput<typeof watchlistEntry>;

export const watchlist = defineEndpoint({
  id: 'watchlist.list',
  method: 'GET',
  path: '/userSelfSecurity/selectSelfSelectionStocksData',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: v.array(watchlistEntry),
});

/** Field names are the spec's (§7). `assettype` is the asset source code as text. Adding what is there changes nothing. */
export const watchlistSave = defineEndpoint({
  id: 'watchlist.save',
  method: 'POST',
  path: '/userSelfSecurity/save',
  kind: 'write',
  isIdempotent: true,
  access: 'signedIn',
  request: v.object({
    classify: v.string(),
    assettype: v.string(),
    securityName: v.string(),
    secuCode: v.string(),
    market: v.string(),
  }),
  response: anything,
  refusals: ['notFound'],
  isAssumed: false,
});

export const watchlistDelete = defineEndpoint({
  id: 'watchlist.delete',
  method: 'POST',
  path: '/userSelfSecurity/delete/{id}',
  kind: 'write',
  isIdempotent: true,
  access: 'signedIn',
  request: v.object({ id: v.string() }),
  response: anything,
  isAssumed: false,
});

export const watchlistDeleteByCode = defineEndpoint({
  id: 'watchlist.deleteByCode',
  method: 'POST',
  path: '/userSelfSecurity/deleteByStockCode/{stockCode}',
  kind: 'write',
  isIdempotent: true,
  access: 'signedIn',
  request: v.object({ stockCode: v.string() }),
  response: anything,
  isAssumed: false,
});
