import { demoUser } from '@meridian/mocks/names';
import type { Page } from 'playwright';
import { expect } from '../expect.ts';

/** On the sign-in screen. Ends where the app leads from there. */
export async function signIn(tab: Page): Promise<void> {
  await expect(tab.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await tab.getByRole('textbox', { name: 'User ID or email' }).fill(demoUser.loginId);
  await tab.getByRole('textbox', { name: 'Password' }).fill(demoUser.password);
  await tab.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'Sign in' })).toBeHidden();
}
