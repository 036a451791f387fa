import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { journey, type Phone } from './journey.ts';
import { screens } from './steps/addresses.ts';
import { lastPrice, startBuying, watchItTick } from './steps/market.ts';
import { openTradeList } from './steps/places.ts';
import { fact } from './steps/reading.ts';
import { followStatement } from './steps/records.ts';
import { buyAtMarket, confirm, typeQuantity } from './steps/trading.ts';

const offline = 'You are offline. Prices and balances are not up to date.';
/** What the browser itself writes of a connection that is not there. */
const connectionFailed = /Failed to load resource: net::ERR_/;

journey('offline in the middle says so, keeps what was known and typed, and recovers by itself', async ({ openPhone }) => {
  const phone = await openPhone();
  phone.expectTrouble(connectionFailed);
  const tab = await phone.open({ scenario: 'funded', screen: screens.stockTicket('AAPL', 'Apple') });
  await typeQuantity(tab, '6');

  await loseConnection(phone, tab);
  const frozen = await lastPrice(tab);
  await expect(tab.getByRole('textbox', { name: 'Quantity' })).toHaveValue('6');
  await typeQuantity(tab, '8');
  await tab.getByRole('button', { name: 'Back' }).click();
  await expect(tab.getByText(/^Could not refresh\. What you see is from \d+ seconds ago\.$/)).toBeVisible();

  await regainConnection(phone, tab);
});

async function loseConnection(phone: Phone, tab: Page): Promise<void> {
  await phone.context.setOffline(true);
  await expect(tab.getByText(offline)).toBeVisible();
}

async function regainConnection(phone: Phone, tab: Page): Promise<void> {
  await phone.context.setOffline(false);
  await expect(tab.getByText(offline)).toBeHidden();
}
