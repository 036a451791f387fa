/** Addresses that open a story, and its situation in the demo (ADR 66). */
import { createNodeHost } from '@meridian/mocks/node';
import { worldText } from '@meridian/mocks';
import { isScenarioName } from '@meridian/mocks/names';
import type { Measured, Situation } from './measured.ts';

/** Below where Storybook is. */
export const storyLink = (id: string): string => `?path=/story/${id}`;

const worlds = createNodeHost().worlds;
const texts = new Map<string, Promise<string>>();

/**
 * The story's situation in the demo, below where that is: its scenario, or its world where it adds facts, its faults, language and
 * address. What the story's device has, such as drafts and no network, no address says. Null where the story has no world.
 */
export async function situationLink({
  situation,
  id,
}: Pick<Measured, 'situation' | 'id'>): Promise<string | null> {
  const { scenario, facts = [], faults = [], route, locale } = situation;
  if (scenario === undefined || !isScenarioName(scenario)) return null;
  const query = new URLSearchParams();
  if (facts.length === 0) query.set('scenario', scenario);
  else query.set('world', await textOf(id, situation));
  for (const fault of faults) query.append('fault', fault);
  if (locale !== undefined) query.set('language', locale);
  return `?${query.toString()}#${route}`;
}

/** A world of the scenario and the facts. */
function textOf(id: string, { scenario = '', facts = [] }: Situation): Promise<string> {
  const key = JSON.stringify([scenario, facts]);
  const known = texts.get(key) ?? open();
  texts.set(key, known);
  return known;

  async function open(): Promise<string> {
    if (!isScenarioName(scenario)) throw new RangeError(`there is no scenario ${scenario}`);
    const handle = worlds.open(`states-${id}`, scenario);
    try {
      for (const { name, parameters } of facts) await handle.applyFact(name, parameters);
      return await worldText(handle.world.snapshot());
    } finally {
      handle.close();
    }
  }
}
