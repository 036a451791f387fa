/** Routes of instruments, as their classes have them (ADR 20). */
import type { AssetClass } from '@meridian/api';
import type { assetPaths, AssetPaths, AssetScreen } from '#platform/address/asset-paths.ts';
import { routePaths } from '#platform/address/paths.ts';
import { ipo, product, quote, ticket } from './features.ts';
import { money, type Route, type ScreenSource } from './route.ts';

type PathsUnder<Paths, Key extends string> = Paths extends { readonly [K in Key]: infer Under }
  ? Under[keyof Under]
  : never;
type PathsIn<Paths> = Extract<Paths[keyof Paths], string> | PathsUnder<Paths, 'own'>;
type PathOf<C extends AssetClass> = C extends AssetClass ? PathsIn<(typeof assetPaths)[C]> : never;

/** Names of the routes that asset classes have. */
export type AssetRouteName = {
  [Name in keyof typeof routePaths]: (typeof routePaths)[Name] extends PathOf<AssetClass> ? Name : never;
}[keyof typeof routePaths];

const ordered = ticket('TicketScreen');

/** One screen for all classes; whose it is, it reads from its address. */
const screens: Readonly<Record<AssetScreen, ScreenSource>> = {
  list: product('ProductListScreen'),
  quote: quote('QuoteScreen'),
  ticket: ordered,
  subscribe: ordered,
};

/** Screens of a class's own. An offer has no quote yet: it is looked at where it is subscribed to. */
const ownScreens: Readonly<Record<'list' | 'subscribe', Route>> = {
  list: { access: 'anonymous', desk: 'offers', screen: ipo('OffersScreen') },
  subscribe: { ...money, desk: 'offer', screen: ipo('OfferScreen') },
};

const ordering = { ...money, desk: 'ticket' } as const;

/** Visitors may look (DECISIONS 15); where money moves, one signs in. */
const rows = {
  list: { access: 'anonymous', desk: 'list' },
  quote: { access: 'anonymous', desk: 'quote' },
  ticket: ordering,
  subscribe: ordering,
} as const;

const names = Object.keys(rows) as readonly AssetScreen[];

/** A ticket like any other, and in IPO mode the subscription to an offer (DECISIONS 7): both features' texts. */
const hongKongOrder: ScreenSource = {
  load: () => import('./HongKongOrder.tsx'),
  texts: ['ticket', 'ipo'],
  names: ['TicketScreen', 'OfferScreen'],
};

/** The routes of classes, by path. A screen that classes share goes before one of a class's own at the same path. */
export function assetRoutes(classes: readonly AssetPaths<string>[]): ReadonlyMap<string, Route> {
  const routesOf = (paths: AssetPaths<string>): readonly [string, Route][] =>
    names.flatMap((name): [string, Route][] => {
      const path = paths[name];
      const screen = path === routePaths.ticketHkStock ? hongKongOrder : screens[name];
      return path ? [[path, { ...rows[name], screen }]] : [];
    });
  const own = ({ own: paths = {} }: AssetPaths<string>): readonly [string, Route][] =>
    (['list', 'subscribe'] as const).flatMap((name): [string, Route][] => {
      const path = paths[name];
      return path ? [[path, ownScreens[name]]] : [];
    });
  return new Map([...classes.flatMap(own), ...classes.flatMap(routesOf)]);
}
