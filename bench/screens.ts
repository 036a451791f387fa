import { addressesOf, routeNames, type RouteName } from '@meridian/app/routes';
import type { ScenarioName } from '@meridian/mocks/names';

/** A screen of the demo as a person finds it, and how much of it may move. */
export interface MeasuredScreen {
  readonly name: string;
  readonly scenario: ScenarioName;
  /** Path and query behind the `#`. */
  readonly address: string;
  /** What goes wrong there, as `?fault=` says it. */
  readonly faults?: readonly string[];
  /** English where it is not said. */
  readonly language?: 'zh-Hans';
  /** Layout shift of a load or return, as the web's CLS counts it. */
  readonly limit: number;
}

const shiftLimit = 0.02;

const apple = new URLSearchParams({ name: 'Apple', code: 'AAPL', source: '0', market: 'NASDAQ' }).toString();
const bitcoin = new URLSearchParams({
  name: 'Bitcoin',
  code: 'BTCUSDT',
  source: '7',
  market: 'CRYPTO',
}).toString();

/** What an address must say for its screen to have something to show. */
const queries: Partial<Record<RouteName, string>> = {
  quoteStock: apple,
  quoteCrypto: bitcoin,
  quoteGlobalIndex: 'name=Dow&code=DJI&source=99&market=INDEX',
  quoteFuture: 'name=Gold&code=GC&source=3&market=COMEX',
  quoteForex: 'name=Euro&code=EURUSD&source=2&market=FOREX',
  quoteHkStock: 'name=Tencent&code=00700&source=11&market=HKEX',
  ticketStock: `${apple}&direction=0`,
  ticketCrypto: `${bitcoin}&direction=0`,
  close: `${apple}&type=0`,
  margin: `${apple}&type=0`,
  position: `${apple}&type=0`,
  statement: 'wallet=STOCK',
  noticeDetail: 'id=H-US-2026-11-26',
  // Of the newsroom, at the hour that the demo begins.
  newsDetail: `id=N${Math.floor(Date.parse('2026-11-18T15:30:00Z') / (47 * 60_000)) - 1}`,
  // Nothing is loaded from there: a host that is not allowed is named only.
  webview: `url=${encodeURIComponent('https://example.test/')}`,
};

/** Every call is answered, and none as it should be: no call is made again by itself, as it would be without a network. */
const everythingFails: readonly string[] = ['http=503@*'];

/** Tabs of a screen that load something else, and screens that are another picture to others, broken or empty. */
const others: readonly Omit<MeasuredScreen, 'limit'>[] = [
  { name: 'tradeClosed', scenario: 'trader', address: `${pathOf('trade')}?tab=1` },
  { name: 'tradeEntrusted', scenario: 'trader', address: `${pathOf('trade')}?tab=2` },
  ...(['home', 'markets', 'watchlist', 'trade', 'profile', 'quoteStock'] as const).map((name) => ({
    name: `${name}, visitor`,
    scenario: 'visitor' as const,
    address: addressOf(name),
  })),
  { name: 'home, newcomer', scenario: 'newcomer', address: addressOf('home') },
  ...(['home', 'trade', 'profile'] as const).map((name) => ({
    name: `${name}, failed`,
    scenario: 'trader' as const,
    address: addressOf(name),
    faults: everythingFails,
  })),
  { name: 'home, empty', scenario: 'empty-market', address: addressOf('home') },
  { name: 'trade, empty', scenario: 'funded', address: addressOf('trade') },
  { name: 'profile, empty', scenario: 'newcomer', address: addressOf('profile') },
  ...(['home', 'quoteStock', 'ticketStock'] as const).map((name) => ({
    name: `${name}, zh-Hans`,
    scenario: 'trader' as const,
    address: addressOf(name),
    language: 'zh-Hans' as const,
  })),
];

function pathOf(name: RouteName): string {
  return addressesOf(name)[0] ?? '/';
}

function addressOf(name: RouteName): string {
  const query = queries[name];
  return pathOf(name) + (query === undefined ? '' : `?${query}`);
}

/** Every screen of the app: signed in, and as a visitor where that is another picture. */
export const measuredScreens: readonly MeasuredScreen[] = [
  ...routeNames.map((name) => ({
    name,
    // A signed-in user is led away from these.
    scenario: name === 'login' || name === 'register' ? ('visitor' as const) : ('trader' as const),
    address: addressOf(name),
    limit: shiftLimit,
  })),
  ...others.map((screen) => ({ ...screen, limit: shiftLimit })),
];
