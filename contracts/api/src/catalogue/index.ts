/**
 * Every call of the spec's section 7. For those who need all of them: handlers, faults, docs. The app takes single endpoints.
 * A call is named where it is defined, and nowhere else: what a file of a family exports is in here.
 */
import type { Endpoint } from '../endpoint.ts';
import * as auth from './auth.ts';
import * as authServices from './auth-services.ts';
import * as authStartUp from './auth-start-up.ts';
import * as contentArticles from './content-articles.ts';
import * as contentInbox from './content-inbox.ts';
import * as content from './content.ts';
import * as follow from './follow.ts';
import * as fundsAccounts from './funds/accounts.ts';
import * as fundsBalance from './funds/balance.ts';
import * as fundsMovements from './funds/movements.ts';
import * as fundsStatement from './funds/statement.ts';
import * as fundsWithdrawals from './funds/withdrawals.ts';
import * as funds from './funds/index.ts';
import * as marketFutures from './market-futures.ts';
import * as marketHome from './market-home.ts';
import * as marketLists from './market-lists.ts';
import * as marketProducts from './market-products.ts';
import * as marketQuotes from './market-quotes.ts';
import * as marketSearch from './market-search.ts';
import * as market from './market.ts';
import * as tradingOrders from './trading-orders.ts';
import * as tradingRecords from './trading-records.ts';
import * as trading from './trading.ts';
import * as upload from './upload.ts';
import * as watchlist from './watchlist.ts';

const files = [
  auth,
  authServices,
  authStartUp,
  market,
  marketHome,
  marketLists,
  marketProducts,
  marketSearch,
  marketFutures,
  marketQuotes,
  watchlist,
  trading,
  tradingOrders,
  tradingRecords,
  funds,
  fundsBalance,
  fundsStatement,
  fundsMovements,
  fundsWithdrawals,
  fundsAccounts,
  follow,
  content,
  contentArticles,
  contentInbox,
  upload,
] as const;

type ExportOf<File> = File extends unknown ? File[keyof File] : never;
type EveryEndpoint = Extract<ExportOf<(typeof files)[number]>, Endpoint>;

/** Each endpoint under its id, with its own types. */
export type Endpoints = { readonly [E in EveryEndpoint as E['id']]: E };
export type EndpointId = keyof Endpoints;
export type EndpointById<Id extends EndpointId> = Endpoints[Id];

const endpoints = files
  .flatMap((file) => Object.values<unknown>(file).filter(isEndpoint))
  // A module's exports have an order of their own, which is not the same on every host.
  .toSorted((a, b) => (a.id < b.id ? -1 : 1));

function isEndpoint(exported: unknown): exported is EveryEndpoint {
  return typeof exported === 'object' && exported !== null && 'path' in exported && 'kind' in exported;
}

// What the mapped type above says, `fromEntries` cannot; the list test holds the two together.
export const catalogue = Object.fromEntries(
  endpoints.map((endpoint) => [endpoint.id, endpoint]),
) as unknown as Endpoints;

/** All ids, by family and name. */
export const endpointIds: readonly EndpointId[] = endpoints.map((endpoint) => endpoint.id);
