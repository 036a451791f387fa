import type { ScenarioName } from '@meridian/mocks/names';
import type { Locator, Page } from 'playwright';
import { expect } from '../expect.ts';
import { wordsOf, type Say } from './words.ts';

const english = wordsOf('en');

type Tool = 'situations' | 'faults' | 'time' | 'facts' | 'calls' | 'look' | 'share';

/** The grip at the top edge, which opens the demo's tools. */
export const gripOf = (tab: Page, say: Say = english): Locator =>
  tab.getByRole('button', { name: say('scenarioPanel.open') });

/** The demo's tools, at one of them. */
export async function openPanel(tab: Page, tool: Tool = 'situations', say: Say = english): Promise<Locator> {
  await gripOf(tab, say).click();
  const panel = tab.getByRole('complementary', { name: say('scenarioPanel.title') });
  await panel.getByRole('tab', { name: say(`scenarioPanel.${tool}`) }).click();
  return panel;
}

export async function closePanel(panel: Locator, say: Say = english): Promise<void> {
  await panel.getByRole('button', { name: say('scenarioPanel.close') }).click();
  await expect(panel).toBeHidden();
}

/** So many hours on. */
export async function hoursLater(tab: Page, hours: number, say: Say = english): Promise<void> {
  const panel = await openPanel(tab, 'time', say);
  const press = async (step: 'hour' | 'day', times: number): Promise<void> => {
    const button = panel.getByRole('button', { name: say(`scenarioPanel.time.${step}`), exact: true });
    for (let moved = 0; moved < times; moved += 1) await button.click();
  };
  await press('day', Math.floor(hours / 24));
  await press('hour', hours % 24);
  await closePanel(panel, say);
}

/** On to the instant at which something happens by itself. */
export async function toNextEvent(tab: Page, say: Say = english): Promise<void> {
  const panel = await openPanel(tab, 'time', say);
  await panel.getByRole('button', { name: new RegExp(`^${say('scenarioPanel.time.nextEvent')}`) }).click();
  await closePanel(panel, say);
}

/** Ends what goes wrong on purpose. */
export async function endFaults(tab: Page): Promise<void> {
  const panel = await openPanel(tab, 'faults');
  await panel.getByRole('button', { name: 'End all' }).click();
  await expect(panel.getByText('Nothing goes wrong on purpose.')).toBeVisible();
  await closePanel(panel);
}

/** Another situation: the app opens anew in it, on the same screen. */
export async function chooseScenario(tab: Page, scenario: ScenarioName): Promise<void> {
  const panel = await openPanel(tab);
  await panel.getByRole('link', { name: new RegExp(`^${scenario} `) }).click();
  await expect(tab).toHaveURL(new RegExp(`\\?scenario=${scenario}#/`));
}

/** Makes something so, on top of what is: a fact by its name, with what its form asks for. */
export async function makeSo(
  tab: Page,
  fact: string,
  parameters: Readonly<Record<string, string>>,
): Promise<void> {
  const panel = await openPanel(tab, 'facts');
  await choose(tab, panel.getByLabel('Fact', { exact: true }), fact);
  for (const [name, value] of Object.entries(parameters)) {
    const field = panel.getByLabel(name, { exact: true });
    await ((await field.getAttribute('role')) === 'combobox' ? choose(tab, field, value) : field.fill(value));
  }
  await panel.getByRole('button', { name: 'Make it so' }).click();
  await expect(panel.getByText(`${fact} is so now`)).toBeVisible();
  await closePanel(panel);
}

async function choose(tab: Page, select: Locator, option: string): Promise<void> {
  await select.click();
  await tab.getByRole('option', { name: option, exact: true }).click();
}
