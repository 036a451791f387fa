import * as v from 'valibot';
import { quoteDetails } from '../changes.ts';
import { defineEndpoint } from '../endpoint.ts';
import { anything, code, id, name, nothing, priced, quoteFields } from '../fields.ts';
import { rowsOf } from '../row-schemas.ts';

/** A watched product: `assettype` is its asset source code as text, the same as the quote's `source`. */
const watchlistEntry = priced({
  ...quoteFields,
  id,
  classify: code,
  assettype: code,
});

export const watchlist = defineEndpoint({
  id: 'watchlist.list',
  method: 'GET',
  path: '/userSelfSecurity/selectSelfSelectionStocksData',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: rowsOf(watchlistEntry),
});

/** A quote says whether it is watched. */
const changedByWatching = ['watchlist.list', ...quoteDetails] as const;

/** Field names are the spec's (§7). One product is watched, not all of an instrument. Adding what is there changes nothing. */
export const watchlistSave = defineEndpoint({
  id: 'watchlist.save',
  method: 'POST',
  path: '/userSelfSecurity/save',
  kind: 'write',
  changes: changedByWatching,
  isIdempotent: true,
  access: 'signedIn',
  request: v.object({
    classify: id,
    assettype: id,
    securityName: name,
    secuCode: id,
    market: id,
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
  changes: changedByWatching,
  isIdempotent: true,
  access: 'signedIn',
  request: v.object({ id }),
  response: anything,
  isAssumed: false,
});

/** `market` and `assettype` say which of the entries with this code is meant: the spec's path has the code alone. */
export const watchlistDeleteByCode = defineEndpoint({
  id: 'watchlist.deleteByCode',
  method: 'POST',
  path: '/userSelfSecurity/deleteByStockCode/{stockCode}',
  kind: 'write',
  changes: changedByWatching,
  isIdempotent: true,
  access: 'signedIn',
  request: v.object({ stockCode: id, market: code, assettype: id }),
  response: anything,
});
