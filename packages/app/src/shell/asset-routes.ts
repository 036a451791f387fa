/** Routes of instruments, as their classes have them (ADR 20). */
import type { AssetClass } from '@meridian/api';
import type { assetPaths, AssetPaths, AssetScreen } from '#platform/asset-paths.ts';
import type { routePaths } from '#platform/paths.ts';
import { screenOf, type Route, type ScreenSource } from './route.ts';

type PathsIn<Paths> = Paths extends { readonly planned: infer Planned }
  ? Extract<Paths[keyof Paths], string> | Planned[keyof Planned]
  : Extract<Paths[keyof Paths], string>;
type PathOf<C extends AssetClass> = C extends AssetClass ? PathsIn<(typeof assetPaths)[C]> : never;

/** Names of the routes that asset classes have. */
export type AssetRouteName = {
  [Name in keyof typeof routePaths]: (typeof routePaths)[Name] extends PathOf<AssetClass> ? Name : never;
}[keyof typeof routePaths];

/** One screen for all classes; whose it is, it reads from its address. */
const screens: Readonly<Record<AssetScreen, ScreenSource>> = {
  list: screenOf(
    'product',
    () => import('#features/product/index.ts'),
    ({ ProductListScreen }) => ProductListScreen,
  ),
  quote: screenOf(
    'quote',
    () => import('#features/quote/index.ts'),
    ({ QuoteScreen }) => QuoteScreen,
  ),
  ticket: screenOf(
    'ticket',
    () => import('#features/ticket/index.ts'),
    ({ TicketScreen }) => TicketScreen,
  ),
};

/** Visitors may look (DECISIONS 15); where money moves, one signs in. */
const access = { list: 'anonymous', quote: 'anonymous', ticket: 'signedIn', subscribe: 'signedIn' } as const;

/** The routes of classes, by path. A screen that stands goes before one that is planned at the same path. */
export function assetRoutes(classes: readonly AssetPaths<string>[]): ReadonlyMap<string, Route> {
  const planned = classes.flatMap((paths) =>
    entriesOf(paths.planned ?? {}).map(([name, path]): [string, Route] => [
      path,
      { screen: 'notBuilt', access: access[name] },
    ]),
  );
  const standing = classes.flatMap(({ list, quote, ticket }) =>
    entriesOf({ list, quote, ticket }).map(([name, path]): [string, Route] => [
      path,
      { screen: screens[name], access: access[name] },
    ]),
  );
  return new Map([...planned, ...standing]);
}

function entriesOf<Name extends string>(paths: {
  readonly [N in Name]?: string | undefined;
}): readonly [Name, string][] {
  return (Object.entries(paths) as [Name, string | undefined][]).filter(
    (entry): entry is [Name, string] => entry[1] !== undefined,
  );
}
