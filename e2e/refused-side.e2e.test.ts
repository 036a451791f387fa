import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { handIn, newcomer, register } from './steps/identity.ts';
import { hoursLater, makeSo } from './steps/panel.ts';
import { choosePhoto } from './steps/pictures.ts';
import { expectScreen } from './steps/places.ts';
import { wordsOf } from './steps/words.ts';

journey(
  'somebody who opened an account is told which side was refused, sends that side alone, and is verified',
  async ({ openPhone }) => {
    const say = wordsOf('en');
    const phone = await openPhone();
    const opening = { scenario: 'visitor' } as const;
    const tab = await phone.open({
      ...opening,
      screen: `/pages/auth/register?inviteCode=${newcomer.invitation}`,
    });
    await register(tab, say);
    await makeSo(tab, 'identityReview', {
      outcome: 'failed',
      email: newcomer.email,
      back: 'blurredDocument',
    });

    await phone.reopen(tab, { ...opening, screen: '/pages/kycverify/idcard' });
    await handIn(tab, say);
    await hoursLater(tab, 24);

    await phone.reopen(tab, { ...opening, screen: '/pages/notice/index' });
    await tab
      .getByRole('main')
      .getByRole('link', { name: /Identity verification unsuccessful/ })
      .click();
    await expect(tab.getByRole('article')).toContainText('The photo of your document is blurred.');
    await tab.getByRole('link', { name: say('inbox.toIdentity') }).click();
    await expectScreen(tab, say('kyc.title'));
    await expect(tab.getByRole('heading', { name: say('kycStatus.failed') })).toBeVisible();
    await expect(tab.getByText('Front, with your photo: accepted')).toBeVisible();
    await tab.getByRole('link', { name: 'Send a new picture' }).click();

    await expectScreen(tab, say('documents.idCardTitle'));
    const front = tab.getByRole('group', { name: say('documents.front') });
    await expect(front.getByRole('status')).toHaveText(say('documents.accepted'));
    await expect(tab.getByText('K1234567')).toBeVisible();
    await choosePhoto(tab, say('documents.backSide'), 1600);
    await tab.getByRole('button', { name: say('documents.submit') }).click();
    await expect(tab.getByRole('heading', { name: say('kyc.pendingTitle') })).toBeVisible();
    await hoursLater(tab, 24);
    await expect(tab.getByRole('heading', { name: say('kycStatus.approved') })).toBeVisible();
    await phone.reopen(tab, { ...opening, screen: '/pages/notice/index' });
    await expect(tab.getByRole('main').getByRole('link', { name: /Identity verified/ })).toBeVisible();
  },
);
