import { demoUser } from '@meridian/mocks/names';
import type { Locator, Page } from 'playwright';
import { expect } from '../expect.ts';
import { expectScreen, followLink } from './places.ts';
import { literally } from './reading.ts';
import type { Say } from './words.ts';

/** What is asked once more before it is sent: over the form on a phone, in its place on a wide window. */
export const reviewOf = (tab: Page, name: string | RegExp): Locator =>
  tab.getByRole('dialog', { name }).or(tab.getByRole('region', { name }));

/** What is said with an amount in it, whatever the amount is. */
export function saidOfAny(say: Say, id: string): RegExp {
  const anything = '\u0000';
  return new RegExp(`^${literally(say(id, { amount: anything })).replace(anything, '.+')}$`);
}

/** From the form to the wallet that lacks it: reviewed, confirmed, and on its way. */
export async function transferTo(tab: Page, say: Say, wallet: string, amount: string): Promise<void> {
  await followLink(tab, `/pages/profile/transfer?to=${wallet}&amount=${amount}`);
  await expectScreen(tab, say('transfer.title'));
  const press = { name: say('transfer.pressAmount', { amount: `$${amount}` }) };
  await tab.getByRole('button', press).click();
  await reviewOf(tab, press.name).getByRole('button', press).click();
  await expect(
    tab.getByRole('heading', { name: say('transfer.doneTitle', { amount: `$${amount}` }) }),
  ).toBeVisible();
}

/**
 * On the form: so many dollars to the account that is chosen already. `last`: the last characters of an account that nothing
 * was sent to before, which are compared. Ends with the request sent.
 */
export async function sendWithdrawal(
  tab: Page,
  say: Say,
  { amount, last }: { readonly amount: string; readonly last: string },
): Promise<void> {
  await tab.getByRole('textbox', { name: say('withdraw.amount'), exact: true }).fill(amount);
  const press = { name: say('withdraw.pressAmount', { amount: `$${amount}.00` }) };
  await tab.getByRole('main').getByRole('button', press).click();
  const sheet = reviewOf(tab, press.name);
  await sheet.getByRole('button', { name: say('withdraw.newAccept', { last }) }).click();
  await sheet.getByRole('textbox', { name: say('submission.payPassword') }).fill(demoUser.payPassword);
  await sheet.getByRole('button', press).click();
}

/** From the receipt to the record, which says how far it is. */
export async function openRecord(tab: Page, say: Say): Promise<void> {
  await tab.getByRole('link', { name: say('withdraw.seeProgress') }).click();
  await expectScreen(tab, say('withdraw.record.title'));
  await expectWithdrawal(tab, say, 'pending');
}

export async function expectWithdrawal(tab: Page, say: Say, state: 'pending' | 'completed'): Promise<void> {
  const name = say(`withdraw.record.${state}`);
  await expect(tab.getByRole('heading', { level: 2, name })).toBeVisible();
}
