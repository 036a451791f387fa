import { breakpoints, useMinWidth } from '@meridian/design-system';
import { assetPaths } from '#platform/asset-paths.ts';
import { routePaths } from '#platform/paths.ts';
import { assetCompanions } from './asset-routes.ts';
import { routeOf, type RouteName } from './routes.ts';

/** Screens that stand beside another on a wide window (ART.md "Wide"). They read the same address as the main one. */
export interface Companions {
  /** Where the user came from; from `breakpoints.split` on. */
  readonly list: RouteName;
  /** What the user can do; from `breakpoints.triple` on. */
  readonly aside?: RouteName | undefined;
}

/** Of the screens of instruments, as their classes have them. */
const ofInstruments = assetCompanions(Object.values(assetPaths), routePaths.markets);

const ofPositions: Partial<Record<RouteName, Companions>> = {
  position: { list: 'trade' },
  close: { list: 'trade' },
};

/** What stands beside a screen where the window is wide enough for all. */
export function companionsOf(name: RouteName): Companions | undefined {
  const { list, aside = '' } = ofInstruments.get(routePaths[name]) ?? {};
  const listName = list === undefined ? null : routeOf(list);
  return listName === null ? ofPositions[name] : { list: listName, aside: routeOf(aside) ?? undefined };
}

/** The companions that this window has room for. */
export function useCompanions(name: RouteName): Partial<Companions> {
  const isWide = useMinWidth(breakpoints.split);
  const isWidest = useMinWidth(breakpoints.triple);
  const beside = companionsOf(name);
  if (beside === undefined || !isWide) return {};
  return isWidest ? beside : { list: beside.list };
}
