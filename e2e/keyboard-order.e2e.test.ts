import { demoUser } from '@meridian/mocks/names';
import type { Locator, Page } from 'playwright';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { expectScreen } from './steps/places.ts';

const desk = { viewport: { width: 1440, height: 900 }, hasTouch: false } as const;
const bitcoin = '/pages/quote/crypto?name=Bitcoin&code=BTCUSDT&source=7&market=CRYPTO';

const pane = (tab: Page, label: string): Locator => tab.getByRole('region', { name: label, exact: true });

journey('on a desk an order is placed with the keyboard alone', async ({ openPhone }) => {
  const window = await openPhone(desk);
  const tab = await window.open({ scenario: 'trader', screen: bitcoin });
  await expectScreen(tab, 'Bitcoin');
  const ticket = pane(tab, 'Trade crypto');
  const quantity = ticket.getByRole('textbox', { name: 'Quantity' });
  await expect(quantity).toBeVisible();
  const intraday = pane(tab, 'Crypto quote').getByRole('radio', { name: 'Intraday' });
  await expect(intraday).toBeChecked();

  // As fast as a person types: the first digits come before the field has the focus.
  await tab.keyboard.type('b0.01');
  await expect(quantity).toBeFocused();
  await expect(quantity).toHaveValue('0.01');
  await expect(intraday).toBeChecked();

  // Into the review, out of it, and in again.
  const order = ticket.getByRole('button', { name: /^Buy 0\.01 BTC/ });
  await expect(order).toBeEnabled();
  await tab.keyboard.press('Enter');
  const password = ticket.getByRole('textbox', { name: 'Transaction password' });
  await expect(password).toBeFocused();
  await tab.keyboard.press('Escape');
  await expect(order).toBeFocused();
  await tab.keyboard.press('Enter');
  await expect(password).toBeFocused();
  await tab.keyboard.type(demoUser.payPassword);
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('heading', { name: 'Bought 0.01 BTC' })).toBeVisible();
});

journey(
  'on a phone a level of the book leads to the ticket, with its price filled in',
  async ({ openPhone }) => {
    const phone = await openPhone();
    const tab = await phone.open({ scenario: 'trader', screen: bitcoin });
    const level = tab.getByRole('list', { name: 'Bids' }).getByRole('button').nth(1);
    await level.tap();
    const limit = tab.getByRole('textbox', { name: 'Limit price' });
    await expect(limit).toHaveValue(/^\d{5}\.\d\d?$/);
    await expect(tab.getByRole('radio', { name: 'Limit' })).toBeChecked();
  },
);

journey('a limit is typed and moved by ticks, and Escape leads back to the quote', async ({ openPhone }) => {
  const window = await openPhone(desk);
  const tab = await window.open({ scenario: 'trader', screen: bitcoin });
  await expectScreen(tab, 'Bitcoin');
  const ticket = pane(tab, 'Trade crypto');
  await expect(ticket.getByRole('textbox', { name: 'Quantity' })).toBeVisible();

  await tab.keyboard.type('b0.01l');
  const limit = ticket.getByRole('textbox', { name: 'Limit price' });
  await expect(limit).toBeFocused();
  await tab.keyboard.type('90000');
  await tab.keyboard.press('ArrowUp');
  await expect(limit).toHaveValue('90000.01');
  await tab.keyboard.press('Enter');
  await expect(ticket.getByRole('textbox', { name: 'Transaction password' })).toBeFocused();
  await tab.keyboard.type(demoUser.payPassword);
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('heading', { name: 'Your limit order is placed' })).toBeVisible();

  await tab.keyboard.press('Escape');
  await expect(pane(tab, 'Crypto quote').getByRole('heading', { level: 1, name: /^Bitcoin/ })).toBeVisible();
});
