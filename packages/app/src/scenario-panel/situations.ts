import {
  isScenarioName,
  scenarioAreas,
  scenarioDescriptions,
  type ScenarioArea,
  type ScenarioName,
} from '@meridian/mocks/names';
import type { LocaleTag } from '@meridian/api';

/** Scenarios of the screen, or of one area, that fit what was searched for. */
export interface SituationGroup {
  readonly area: ScenarioArea | 'ofThisScreen';
  readonly names: readonly ScenarioName[];
}

interface Looked {
  /** Scenarios that are told of the screen, in their order. */
  readonly ofThisScreen: readonly string[];
  /** Words that a name or its sentence has all of, in any order. */
  readonly search: string;
  readonly language: LocaleTag;
}

/** The scenarios by area, those of the screen before all others. Each is there once. */
export function situationsFor({ ofThisScreen, search, language }: Looked): readonly SituationGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (name: ScenarioName): boolean => {
    const { en, [language]: own } = scenarioDescriptions[name];
    const text = `${name} ${en} ${own}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const isOfScreen = (name: ScenarioName): boolean => ofThisScreen.includes(name);
  const areas = [...scenarioAreas].map(([area, { names }]) => ({ area, names: names.filter(fits) }));
  const first = ofThisScreen.flatMap((name) => (isScenarioName(name) && fits(name) ? [name] : []));
  const others = areas.map(({ area, names }) => ({ area, names: names.filter((name) => !isOfScreen(name)) }));
  return [{ area: 'ofThisScreen' as const, names: first }, ...others].filter(({ names }) => names.length > 0);
}
