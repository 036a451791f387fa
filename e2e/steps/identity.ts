import type { Page } from 'playwright';
import { expect } from '../expect.ts';
import { mailedCode } from './mailbox.ts';
import { choosePhoto } from './pictures.ts';
import { expectScreen } from './places.ts';
import type { Say } from './words.ts';

/** Somebody who opens an account, invited by the demo's first customer. */
export const newcomer = {
  invitation: 'MRD-4821',
  email: 'mei@meridian.example',
  password: 'harbour-light-9',
} as const;

/** Opens an account, proved by the code in the demo's mailbox. Ends at home. */
export async function register(tab: Page, say: Say): Promise<void> {
  const field = (id: string) => tab.getByRole('textbox', { name: say(id), exact: true });
  await expect(field('register.invite')).toHaveValue(newcomer.invitation);
  await field('auth.email').fill(newcomer.email);
  await tab.getByRole('button', { name: say('emailCode.send') }).click();
  await expect(tab.getByText(say('emailCode.done'))).toBeVisible();
  await field('emailCode.label').fill(await mailedCode(tab, newcomer.email, say));
  await field('auth.newPassword').fill(newcomer.password);
  await field('auth.again').fill(newcomer.password);
  await tab.getByRole('button', { name: say('register.submit') }).click();
  await expectScreen(tab, say('home.title'));
}

/** Fills in who somebody is, and hands in both sides of an ID card. Ends where the review is waited for. */
export async function handIn(tab: Page, say: Say): Promise<void> {
  const field = (id: string) => tab.getByRole('textbox', { name: say(id), exact: true });
  await tab.getByRole('button', { name: say('documents.country') }).click();
  await tab.getByRole('combobox', { name: say('country.searchCountry') }).fill('香港');
  await tab.getByRole('option').first().click();
  await field('documents.firstName').fill('Mei');
  await field('documents.lastName').fill('Chan');
  await field('documents.idCardNumber').fill('K1234567');
  await tab.getByRole('button', { name: say('documents.toPictures') }).click();
  await choosePhoto(tab, say('documents.front'), 1400, say);
  await choosePhoto(tab, say('documents.backSide'), 1500, say);
  await tab.getByRole('button', { name: say('documents.submit') }).click();
  await expectScreen(tab, say('kyc.title'));
  await expect(tab.getByRole('heading', { name: say('kyc.pendingTitle') })).toBeVisible();
}
