import * as v from 'valibot';
import { quoteDetails } from '../changes.ts';
import { defineEndpoint } from '../endpoint.ts';
import { assetSources, type AssetSource } from '../codes.ts';
import { anything, code, hasPossiblePrices, id, name, nothing, nullish, quoteFields } from '../fields.ts';
import { rowsOf } from '../row-schemas.ts';

const {
  stock_code: _code,
  name: _name,
  market: _market,
  source: _source,
  currency: _currency,
  ...figures
} = quoteFields;

/**
 * A watched product under the names of spec §3; `assettype` is its asset source as text. The entry's id and the figures of its
 * quote come with it where the backend sends them (DECISIONS 48): an entry of the five names alone is a whole one, without a price.
 */
const watchlistEntry = v.pipe(
  v.object({
    classify: code,
    assettype: v.picklist(assetSources.map(String)),
    securityName: name,
    secuCode: id,
    market: id,
    id: nullish(id),
    ...figures,
    priceDecimals: nullish(figures.priceDecimals),
    selfSelectStatus: v.nullish(v.boolean(), true),
    marketStatus: nullish(figures.marketStatus),
    quoteTimestamp: nullish(figures.quoteTimestamp),
  }),
  v.transform(({ securityName, secuCode, assettype, ...entry }) => ({
    ...entry,
    stock_code: secuCode,
    name: securityName,
    source: Number(assettype) as AssetSource,
  })),
  v.check((entry) => hasPossiblePrices(entry), 'impossible price'),
);

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

/**
 * Removes the entries of a code. The spec's path has the code alone; `market` and `assettype` say which of them is meant, and where
 * they are left out all are (DECISIONS 48).
 */
export const watchlistDeleteByCode = defineEndpoint({
  id: 'watchlist.deleteByCode',
  method: 'POST',
  path: '/userSelfSecurity/deleteByStockCode/{stockCode}',
  kind: 'write',
  changes: changedByWatching,
  isIdempotent: true,
  access: 'signedIn',
  request: v.object({ stockCode: id, market: v.optional(code), assettype: v.optional(id) }),
  response: anything,
});
