import type { ScenarioName } from '@meridian/mocks/names';
import type { Locator, Page } from 'playwright';
import { expect } from '../expect.ts';
import { wordsOf, type Say } from './words.ts';

const english = wordsOf('en');

/** The demo's panel behind the grip at the top edge. */
export async function openPanel(tab: Page, say: Say = english): Promise<Locator> {
  await tab.getByRole('button', { name: say('scenarioPanel.open') }).click();
  const panel = tab.getByRole('dialog', { name: say('scenarioPanel.title') });
  await expect(panel).toBeVisible();
  return panel;
}

export async function closePanel(panel: Locator, say: Say = english): Promise<void> {
  await panel.getByRole('button', { name: say('scenarioPanel.close') }).click();
  await expect(panel).toBeHidden();
}

/** So many hours on. */
export async function hoursLater(tab: Page, hours: number, say: Say = english): Promise<void> {
  const panel = await openPanel(tab, say);
  const hour = panel.getByRole('button', { name: say('scenarioPanel.hour'), exact: true });
  for (let moved = 0; moved < hours; moved += 1) await hour.click();
  await closePanel(panel, say);
}

/** On to the instant at which something happens by itself. */
export async function toNextEvent(tab: Page): Promise<void> {
  const panel = await openPanel(tab);
  await panel.getByRole('button', { name: 'To the next event' }).click();
  await closePanel(panel);
}

/** Ends what goes wrong on purpose. */
export async function endFaults(tab: Page): Promise<void> {
  const panel = await openPanel(tab);
  await panel.getByRole('button', { name: 'End them' }).click();
  await expect(panel.getByText('Faults at work')).toBeHidden();
  await closePanel(panel);
}

/** Another situation: the app opens anew in it. */
export async function chooseScenario(tab: Page, scenario: ScenarioName): Promise<void> {
  const panel = await openPanel(tab);
  await panel.getByRole('link', { name: new RegExp(`^${scenario} `) }).click();
  await expect(tab).toHaveURL(new RegExp(`\\?scenario=${scenario}#/`));
}
