import type { Page } from 'playwright';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { screens } from './steps/addresses.ts';
import { expectScreen } from './steps/places.ts';

/** Runs in a page before the app: a storage of its own, as another device has. */
function ownStorage(): void {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: storage });
}

async function signIn(tab: Page, password: string): Promise<void> {
  await tab.getByRole('textbox', { name: 'User ID or email' }).fill('demo');
  await tab.getByLabel('Password').fill(password);
  await tab.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

journey(
  'a new login password signs out the other devices, which say why, and neither this one nor its other tab',
  async ({ openPhone, demoUrl }) => {
    const phone = await openPhone();
    const tab = await phone.open({ scenario: 'trader', screen: '/pages/setting/loginpwd' });
    const beside = await phone.open({ scenario: 'trader', screen: screens.account });
    await expect(beside.getByText('User ID demo')).toBeVisible();

    const other = await phone.context.newPage();
    await other.addInitScript(ownStorage);
    // The demo signs its customer in on a device that it does not know.
    await other.goto(`${demoUrl}?scenario=trader#${screens.account}`);
    await expect(other.getByText('User ID demo')).toBeVisible();

    await tab.getByLabel('Current login password').fill('meridian1');
    await tab.getByLabel('New login password', { exact: true }).fill('harbour-light-9');
    await tab.getByLabel('New login password again').fill('harbour-light-9');
    await tab.getByRole('button', { name: 'Change password' }).click();
    await expectScreen(tab, 'Settings');

    await expectScreen(other, 'Sign in');
    await expect(other.getByText('Your login password was changed')).toBeVisible();
    await signIn(other, 'harbour-light-9');
    await expect(other.getByText('User ID demo')).toBeVisible();

    await expect(beside.getByText('User ID demo')).toBeVisible();
    await phone.reopen(tab, { scenario: 'trader', screen: screens.account });
    await expect(tab.getByText('User ID demo')).toBeVisible();
  },
);
