import type { Page } from 'playwright';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { mailedCode } from './steps/mailbox.ts';
import { closePanel, openPanel } from './steps/panel.ts';
import { expectScreen } from './steps/places.ts';

const email = 'lena@meridian.example';

/** Asks for a code by email and reads it in the demo's mailbox. */
async function proveEmail(tab: Page): Promise<void> {
  await tab.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await tab.getByRole('button', { name: 'Send code' }).click();
  await expect(tab.getByText('Send Success')).toBeVisible();
  const code = await mailedCode(tab, email);
  await tab.getByRole('textbox', { name: 'Email verification code' }).fill(code);
}

async function choosePassword(tab: Page, password: string, action: string): Promise<void> {
  await tab.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
  await tab.getByRole('textbox', { name: 'New password again' }).fill(password);
  await tab.getByRole('button', { name: action }).click();
}

async function signOut(tab: Page): Promise<void> {
  await tab.getByRole('link', { name: 'Account' }).click();
  await tab.getByRole('button', { name: 'Sign out' }).click();
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expectScreen(tab, 'Sign in');
}

journey(
  'somebody who was invited opens an account, and later gets in again with a new password',
  async ({ openPhone }) => {
    const phone = await openPhone();
    const tab = await phone.open({
      scenario: 'visitor',
      screen: '/pages/auth/register?inviteCode=MRD-4821',
    });
    await expect(tab.getByRole('textbox', { name: 'Invitation code' })).toHaveValue('MRD-4821');
    await proveEmail(tab);
    await choosePassword(tab, 'harbour-light-9', 'Create account');
    await expect(tab.getByText('Register Success')).toBeVisible();
    await expectScreen(tab, 'Home');

    await signOut(tab);
    await tab.getByRole('link', { name: 'Forgot your password?' }).click();
    await expectScreen(tab, 'Reset your password');
    // The wait after the first code is over by then.
    const panel = await openPanel(tab, 'time');
    await panel.getByRole('button', { name: '1 hour' }).click();
    await closePanel(panel);
    await proveEmail(tab);
    await choosePassword(tab, 'tower-clock-7', 'Set new password');

    await expectScreen(tab, 'Sign in');
    await expect(tab.getByRole('textbox', { name: 'User ID or email' })).toHaveValue(email);
    await tab.getByRole('textbox', { name: 'Password' }).fill('tower-clock-7');
    await tab.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expectScreen(tab, 'Home');
  },
);
