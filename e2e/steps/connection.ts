import type { Page } from 'playwright';
import { expect } from '../expect.ts';
import type { Phone } from '../journey.ts';

const offline = 'You are offline. Prices and balances are not up to date.';

/** What the browser itself writes of a call that does not get through. */
export const brokenConnection = /Failed to load resource: net::ERR_/;

/** In the underground: nothing gets through any more, and the app says so. */
export async function loseConnection(phone: Phone, tab: Page): Promise<void> {
  phone.expectTrouble(brokenConnection);
  await phone.context.setOffline(true);
  await expect(tab.getByText(offline)).toBeVisible();
}

/** Above the ground again. Ends when the app is back to normal by itself. */
export async function regainConnection(phone: Phone, tab: Page): Promise<void> {
  await phone.context.setOffline(false);
  await expect(tab.getByText(offline)).toBeHidden();
  await expect(tab.getByText(/^Live prices are interrupted/)).toBeHidden();
}
