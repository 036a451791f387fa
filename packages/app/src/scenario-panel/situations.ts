import { scenarioDescriptions, type ScenarioName } from '@meridian/mocks/names';
import { scenarioAreas, type ScenarioArea } from '@meridian/mocks';

const areas = Object.keys(scenarioAreas) as readonly ScenarioArea[];

/** Areas that a screen is about, by the folder of its address: its situations come first. */
const areasByFolder = new Map<string, readonly ScenarioArea[]>([
  ['auth', ['session']],
  ['bcard', ['money']],
  ['deposit', ['money']],
  ['hkstock', ['orders', 'subscriptions']],
  ['home', ['session', 'markets']],
  ['kycverify', ['identity']],
  ['loan', ['money']],
  ['market', ['markets']],
  ['message', ['messages']],
  ['news', ['messages']],
  ['payment', ['orders', 'subscriptions', 'follow']],
  ['product', ['subscriptions', 'follow', 'orders']],
  ['profile', ['money', 'session', 'identity']],
  ['quote', ['markets', 'positions']],
  ['self', ['markets']],
  ['setting', ['session', 'identity']],
  ['trade', ['positions', 'orders']],
  ['vm', ['money']],
  ['withdraw', ['money', 'identity']],
]);

/** Scenarios of one area that fit what was searched for. */
export interface SituationGroup {
  readonly area: ScenarioArea;
  readonly names: readonly ScenarioName[];
}

/**
 * The scenarios by area: those of the screen first, the others as they are listed.
 * @param pathname of the screen, `/pages/<folder>/…`
 * @param search words that a name or its sentence has all of, in any order
 */
export function situationsFor(pathname: string, search: string): readonly SituationGroup[] {
  const folder = pathname.split('/')[2] ?? '';
  const first = areasByFolder.get(folder) ?? [];
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return [...first, ...areas.filter((area) => !first.includes(area))].flatMap((area) => {
    const names = scenarioAreas[area].filter((name) => {
      const text = `${name} ${scenarioDescriptions[name]}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    return names.length === 0 ? [] : [{ area, names }];
  });
}
