import type { ScenarioName } from '@meridian/mocks/names';
import type { Locator, Page } from 'playwright';
import { expect } from '../expect.ts';

/** The demo's panel behind the grip at the top edge. */
export async function openPanel(tab: Page): Promise<Locator> {
  await tab.getByRole('button', { name: 'Demo: choose a situation' }).click();
  const panel = tab.getByRole('dialog', { name: 'Simulated brokerage' });
  await expect(panel).toBeVisible();
  return panel;
}

export async function closePanel(panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
}

/** So many hours on. */
export async function hoursLater(tab: Page, hours: number): Promise<void> {
  const panel = await openPanel(tab);
  const hour = panel.getByRole('button', { name: '1 hour', exact: true });
  for (let moved = 0; moved < hours; moved += 1) await hour.click();
  await closePanel(panel);
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
