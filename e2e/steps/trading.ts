import { demoUser } from '@meridian/mocks/names';
import type { Locator, Page } from 'playwright';
import { expect } from '../expect.ts';
import { expectScreen } from './places.ts';
import { fact, literally } from './reading.ts';

/** What a record says after an order was carried out. */
export interface Fill {
  readonly price: string;
  readonly fee: string;
  readonly orderNumber: string;
}

/** From the quote to the order form, on the buying side, whether or not something is held. */
export async function startBuying(tab: Page, name: string): Promise<void> {
  await tab.getByRole('link', { name: /^Buy (long|more)$/ }).click();
  // The quote stays until the form can be drawn, under the same name; a coin's has a quantity, too: of its cost.
  await expect(tab.getByRole('radiogroup', { name: 'Order type' })).toBeVisible();
  await expectScreen(tab, name);
}

export async function typeQuantity(tab: Page, quantity: string): Promise<void> {
  await tab.getByRole('textbox', { name: 'Quantity' }).fill(quantity);
}

export async function chooseLimit(tab: Page, price: string): Promise<void> {
  await tab.getByRole('radiogroup', { name: 'Order type' }).getByText('Limit', { exact: true }).click();
  await tab.getByRole('textbox', { name: 'Limit price' }).fill(price);
}

/** Presses the order's button: the figures once more, and the question for the password. */
export async function review(tab: Page, order: string | RegExp): Promise<Locator> {
  await tab.getByRole('main').getByRole('button', { name: order }).click();
  const sheet = tab.getByRole('dialog', { name: order });
  await expect(sheet.getByRole('textbox', { name: 'Transaction password' })).toBeVisible();
  return sheet;
}

/** Types the transaction password and sends the order. */
export async function confirm(tab: Page, order: string | RegExp): Promise<void> {
  const sheet = await review(tab, order);
  await sheet.getByRole('textbox', { name: 'Transaction password' }).fill(demoUser.payPassword);
  await sheet.getByRole('button', { name: order }).click();
}

/** On an order form: so many, at the market, and the record of it. */
export async function buyAtMarket(tab: Page, quantity: string, unit: string): Promise<Fill> {
  await typeQuantity(tab, quantity);
  await confirm(tab, `Buy ${quantity} ${unit}`);
  const main = tab.getByRole('main');
  await expect(main.getByRole('heading', { name: `Bought ${quantity} ${unit}` })).toBeVisible();
  return {
    price: await fact(main, 'Price').innerText(),
    fee: await fact(main, 'Handling fee').innerText(),
    orderNumber: await fact(main, 'Order number').innerText(),
  };
}

/** On an order form: so many at a price the market is far from, so that the order rests. Answers what is held for it. */
export async function placeLimitOrder(
  tab: Page,
  { quantity, unit, price }: { quantity: string; unit: string; price: string },
): Promise<void> {
  await typeQuantity(tab, quantity);
  await chooseLimit(tab, price);
  await confirm(tab, new RegExp(`^Buy ${literally(`${quantity} ${unit}`)} at `));
  await expect(tab.getByRole('heading', { name: 'Your limit order is placed' })).toBeVisible();
}

/** On a position's screen: all of it, at the market, and the record of it. */
export async function closePosition(tab: Page, quantity: string, unit: string): Promise<Fill> {
  await tab.getByRole('link', { name: 'Close position' }).click();
  await expectScreen(tab, 'Close position');
  await confirm(tab, `Close ${quantity} ${unit}`);
  const main = tab.getByRole('main');
  await expect(main.getByRole('heading', { name: `Closed ${quantity} ${unit}` })).toBeVisible();
  return {
    price: await fact(main, 'Closing price').innerText(),
    fee: await fact(main, 'Closing fee').innerText(),
    orderNumber: await fact(main, 'Order number').innerText(),
  };
}
