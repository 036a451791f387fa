import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { nothing, openWord, priced, quote, quoteFields } from '../fields.ts';
import { rowsOf } from '../row-schemas.ts';

/** An index with the region it represents. */
const indexQuote = priced({ ...quoteFields, region: openWord(['US', 'Europe', 'Asia']) });

export const globalIndex = defineEndpoint({
  id: 'market.globalIndex',
  method: 'GET',
  path: '/m_ft/global_index',
  kind: 'read',
  access: 'anonymous',
  request: nothing,
  response: rowsOf(indexQuote),
});

/** The home page's own lists: US stocks of the day, the European indexes, and stocks of the Asian exchanges. */
export const homeCustomList = defineEndpoint({
  id: 'market.homeCustomList',
  method: 'GET',
  path: '/m_ft/home_custom_list',
  kind: 'read',
  access: 'anonymous',
  request: nothing,
  response: v.object({ us: rowsOf(quote), europe: rowsOf(quote), asia: rowsOf(quote) }),
});
