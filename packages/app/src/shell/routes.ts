import { assetPaths } from '#platform/address/asset-paths.ts';
import { routePaths } from '#platform/address/paths.ts';
import { assetRoutes, type AssetRouteName } from './asset-routes.ts';
import {
  auth,
  deposit,
  follow,
  home,
  inbox,
  kyc,
  loan,
  markets,
  news,
  payout,
  permission,
  portfolio,
  product,
  profile,
  search,
  service,
  settings,
  statement,
  ticket,
  transfer,
  watchlist,
  webpage,
  withdraw,
} from './features.ts';
import { money, type DeskPart, type Route, type ScreenSource } from './route.ts';

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

const ofInstruments = assetRoutes(Object.values(assetPaths));

/** Lists beside those that classes have (asset-classes/further-lists). */
const furtherList: Route = { ...open, desk: 'list', screen: product('ProductListScreen') };

type GeneralName = Exclude<RouteName, AssetRouteName>;

const generalRoutes: Readonly<Record<GeneralName, Route>> = {
  home: {
    ...open,
    desk: 'home',
    aliases: ['/'],
    screen: home('HomeScreen'),
  },
  markets: {
    ...open,
    desk: 'list',
    screen: markets('MarketsScreen'),
  },
  watchlist: {
    ...open,
    desk: 'list',
    screen: watchlist('WatchlistScreen'),
  },
  trade: {
    ...open,
    desk: 'trade',
    screen: portfolio('PortfolioScreen'),
  },
  profile: { ...open, screen: profile('ProfileScreen') },

  ticketFollow: { ...money, desk: 'following', screen: follow('FollowPaymentScreen') },
  close: {
    ...money,
    desk: 'close',
    screen: ticket('CloseScreen'),
  },

  margin: {
    ...money,
    desk: 'close',
    screen: ticket('MarginScreen'),
  },

  position: {
    ...guarded,
    desk: 'position',
    screen: portfolio('PositionScreen'),
  },
  watchlistManage: {
    ...open,
    screen: watchlist('ManageScreen'),
  },

  productFollow: { ...open, desk: 'follows', screen: follow('FollowScreen') },
  productPopular: furtherList,
  productAgricultural: furtherList,

  login: { ...open, screen: auth('LoginScreen') },
  register: {
    ...open,
    screen: auth('RegisterScreen'),
  },
  resetPassword: {
    ...open,
    screen: auth('ResetPasswordScreen'),
  },

  share: {
    ...open,
    screen: profile('ShareScreen'),
  },
  statement: {
    ...guarded,
    screen: statement('StatementScreen'),
  },
  transfer: {
    ...money,
    screen: transfer('TransferScreen'),
  },
  withdrawWallet: { ...money, screen: withdraw('WalletScreen') },
  withdrawCard: { ...money, screen: withdraw('BankCardScreen') },
  deposit: {
    ...money,
    screen: deposit('DepositScreen'),
  },
  depositFiat: {
    ...money,
    screen: deposit('FiatScreen'),
  },
  depositWallet: {
    ...money,
    screen: deposit('WalletScreen'),
  },
  depositRecord: {
    ...money,
    screen: deposit('RecordsScreen'),
  },

  settings: {
    ...open,
    screen: settings('SettingsScreen'),
  },
  security: {
    ...guarded,
    screen: settings('SecurityScreen'),
  },
  loginPassword: {
    ...guarded,
    screen: settings('LoginPasswordScreen'),
  },
  payPassword: {
    ...guarded,
    screen: settings('PayPasswordScreen'),
  },
  cards: { ...money, screen: payout('AccountsScreen') },
  cardModify: { ...money, screen: payout('CardScreen') },
  walletModify: { ...money, screen: payout('WalletScreen') },
  kyc: {
    ...guarded,
    screen: kyc('KycScreen'),
  },
  idCard: {
    ...guarded,
    screen: kyc('IdCardScreen'),
  },
  passport: {
    ...guarded,
    screen: kyc('PassportScreen'),
  },

  search: {
    ...open,
    screen: search('SearchScreen'),
  },
  notices: {
    ...guarded,
    desk: 'messages',
    screen: inbox('MessagesScreen'),
  },
  noticeDetail: {
    ...guarded,
    desk: 'message',
    screen: inbox('MessageScreen'),
  },
  newsDetail: {
    ...open,
    desk: 'story',
    screen: news('NewsDetailScreen'),
  },
  webview: {
    ...open,
    screen: webpage('WebPageScreen'),
  },
  service: {
    ...guarded,
    screen: service('ServiceScreen'),
  },
  loan: { ...money, screen: loan('LoanScreen') },
  blockPermission: {
    ...guarded,
    screen: permission('BlockPermissionScreen'),
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

/** An address inside the app, in its parts. */
export interface Address {
  readonly pathname: string;
  /** With its question mark; empty where nothing is asked. */
  readonly search: string;
}

/** What an address is on a desk: a list and what is chosen there may be one route, and so may a ticket and an offer. */
export function partOf({ pathname, search }: Address): DeskPart | undefined {
  const name = routeOf(pathname);
  if (name === null) return undefined;
  const { desk } = routes[name];
  const query = new URLSearchParams(search);
  if (desk === 'follows' && (query.has('id') || query.has('order'))) return 'followed';
  const isOffer = name === 'ticketHkStock' && query.get('source') === String(assetPaths.newStock.source);
  return isOffer ? 'offer' : desk;
}

/** What is chosen from. */
const listParts: readonly (DeskPart | undefined)[] = [
  'home',
  'list',
  'trade',
  'messages',
  'offers',
  'follows',
];

/** Whether instruments, positions, offers or texts are chosen there. */
export function isList(address: Address): boolean {
  return listParts.includes(partOf(address));
}

/** Whether other screens may be beside it on a wide window; which ones, `desk/panes.ts` says. */
export function hasDesk(name: RouteName): boolean {
  const { desk } = routes[name];
  return desk !== undefined && desk !== 'home';
}

/** What a route shows. */
export function sourceOf(name: RouteName): ScreenSource {
  return routes[name].screen;
}
