import type { Locator, Page } from 'playwright';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { moveTo, press, write } from './steps/keys.ts';
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
