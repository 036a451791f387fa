import {
  assetSource,
  type AssetSource,
  maxIdLength,
  maxNameLength,
  type TradeDirection,
  tradeDirection,
} from '@meridian/api';
import { quotePaths, routePaths, ticketPaths } from './paths.ts';

interface Named {
  readonly source: AssetSource;
  readonly market: string;
  readonly name: string;
}

/** An instrument as lists have it: quotes, positions and orders are of this shape. */
export type Instrument = Named & { readonly stock_code: string };

/** An instrument as an address names it (spec §2: name, code, source, market, direction). */
export interface InstrumentParams extends Named {
  /** Empty where the address names no instrument; the backend then knows none. */
  readonly code: string;
  readonly direction: TradeDirection;
}

type InstrumentAddress = Instrument | InstrumentParams;

/** A position or an order, as the detail screen is told (spec §2). `type` is the trade tab it came from. */
export type PositionAddress = InstrumentAddress & { readonly id: string; readonly type?: number };
export type PositionParams = InstrumentParams & { readonly id: string; readonly type: number };

/** Addresses inside the app, without the `#`: for the router and for the design system's links. */
export const links = {
  home: () => routePaths.home,
  markets: () => routePaths.markets,
  watchlist: () => routePaths.watchlist,
  /** `tab` as in the spec's trade tab codes; 3 is follow investments (DECISIONS 10). */
  trade: (tab?: number) => withQuery(routePaths.trade, { tab: tab === undefined ? undefined : String(tab) }),
  profile: () => routePaths.profile,
  quote: (instrument: InstrumentAddress) =>
    withQuery(quotePaths[instrument.source], instrumentQuery(instrument)),
  ticket: (instrument: InstrumentAddress, direction: TradeDirection) =>
    withQuery(ticketPaths[instrument.source], {
      ...instrumentQuery(instrument),
      direction: String(direction),
    }),
  position: (position: PositionAddress) => withQuery(routePaths.position, positionQuery(position)),
  close: (position: PositionAddress) => withQuery(routePaths.close, positionQuery(position)),
  login: (returnTo?: string) => withQuery(routePaths.login, { returnTo }),
  register: () => routePaths.register,
  resetPassword: () => routePaths.resetPassword,
  kyc: (returnTo?: string) => withQuery(routePaths.kyc, { returnTo }),
  idCard: () => routePaths.idCard,
  passport: () => routePaths.passport,
  /** Setting or changing the transaction password, and back to where the user was. */
  paypwd: (returnTo?: string) => withQuery(routePaths.payPassword, { returnTo }),
  settings: () => routePaths.settings,
  statement: (walletType?: string) => withQuery(routePaths.statement, { wallet: walletType }),
  service: () => routePaths.service,
  search: () => routePaths.search,
  news: (id: string) => withQuery(routePaths.newsDetail, { id }),
  product: (product: keyof typeof productPaths) => productPaths[product],
  deposit: () => routePaths.deposit,
  withdraw: () => routePaths.withdrawWallet,
  transfer: () => routePaths.transfer,
  manageWatchlist: () => routePaths.watchlistManage,
} as const;

const productPaths = {
  follow: routePaths.productFollow,
  future: routePaths.productFuture,
  forex: routePaths.productForex,
  popular: routePaths.productPopular,
  blockTrade: routePaths.productBlockTrade,
  newStock: routePaths.productNewStock,
  agricultural: routePaths.productAgricultural,
  crypto: routePaths.productCrypto,
  auctionStock: routePaths.productAuctionStock,
  hkStock: routePaths.hkStocks,
} as const;

/** The instrument a screen's address names. A missing or unknown source is a stock, the spec's default (spec §2). */
export function parseInstrument(query: URLSearchParams): InstrumentParams {
  const code = shortText(query, 'code');
  return {
    source:
      Object.values(assetSource).find((known) => String(known) === query.get('source')) ?? assetSource.stock,
    code,
    market: shortText(query, 'market'),
    name: shortText(query, 'name', maxNameLength) || code,
    direction:
      query.get('direction') === String(tradeDirection.sell) ? tradeDirection.sell : tradeDirection.buy,
  };
}

/** What a field of an address says; nothing where it is longer than anything of that name: no screen stops over it. */
function shortText(query: URLSearchParams, field: string, maxLength = maxIdLength): string {
  const text = query.get(field) ?? '';
  return text.length > maxLength ? '' : text;
}

/** The position a detail or close screen was opened for. `type` is the trade tab it came from. */
export function parsePosition(query: URLSearchParams): PositionParams {
  return {
    ...parseInstrument(query),
    id: shortText(query, 'id'),
    type: Number(query.get('type')) || 0,
  };
}

/** Longer than any address this app makes, in characters. */
const maxReturnLength = 2_048;

/** Screens a person is led back to: every one of the app's but sign-in itself. */
const returnPaths: ReadonlySet<string> = new Set(
  ['/', ...Object.values(routePaths)].filter((path) => path !== routePaths.login),
);

/** Where to go back to: a screen of this app, by its path. A link from outside must not send anybody elsewhere. */
export function parseReturnTo(query: URLSearchParams): string | null {
  const returnTo = query.get('returnTo') ?? '';
  const [path = ''] = returnTo.split('?', 1);
  return returnTo.length <= maxReturnLength && returnPaths.has(path) ? returnTo : null;
}

function instrumentQuery(instrument: InstrumentAddress): Query {
  const { name, source, market } = instrument;
  return {
    name,
    code: 'code' in instrument ? instrument.code : instrument.stock_code,
    source: String(source),
    market,
  };
}

function positionQuery(position: PositionAddress): Query {
  const { id, type } = position;
  return { ...instrumentQuery(position), id, type: type === undefined ? undefined : String(type) };
}

type Query = Record<string, string | undefined>;

function withQuery(path: string, query: Query): string {
  const named = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return named.length === 0 ? path : `${path}?${new URLSearchParams(named).toString()}`;
}
