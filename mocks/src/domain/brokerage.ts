import { maxImageBytes, type Gate } from '@meridian/api';
import { canonicalJson } from '#kernel/index.ts';
import { createDividendBook, splitsIn } from './companies/index.ts';
import type { CorporateAction, DividendBook } from './companies/index.ts';
import { newsroomHost } from './content/index.ts';
import type { PublishedArticle } from './content/index.ts';
import type { Deposits } from './deposits/index.ts';
import type { EmailCodes } from './email-codes/index.ts';
import type { Files } from './files/index.ts';
import type { Copies, Follows } from './follow/index.ts';
import { createInbox } from './inbox/index.ts';
import type { Inbox, Notice } from './inbox/index.ts';
import type { Subscriptions } from './ipo/index.ts';
import { createLedger, openWallets } from './ledger/index.ts';
import type { Ledger } from './ledger/index.ts';
import type { Loans } from './loans/index.ts';
import { catalogue, openMarket, Sources } from './market/index.ts';
import type { InstrumentKey, Market } from './market/index.ts';
import { createTradingState } from './orders/index.ts';
import type { TradingState } from './orders/index.ts';
import type { PayoutAccounts } from './payouts/index.ts';
import type { Requests } from './requests/index.ts';
import type { ServiceApplications } from './services/index.ts';
import type { User, Users } from './session/index.ts';
import type { Transfers } from './transfers/index.ts';
import type { Withdrawals } from './withdrawals/index.ts';
import { createWatchlist } from './watchlist/index.ts';
import type { Watchlist } from './watchlist/index.ts';

/** Who is using the app when a scenario begins: what is in the app's storage under `token`. */
interface OpeningSession {
  readonly userId: string;
  readonly token: string;
}

/** The forms in which a backend says that a token is worth nothing: by its envelope, or by the HTTP status of a gateway before it. */
export const sessionRefusals = ['envelope401', 'envelope403', 'http401', 'http403'] as const;
export type SessionRefusal = (typeof sessionRefusals)[number];

/** Everything the simulated brokerage knows. Changed by commands and by time alone. */
export interface Brokerage {
  readonly seed: string;
  /** Address of the world on its host: a token is good in one world only. */
  readonly worldId: string;
  /** A pure function of the seed and of the splits that facts have announced, so no part of the state that is compared and saved. */
  readonly market: Market;
  readonly ledger: Ledger;
  readonly trading: TradingState;
  readonly payoutAccounts: PayoutAccounts;
  readonly requests: Requests;
  readonly serviceApplications: ServiceApplications;
  readonly subscriptions: Subscriptions;
  readonly transfers: Transfers;
  readonly follows: Follows;
  readonly copies: Copies;
  readonly users: Users;
  readonly watchlists: Map<string, Watchlist>;
  readonly inboxes: Map<string, Inbox>;
  readonly files: Files;
  readonly emailCodes: EmailCodes;
  readonly deposits: Deposits;
  readonly withdrawals: Withdrawals;
  readonly loans: Loans;
  session: OpeningSession | null;
  /** `empty`: lists, indices and news have nothing to show. */
  listings: 'full' | 'empty';
  /** `empty`: no new shares are offered. Subscriptions that were made go on. */
  newIssues: 'full' | 'empty';
  /** Currencies that can be deposited at present. */
  depositMethods: 'all' | readonly string[];
  /** Institutions that take money at present, by id. */
  agencies: 'all' | readonly string[];
  /** Currencies and networks that nothing is withdrawn in or over at present. */
  closedWithdrawals: readonly string[];
  /** `empty`: the newsroom has brought out nothing. Announced stories are there all the same. */
  news: 'full' | 'empty';
  /** `empty`: customer service has published no questions and answers. */
  help: 'full' | 'empty';
  /** Stories that a fact has published, oldest first: for what the newsroom never writes. */
  readonly articles: PublishedArticle[];
  /** What facts have companies announce, besides what the seed has. */
  readonly corporateActions: CorporateAction[];
  readonly dividends: DividendBook;
  /** World ms of a company's last announcement sent, by its share. */
  readonly corporateNewsSentAt: Map<InstrumentKey, number>;
  /** World ms of a share's last split that was carried out for those who held or ordered it. */
  readonly splitsMadeAt: Map<InstrumentKey, number>;
  /** What facts have the house announce. */
  readonly notices: Notice[];
  /** Hosts whose pages the app may show inside itself. */
  webHosts: readonly string[];
  /** Features that ask for verified identity first (DECISIONS 16). */
  gates: Readonly<Record<Gate, boolean>>;
  /** Largest image that is taken, in bytes. */
  uploadLimitBytes: number;
  /** Names of instruments and people are as long as names get. */
  hasLongNames: boolean;
  /** Whether instruments come with the address of a logo. */
  hasLogos: boolean;
  /** Markets whose prices are shown late, by their rule. */
  delayedMarkets: readonly string[];
  /** How a worthless token is refused. */
  sessionRefusal: SessionRefusal;
  /** World ms up to which everything due has happened. */
  livedUntil: number;
}

export function createBrokerage(seed: string, startTime: number, worldId: string): Brokerage {
  const corporateActions: CorporateAction[] = [];
  return {
    seed,
    worldId,
    market: marketOf({ seed, corporateActions }),
    ledger: createLedger(),
    trading: createTradingState(),
    payoutAccounts: new Map(),
    requests: new Map(),
    serviceApplications: new Map(),
    subscriptions: new Map(),
    transfers: new Map(),
    follows: new Map(),
    copies: new Map(),
    users: new Map(),
    watchlists: new Map(),
    inboxes: new Map(),
    files: new Map(),
    emailCodes: new Map(),
    deposits: new Map(),
    withdrawals: new Map(),
    loans: new Map(),
    session: null,
    listings: 'full',
    newIssues: 'full',
    depositMethods: 'all',
    agencies: 'all',
    closedWithdrawals: [],
    news: 'full',
    help: 'full',
    articles: [],
    notices: [],
    corporateActions,
    dividends: createDividendBook(),
    corporateNewsSentAt: new Map(),
    splitsMadeAt: new Map(),
    webHosts: [newsroomHost, 'help.meridian.example'],
    gates: { withdraw: true, ipo: true, follow: true, loan: true },
    uploadLimitBytes: maxImageBytes,
    hasLongNames: false,
    hasLogos: false,
    delayedMarkets: [],
    sessionRefusal: 'envelope401',
    livedUntil: startTime,
  };
}

/** Everything but what follows from the seed. */
export type BrokerageData = Omit<Brokerage, 'market'>;

/** The state without its market: plain data, which can be copied and set down. */
export function dataOfBrokerage({ market: _market, ...data }: Brokerage): BrokerageData {
  return data;
}

/** A brokerage of data that is from then on its own. */
export function restoreBrokerage(data: BrokerageData): Brokerage {
  return { ...data, market: marketOf(data) };
}

/** Canonical text of the state: equal brokerages give equal bytes. */
export function serialiseBrokerage(state: Brokerage): string {
  return canonicalJson(dataOfBrokerage(state));
}

/** Takes a customer on: nine empty wallets, an empty watchlist and an empty inbox. */
export function addUser(state: Brokerage, user: User): void {
  state.users.set(user.id, user);
  openWallets(state.ledger, user.id);
  state.watchlists.set(user.id, createWatchlist());
  state.inboxes.set(user.id, createInbox());
}

/** @throws RangeError for a customer the brokerage does not have. */
export function watchlistOf(state: Pick<Brokerage, 'watchlists'>, userId: string): Watchlist {
  const list = state.watchlists.get(userId);
  if (list === undefined) throw new RangeError(`no customer "${userId}"`);
  return list;
}

/** @throws RangeError for a customer the brokerage does not have: commands are given for known ones only. */
export function userOf(state: Pick<Brokerage, 'users'>, userId: string): User {
  const user = state.users.get(userId);
  if (user === undefined) throw new RangeError(`no customer "${userId}"`);
  return user;
}

/** The market of one world: what it has of its own is which shares are split. */
function marketOf({ seed, corporateActions }: Pick<Brokerage, 'seed' | 'corporateActions'>): Market {
  return openMarket(sourcesOf(seed), splitsIn(seed, corporateActions));
}

/** Worlds of one seed share what their prices are read from as long as one of them is there: its caches are worth keeping, and heavy. */
const shared = new Map<string, WeakRef<Sources>>();

const forgotten = new FinalizationRegistry<string>((seed) => {
  if (shared.get(seed)?.deref() === undefined) shared.delete(seed);
});

/** The one that was asked for last stays: the next world mostly has its seed. */
let latest: Sources | undefined;

function sourcesOf(seed: string): Sources {
  latest = shared.get(seed)?.deref() ?? newSources(seed);
  return latest;
}

function newSources(seed: string): Sources {
  const sources = new Sources(seed, catalogue);
  shared.set(seed, new WeakRef(sources));
  forgotten.register(sources, seed);
  return sources;
}
