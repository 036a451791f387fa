import { assetPaths } from '#platform/address/asset-paths.ts';
import { routePaths } from '#platform/address/paths.ts';
import { assetRoutes, type AssetRouteName } from './asset-routes.ts';
import { money, notBuilt, screenOf, type DeskPart, type Route, type ScreenSource } from './route.ts';

export type RouteName = keyof typeof routePaths;
export const routeNames = Object.keys(routePaths) as readonly RouteName[];

/** The five bottom tabs, in order (spec §2). */
export const tabs = [
  'home',
  'markets',
  'watchlist',
  'trade',
  'profile',
] as const satisfies readonly RouteName[];
export type TabName = (typeof tabs)[number];

const open = { access: 'anonymous' } as const;
const guarded = { access: 'signedIn' } as const;
const openLater = { screen: 'notBuilt', access: 'anonymous' } as const;
const guardedLater = { screen: 'notBuilt', access: 'signedIn' } as const;
const moneyLater = { screen: 'notBuilt', ...money } as const;

const ofInstruments = assetRoutes(Object.values(assetPaths));

/** Lists beside those that classes have (asset-classes/further-lists). */
const lists = screenOf(
  'product',
  () => import('#features/product/index.ts'),
  ({ ProductListScreen }) => ProductListScreen,
);

const furtherList: Route = { ...open, desk: 'list', screen: lists };

type GeneralName = Exclude<RouteName, AssetRouteName>;

const generalRoutes: Readonly<Record<GeneralName, Route>> = {
  home: {
    ...open,
    desk: 'home',
    aliases: ['/'],
    screen: screenOf(
      'home',
      () => import('#features/home/index.ts'),
      ({ HomeScreen }) => HomeScreen,
    ),
  },
  markets: {
    ...open,
    desk: 'list',
    screen: screenOf(
      'markets',
      () => import('#features/markets/index.ts'),
      ({ MarketsScreen }) => MarketsScreen,
    ),
  },
  watchlist: {
    ...open,
    desk: 'list',
    screen: screenOf(
      'watchlist',
      () => import('#features/watchlist/index.ts'),
      ({ WatchlistScreen }) => WatchlistScreen,
    ),
  },
  trade: {
    ...open,
    desk: 'trade',
    screen: screenOf(
      'portfolio',
      () => import('#features/portfolio/index.ts'),
      ({ PortfolioScreen }) => PortfolioScreen,
    ),
  },
  profile: {
    ...open,
    screen: screenOf(
      'profile',
      () => import('#features/profile/index.ts'),
      ({ ProfileScreen }) => ProfileScreen,
    ),
  },

  ticketFollow: moneyLater,
  close: {
    ...money,
    desk: 'close',
    screen: screenOf(
      'ticket',
      () => import('#features/ticket/index.ts'),
      ({ CloseScreen }) => CloseScreen,
    ),
  },

  position: {
    ...guarded,
    desk: 'position',
    screen: screenOf(
      'portfolio',
      () => import('#features/portfolio/index.ts'),
      ({ PositionScreen }) => PositionScreen,
    ),
  },
  watchlistManage: {
    ...open,
    screen: screenOf(
      'watchlist',
      () => import('#features/watchlist/index.ts'),
      ({ ManageScreen }) => ManageScreen,
    ),
  },

  productFollow: openLater,
  productPopular: furtherList,
  productAgricultural: furtherList,

  login: {
    ...open,
    screen: screenOf(
      'auth',
      () => import('#features/auth/index.ts'),
      ({ LoginScreen }) => LoginScreen,
    ),
  },
  register: openLater,
  resetPassword: openLater,

  share: openLater,
  statement: {
    ...guarded,
    screen: screenOf(
      'statement',
      () => import('#features/statement/index.ts'),
      ({ StatementScreen }) => StatementScreen,
    ),
  },
  transfer: moneyLater,
  withdrawWallet: moneyLater,
  withdrawCard: moneyLater,
  deposit: moneyLater,
  depositFiat: moneyLater,
  depositWallet: moneyLater,
  depositRecord: moneyLater,

  settings: {
    ...open,
    screen: screenOf(
      'settings',
      () => import('#features/settings/index.ts'),
      ({ SettingsScreen }) => SettingsScreen,
    ),
  },
  security: guardedLater,
  loginPassword: guardedLater,
  payPassword: {
    ...guarded,
    screen: screenOf(
      'settings',
      () => import('#features/settings/index.ts'),
      ({ PayPasswordScreen }) => PayPasswordScreen,
    ),
  },
  cards: moneyLater,
  cardModify: moneyLater,
  walletModify: moneyLater,
  kyc: {
    ...guarded,
    screen: screenOf(
      'kyc',
      () => import('#features/kyc/index.ts'),
      ({ KycScreen }) => KycScreen,
    ),
  },
  idCard: guardedLater,
  passport: guardedLater,

  search: {
    ...open,
    screen: screenOf(
      'search',
      () => import('#features/search/index.ts'),
      ({ SearchScreen }) => SearchScreen,
    ),
  },
  notices: {
    ...guarded,
    desk: 'messages',
    screen: screenOf(
      'inbox',
      () => import('#features/inbox/index.ts'),
      ({ MessagesScreen }) => MessagesScreen,
    ),
  },
  noticeDetail: {
    ...guarded,
    desk: 'message',
    screen: screenOf(
      'inbox',
      () => import('#features/inbox/index.ts'),
      ({ MessageScreen }) => MessageScreen,
    ),
  },
  newsDetail: {
    ...open,
    desk: 'story',
    screen: screenOf(
      'news',
      () => import('#features/news/index.ts'),
      ({ NewsDetailScreen }) => NewsDetailScreen,
    ),
  },
  webview: {
    ...open,
    screen: screenOf(
      'webpage',
      () => import('#features/webpage/index.ts'),
      ({ WebPageScreen }) => WebPageScreen,
    ),
  },
  service: guardedLater,
  loan: moneyLater,
  blockPermission: {
    ...guarded,
    screen: screenOf(
      'permission',
      () => import('#features/permission/index.ts'),
      ({ BlockPermissionScreen }) => BlockPermissionScreen,
    ),
  },
};

/** Every route of the spec (spec §2), by the name of its path; those of instruments as their classes have them. */
export const routes = Object.fromEntries(
  routeNames.map((name) => [name, ofInstruments.get(routePaths[name]) ?? generalRoutes[name as GeneralName]]),
) as Readonly<Record<RouteName, Route>>;

/** Every address a route answers to, its own first. */
export function addressesOf(name: RouteName): readonly string[] {
  return [routePaths[name], ...(routes[name].aliases ?? [])];
}

/** The route of an address without its query; null where the app has none. */
export function routeOf(pathname: string): RouteName | null {
  return routeNames.find((name) => addressesOf(name).includes(pathname)) ?? null;
}

/** The screen of the link that an event is about. */
export function linkedRoute(target: EventTarget | null): RouteName | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return routeOf(link?.hash.slice(1).split('?')[0] ?? '');
}

/** The tab whose part of the app an address belongs to, by the word after `/pages/`. */
const tabOfFamily: ReadonlyMap<string, TabName> = new Map([
  ['home', 'home'],
  ['news', 'home'],
  ['market', 'markets'],
  ['quote', 'markets'],
  ['product', 'markets'],
  ['hkstock', 'markets'],
  ['search', 'markets'],
  ['watchlist', 'watchlist'],
  ['trade', 'trade'],
  ['payment', 'trade'],
]);

/** Which tab a screen belongs to; what is about the person belongs to the account. */
export function tabOf(name: RouteName): TabName {
  return tabOfFamily.get(routePaths[name].split('/')[2] ?? '') ?? 'profile';
}

export function isTab(name: RouteName): name is TabName {
  return (tabs as readonly RouteName[]).includes(name);
}

/** What is chosen from. */
const listParts: readonly (DeskPart | undefined)[] = ['home', 'list', 'trade', 'messages'];

/** Whether instruments, positions or texts are chosen there. */
export function isList(name: RouteName): boolean {
  const { desk, screen } = routes[name];
  return listParts.includes(desk) && screen !== 'notBuilt';
}

/** Whether other screens may be beside it on a wide window; which ones, `desk/panes.ts` says. */
export function hasDesk(name: RouteName): boolean {
  const { desk, screen } = routes[name];
  return desk !== undefined && desk !== 'home' && screen !== 'notBuilt';
}

/** What a route shows. */
export function sourceOf(name: RouteName): ScreenSource {
  const { screen } = routes[name];
  return screen === 'notBuilt' ? notBuilt : screen;
}
