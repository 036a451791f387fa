import { demoUser } from '@meridian/mocks/names';
import type { Page } from 'playwright';
import { expect } from '../expect.ts';
import { reviewOf } from './moving-money.ts';
import { expectScreen } from './places.ts';
import { fact } from './reading.ts';
import type { Fill } from './trading.ts';
import type { Say } from './words.ts';

/** Presses what a form commits to, types the transaction password and sends it. */
export async function commit(tab: Page, say: Say, press: string): Promise<void> {
  await tab.getByRole('main').getByRole('button', { name: press, exact: true }).click();
  const sheet = reviewOf(tab, press);
  await sheet.getByRole('textbox', { name: say('submission.payPassword') }).fill(demoUser.payPassword);
  await sheet.getByRole('button', { name: press, exact: true }).click();
}

/** On a position's screen, in the person's language: all of it, at the market, and the record of it. */
export async function closeAll(
  tab: Page,
  say: Say,
  { quantity, unit }: { readonly quantity: string; readonly unit: string },
): Promise<Fill> {
  await tab.getByRole('link', { name: say('position.close'), exact: true }).click();
  await expectScreen(tab, say('close.title'));
  await commit(tab, say, say('close.closeNow', { quantity, unit }));
  const main = tab.getByRole('main');
  await expect(main.getByRole('heading', { name: say('close.closed', { quantity, unit }) })).toBeVisible();
  return {
    price: await fact(main, say('close.figure.closePrice')).innerText(),
    fee: await fact(main, say('close.figure.fee')).innerText(),
    orderNumber: await fact(main, say('ordering.orderNumber')).innerText(),
  };
}
