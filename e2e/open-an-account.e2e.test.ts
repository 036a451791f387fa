import type { Page } from 'playwright';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { closePanel, hoursLater, openPanel } from './steps/panel.ts';
import { choosePhoto } from './steps/pictures.ts';
import { expectScreen } from './steps/places.ts';
import { wordsOf, type Say } from './steps/words.ts';

/** The demo's first customer, who has invited. */
const invitation = 'MRD-4821';
const email = 'mei@meridian.example';
const password = 'harbour-light-9';

const languages = [
  { tag: 'en', browser: 'en-US', offer: null, verified: 'Identity verified' },
  { tag: 'zh-Hans', browser: 'zh-CN', offer: '切换为简体中文', verified: '实名认证已通过' },
  { tag: 'zh-Hant', browser: 'zh-HK', offer: '切換至繁體中文', verified: '身份認證已通過' },
] as const;

async function register(tab: Page, say: Say): Promise<void> {
  const field = (id: string) => tab.getByRole('textbox', { name: say(id), exact: true });
  await expect(field('register.invite')).toHaveValue(invitation);
  await field('auth.email').fill(email);
  await tab.getByRole('button', { name: say('emailCode.send') }).click();
  await expect(tab.getByText(say('emailCode.done'))).toBeVisible();
  const panel = await openPanel(tab, 'situations', say);
  const code = await panel.getByText(email).locator('xpath=following::*[1]').textContent();
  await closePanel(panel, say);
  await field('emailCode.label').fill(code ?? '');
  await field('auth.newPassword').fill(password);
  await field('auth.again').fill(password);
  await tab.getByRole('button', { name: say('register.submit') }).click();
  await expectScreen(tab, say('home.title'));
}

async function handIn(tab: Page, say: Say): Promise<void> {
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

for (const { tag, browser, offer, verified } of languages) {
  const say = wordsOf(tag);
  journey(
    `${tag}: somebody who was invited opens an account, is verified, and is told so by a message`,
    async ({ openPhone }) => {
      const phone = await openPhone({ locale: browser });
      const opening = { scenario: 'visitor' } as const;
      const tab = await phone.open(opening);
      if (offer !== null) await tab.getByRole('button', { name: offer }).click();
      await expect(tab.locator('html')).toHaveAttribute('lang', tag);
      await phone.reopen(tab, { ...opening, screen: `/pages/auth/register?inviteCode=${invitation}` });
      await register(tab, say);

      await phone.reopen(tab, { ...opening, screen: '/pages/kycverify/idcard' });
      await handIn(tab, say);
      await hoursLater(tab, 24, say);
      await expect(tab.getByRole('heading', { name: say('kycStatus.approved') })).toBeVisible();
      await phone.reopen(tab, { ...opening, screen: '/pages/notice/index' });
      await expect(tab.getByRole('main').getByRole('link', { name: new RegExp(verified) })).toBeVisible();
    },
  );
}

journey('a second customer on the same device sees nothing of the first', async ({ openPhone }) => {
  const say = wordsOf('en');
  const phone = await openPhone();
  const opening = { scenario: 'visitor' } as const;
  const tab = await phone.open({
    ...opening,
    screen: `/pages/auth/register?inviteCode=${invitation}`,
  });
  await register(tab, say);
  await phone.reopen(tab, { ...opening, screen: '/pages/kycverify/idcard' });
  await tab.getByRole('textbox', { name: say('documents.firstName') }).fill('Mei');
  await tab.getByRole('textbox', { name: say('documents.idCardNumber') }).fill('K1234567');
  await phone.reopen(tab, { ...opening, screen: '/pages/profile/index' });
  await tab.getByRole('button', { name: say('profile.signOut') }).click();
  await tab
    .getByRole('alertdialog')
    .getByRole('button', { name: say('profile.signOut') })
    .click();
  await expectScreen(tab, 'Sign in');
  await expect(tab.getByRole('textbox', { name: 'User ID or email' })).toHaveValue('');

  await tab.getByRole('textbox', { name: 'User ID or email' }).fill('demo');
  await tab.getByRole('textbox', { name: 'Password' }).fill('meridian1');
  await tab.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expectScreen(tab, 'Home');
  // The app's own keys: what the simulated brokerage remembers of its customers is beside them.
  const kept = await tab.evaluate(() =>
    JSON.stringify(Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('visitor:'))),
  );
  for (const trace of [email, 'Mei', 'K1234567', password]) expect(kept).not.toContain(trace);
  await phone.reopen(tab, { ...opening, screen: '/pages/profile/index' });
  await expect(tab.getByText('User ID demo')).toBeVisible();
  await expect(tab.getByText(email)).toBeHidden();
});
