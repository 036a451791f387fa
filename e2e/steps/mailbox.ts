import type { Page } from 'playwright';
import { expect } from '../expect.ts';
import { closePanel, openPanel } from './panel.ts';
import { wordsOf, type Say } from './words.ts';

/** The code that was sent to an address, read in the demo's mailbox. */
export async function mailedCode(tab: Page, email: string, say: Say = wordsOf('en')): Promise<string> {
  const panel = await openPanel(tab, 'situations', say);
  const mailbox = panel.getByRole('region', { name: say('scenarioPanel.situation.mailbox') });
  const code = await mailbox.getByText(email).locator('xpath=following::*[1]').textContent();
  await closePanel(panel, say);
  expect(code).toMatch(/^\d{6}$/);
  return code ?? '';
}
