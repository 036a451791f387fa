import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { handIn, newcomer, register } from './steps/identity.ts';
import { hoursLater } from './steps/panel.ts';
import { expectScreen } from './steps/places.ts';
import { wordsOf } from './steps/words.ts';

const { email, invitation, password } = newcomer;

const languages = [
  { tag: 'en', browser: 'en-US', offer: null, verified: 'Identity verified' },
  { tag: 'zh-Hans', browser: 'zh-CN', offer: '切换为简体中文', verified: '实名认证已通过' },
  { tag: 'zh-Hant', browser: 'zh-HK', offer: '切換至繁體中文', verified: '身份認證已通過' },
] as const;

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
