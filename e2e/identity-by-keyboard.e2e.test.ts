import type { Locator, Page } from 'playwright';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { ownersDevice } from './steps/device.ts';
import { moveTo, press, write } from './steps/keys.ts';
import { mailedCode } from './steps/mailbox.ts';
import { photo } from './steps/pictures.ts';
import { expectScreen, followLink } from './steps/places.ts';

const password = 'harbour-light-9';

/** Chooses a photo and takes it as it is, with nothing but keys: the album's own window is the system's. */
async function takePhoto(tab: Page, side: string, width: number): Promise<void> {
  const chooser = tab.waitForEvent('filechooser');
  await press(tab, tab.getByLabel(`${side} Choose a picture`));
  await (await chooser).setFiles(await photo(tab, width));
  const check = tab.getByRole('dialog', { name: 'Check the picture' });
  await press(tab, check.getByRole('button', { name: 'Use this picture' }));
  const tile = tab.getByRole('group', { name: side, exact: true });
  await expect(tile.getByRole('status')).toHaveText('Uploaded');
  await expect(tile).toBeFocused();
}

const field = (tab: Page, name: string): Locator => tab.getByRole('textbox', { name, exact: true });

journey('an account is opened, proved and kept safe with the keyboard alone', async ({ openPhone }) => {
  const phone = await openPhone();
  const tab = await phone.open({
    scenario: 'invited',
    screen: '/pages/auth/register?inviteCode=MRD-4821',
  });
  await expectScreen(tab, 'Create an account');
  await write(tab, field(tab, 'Email'), 'new@meridian.example');
  await write(tab, field(tab, 'Email verification code'), '482163');
  await write(tab, field(tab, 'New password'), password);
  await write(tab, field(tab, 'New password again'), password);
  await tab.keyboard.press('Enter');
  await expectScreen(tab, 'Home');

  await press(tab, tab.getByRole('navigation').getByRole('link', { name: 'Account' }));
  await expectScreen(tab, 'Account');
  const main = tab.getByRole('main');
  await press(tab, main.getByRole('link', { name: /^Identity verification/ }));
  await press(tab, main.getByRole('link', { name: /^ID card/ }));
  await expectScreen(tab, 'Verify with an ID card');
  await press(tab, main.getByRole('button', { name: /^Issuing country or region/ }));
  await expect(tab.getByRole('combobox', { name: 'Search countries and regions' })).toBeFocused();
  await tab.keyboard.type('Hong Kong');
  await tab.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: /^Issuing country or region Hong Kong/ })).toBeFocused();
  await write(tab, field(tab, 'First name'), 'Mei');
  await write(tab, field(tab, 'Last name'), 'Chan');
  await write(tab, field(tab, 'ID card number'), 'K1234567');
  await press(tab, main.getByRole('button', { name: 'Next: pictures' }));
  await takePhoto(tab, 'Front, with your photo', 1400);
  await takePhoto(tab, 'Back', 1500);
  await press(tab, main.getByRole('button', { name: 'Submit for review' }));
  await expect(main.getByRole('heading', { name: 'Your documents are under review' })).toBeVisible();

  await followLink(tab, '/pages/setting/security');
  await press(tab, main.getByRole('link', { name: /^Transaction password/ }));
  await write(tab, field(tab, 'New transaction password'), '246810');
  await write(tab, field(tab, 'New transaction password again'), '246810');
  await tab.keyboard.press('Enter');
  await expectScreen(tab, 'Security');
  await press(tab, main.getByRole('link', { name: /^Login password/ }));
  await write(tab, field(tab, 'Current login password'), password);
  await write(tab, field(tab, 'New login password'), 'tower-clock-7');
  await write(tab, field(tab, 'New login password again'), 'tower-clock-7');
  await tab.keyboard.press('Enter');
  await expectScreen(tab, 'Settings');

  await followLink(tab, '/pages/service/index');
  await moveTo(tab, tab.getByRole('searchbox', { name: 'Search the answers' }));
  await tab.keyboard.type('withdrawal fee');
  const question = main.getByRole('button', { name: /^What does a withdrawal cost/ });
  await press(tab, question);
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await press(tab, main.getByRole('link', { name: 'Withdraw', exact: true }));
  await expectScreen(tab, /^Withdraw/);
});

journey('a forgotten password is set anew with the keyboard alone', async ({ openPhone }) => {
  const phone = await openPhone();
  const tab = await phone.open({ scenario: 'visitor', screen: '/pages/auth/login' });
  const main = tab.getByRole('main');
  const email = 'demo@meridian.example';
  await expectScreen(tab, 'Sign in');
  await press(tab, main.getByRole('link', { name: 'Forgot your password?' }));
  await expectScreen(tab, 'Reset your password');
  await write(tab, field(tab, 'Email'), email);
  await press(tab, main.getByRole('button', { name: 'Send code' }));
  await expect(tab.getByText('Send Success')).toBeVisible();
  // The mailbox is another app than the one that is walked.
  const code = await mailedCode(tab, email);
  await write(tab, field(tab, 'Email verification code'), code);
  await write(tab, field(tab, 'New password'), password);
  const shows = main.getByRole('button', { name: 'Show: New password', exact: true });
  await press(tab, shows);
  await expect(main.getByRole('button', { name: 'Hide: New password', exact: true })).toBeFocused();
  await expect(field(tab, 'New password')).toHaveAttribute('type', 'text');
  await write(tab, field(tab, 'New password again'), password);
  await tab.keyboard.press('Enter');

  await expectScreen(tab, 'Sign in');
  await expect(field(tab, 'User ID or email')).toHaveValue(email);
  await write(tab, field(tab, 'Password'), password);
  await tab.keyboard.press('Enter');
  await expectScreen(tab, 'Home');
});

journey('an invitation is copied and saved with the keyboard alone', async ({ openPhone }) => {
  const phone = await openPhone({ permissions: ['clipboard-read', 'clipboard-write'] });
  const tab = await phone.open({ scenario: 'trader', screen: '/pages/profile/share' });
  await expectScreen(tab, 'Share');
  const main = tab.getByRole('main');
  const pasted = (): Promise<string> => tab.evaluate(() => navigator.clipboard.readText());
  await press(tab, main.getByRole('button', { name: 'Copy Link' }));
  await expect(main.getByRole('button', { name: 'Copy Success Link' })).toBeFocused();
  expect(await pasted()).toBe(await main.getByRole('status', { name: 'Link', exact: true }).textContent());
  expect(await pasted()).toContain('inviteCode=MRD-4821');
  await press(tab, main.getByRole('button', { name: 'Copy Invitation code' }));
  await expect(main.getByRole('button', { name: 'Copy Success Invitation code' })).toBeFocused();
  expect(await pasted()).toBe('MRD-4821');
  const download = tab.waitForEvent('download');
  await press(tab, main.getByRole('button', { name: 'Save as a picture' }));
  expect((await download).suggestedFilename()).toBe('meridian.png');
});

journey('a device is locked, opened and left unlocked with the keyboard alone', async ({ openPhone }) => {
  const phone = await openPhone();
  const tab = await phone.open({ scenario: 'trader' });
  const device = await ownersDevice(tab);
  const security = '/pages/setting/security';
  const button = (name: string): Locator => tab.getByRole('button', { name });
  const radio = (name: string): Locator => tab.getByRole('radio', { name, exact: true });
  const title = (name: string): Locator => tab.getByRole('heading', { level: 1, name });
  await followLink(tab, security);
  await press(tab, button('Set up the lock'));
  await expect(button('Remove the lock')).toBeFocused();
  await moveTo(tab, radio('5 minutes'), 'Shift+Tab');
  await tab.keyboard.press('ArrowUp');
  await expect(radio('1 minute')).toBeChecked();
  await tab.keyboard.press('ArrowUp');
  await expect(radio('Leaving the app')).toBeChecked();
  await expect(radio('Leaving the app')).toBeFocused();

  await device.heldBy('stranger');
  await phone.reopen(tab, { scenario: 'trader', screen: security });
  await expect(title('Meridian is locked')).toBeFocused();
  await press(tab, button('Unlock'));
  await expect(tab.getByRole('alert')).toContainText('Not unlocked.');
  await expect(button('Unlock')).toBeFocused();
  await device.heldBy('owner');
  await tab.keyboard.press('Enter');
  await expect(title('Security')).toBeFocused();

  await press(tab, button('Remove the lock'));
  await expect(button('Set up the lock')).toBeFocused();
});
