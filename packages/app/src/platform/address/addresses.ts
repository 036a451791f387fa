import type { AssetSource, HelpTopic, TradeDirection } from '@meridian/api';
import { listPath, pathsOf, quotePath, ticketPath } from './asset-paths.ts';
import { routePaths } from './paths.ts';

interface Named {
  readonly source: AssetSource;
  readonly market: string;
  readonly name: string;
}

/** An instrument as lists have it: quotes, positions and orders are of this shape. */
type Instrument = Named & { readonly stock_code: string };

/** An instrument as an address names it (spec §2: name, code, source, market, direction). */
export interface InstrumentParams extends Named {
  /** Empty where the address names no instrument; the backend then knows none. */
  readonly code: string;
  readonly direction: TradeDirection;
}

type InstrumentAddress = Instrument | InstrumentParams;

/** A position or an order, as the detail screen receives it (spec §2). `type` is the trade tab it came from. */
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
    withQuery(quotePath(pathsOf(instrument.source)), instrumentQuery(instrument)),
  ticket: (instrument: InstrumentAddress, direction: TradeDirection) =>
    withQuery(ticketPath(pathsOf(instrument.source)), {
      ...instrumentQuery(instrument),
      direction: String(direction),
    }),
  /** The ticket that adds to a position: its direction and leverage are the position's. */
  addTo: (position: PositionAddress, direction: TradeDirection) =>
    withQuery(ticketPath(pathsOf(position.source)), {
      ...instrumentQuery(position),
      direction: String(direction),
      position: position.id,
    }),
  position: (position: PositionAddress) => withQuery(routePaths.position, positionQuery(position)),
  close: (position: PositionAddress) => withQuery(routePaths.close, positionQuery(position)),
  /** Where margin is added to a position, or its leverage raised. */
  margin: (position: PositionAddress) => withQuery(routePaths.margin, positionQuery(position)),
  login: (returnTo?: string) => withQuery(routePaths.login, { returnTo }),
  register: (inviteCode?: string) => withQuery(routePaths.register, { inviteCode }),
  resetPassword: () => routePaths.resetPassword,
  kyc: (returnTo?: string) => withQuery(routePaths.kyc, { returnTo }),
  idCard: (returnTo?: string) => withQuery(routePaths.idCard, { returnTo }),
  passport: (returnTo?: string) => withQuery(routePaths.passport, { returnTo }),
  /** Setting or changing the transaction password, and back to where the user was. */
  paypwd: (returnTo?: string) => withQuery(routePaths.payPassword, { returnTo }),
  settings: () => routePaths.settings,
  statement: (walletType?: string) => withQuery(routePaths.statement, { wallet: walletType }),
  /** With a topic its questions and answers are open. */
  service: (topic?: HelpTopic) => withQuery(routePaths.service, { topic }),
  /** `keyword` fills the field: "no such instrument" leads there with what was asked for. */
  search: (keyword?: string) => withQuery(routePaths.search, { keyword }),
  news: (id: string) => withQuery(routePaths.newsDetail, { id }),
  list: listPath,
  deposit: () => routePaths.deposit,
  /** By wallet: the currency and network chosen, and the amount; of a failed one that is sent again all of it. */
  depositWallet: (filled: DepositFilled = {}) => withQuery(routePaths.depositWallet, { ...filled }),
  depositFiat: (filled: Omit<DepositFilled, 'network'> = {}) =>
    withQuery(routePaths.depositFiat, { ...filled }),
  depositRecord: () => routePaths.depositRecord,
  /** To a digital wallet, which is what Home leads to (spec §2). */
  withdraw: () => routePaths.withdrawWallet,
  withdrawCard: () => routePaths.withdrawCard,
  /** What became of a withdrawal, of either kind. */
  withdrawal: (id: string) => withQuery(routePaths.withdrawWallet, { id }),
  /** Bank cards and digital wallets to withdraw to. */
  payoutAccounts: () => routePaths.cards,
  /** Without an id a new one is added. */
  cardModify: (id?: string, returnTo?: string) => withQuery(routePaths.cardModify, { id, returnTo }),
  walletModify: (id?: string, returnTo?: string) => withQuery(routePaths.walletModify, { id, returnTo }),
  /** To the wallet that lacks money, with what it lacks filled in, and back to the form that lacks it. */
  transfer: (to?: string, amount?: string, returnTo?: string) =>
    withQuery(routePaths.transfer, { to, amount, returnTo }),
  loan: () => routePaths.loan,
  manageWatchlist: () => routePaths.watchlistManage,
} as const;

interface DepositFilled {
  readonly currency?: string;
  readonly network?: string;
  readonly amount?: string;
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

/** An address with what is known of its query: for links that home and the shell do not need. */
export function withQuery(path: string, query: Query): string {
  const named = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return named.length === 0 ? path : `${path}?${new URLSearchParams(named).toString()}`;
}
