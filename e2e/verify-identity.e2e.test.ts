import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { hoursLater } from './steps/panel.ts';
import { choosePhoto } from './steps/pictures.ts';
import { expectScreen, followLink } from './steps/places.ts';
import { signIn } from './steps/signing-in.ts';
import { wordsOf } from './steps/words.ts';

journey('of an ID card whose back was refused only the back is sent again', async ({ openPhone }) => {
  const phone = await openPhone();
  const tab = await phone.open({ scenario: 'kyc-failed-back', screen: '/pages/kycverify/index' });
  await expect(tab.getByRole('heading', { name: 'Unsuccessful' })).toBeVisible();
  await tab.getByRole('link', { name: 'Send a new picture' }).click();
  await expectScreen(tab, 'Verify with an ID card');
  const front = tab.getByRole('group', { name: 'Front, with your photo' });
  await expect(front.getByRole('status')).toHaveText('Accepted. It need not be sent again.');
  await expect(front.getByRole('img', { name: 'Front, with your photo' })).toBeVisible();
  await choosePhoto(tab, 'Back', 1500);
  await tab.reload();
  await expect(front.getByRole('status')).toHaveText('Accepted. It need not be sent again.');
  await expect(tab.getByRole('group', { name: 'Back', exact: true }).getByRole('status')).toHaveText(
    'Uploaded',
  );
  await tab.getByRole('button', { name: 'Submit for review' }).click();

  await expectScreen(tab, 'Identity verification');
  await hoursLater(tab, 24);
  await expect(tab.getByRole('heading', { name: 'Verified' })).toBeVisible();
});

journey(
  'a session that ends while documents are sent, and another language, lose nothing of them',
  async ({ openPhone }) => {
    const phone = await openPhone();
    const screen = '/pages/kycverify/idcard';
    const expired = { on: 'http', kind: 'code', target: 'auth.submitRealName', value: 401 } as const;
    const tab = await phone.open({ scenario: 'kyc-not-submitted', screen, faults: [expired] });
    await tab.getByRole('button', { name: /^Issuing country or region/ }).click();
    await tab.getByRole('combobox', { name: 'Search countries and regions' }).fill('Hong Kong');
    await tab.getByRole('option', { name: /Hong Kong/ }).click();
    await tab.getByRole('textbox', { name: 'First name' }).fill('Mei');
    await tab.getByRole('textbox', { name: 'Last name' }).fill('Chan');
    await tab.getByRole('textbox', { name: 'ID card number' }).fill('K1234567');
    await tab.getByRole('button', { name: 'Next: pictures' }).click();
    await choosePhoto(tab, 'Front, with your photo', 1400);
    await choosePhoto(tab, 'Back', 1500);
    await tab.getByRole('button', { name: 'Submit for review' }).click();
    await expect(tab.getByText('Login Expired')).toBeVisible();
    await signIn(tab);

    await expectScreen(tab, 'Verify with an ID card');
    await expect(tab.getByText('K1234567')).toBeVisible();
    for (const side of ['Front, with your photo', 'Back'])
      await expect(tab.getByRole('group', { name: side, exact: true }).getByRole('status')).toHaveText(
        'Uploaded',
      );

    await followLink(tab, '/pages/setting/index');
    await tab.getByRole('radio', { name: '简体中文' }).click();
    const chinese = wordsOf('zh-Hans');
    await expectScreen(tab, chinese('settings.title'));
    await followLink(tab, screen);
    await expectScreen(tab, chinese('documents.idCardTitle'));
    await expect(tab.getByRole('textbox', { name: chinese('documents.idCardNumber') })).toHaveValue(
      'K1234567',
    );
    await tab.getByRole('button', { name: chinese('documents.toPictures') }).click();
    await expect(
      tab.getByRole('group', { name: chinese('documents.backSide'), exact: true }).getByRole('status'),
    ).toHaveText(chinese('upload.done'));
  },
);

journey(
  'documents are handed in over a reload, and a message says that they were accepted',
  async ({ openPhone }) => {
    const phone = await openPhone();
    const tab = await phone.open({ scenario: 'kyc-not-submitted', screen: '/pages/kycverify/index' });
    await tab
      .getByRole('main')
      .getByRole('link', { name: /ID card/ })
      .click();
    await expectScreen(tab, 'Verify with an ID card');

    await tab.getByRole('button', { name: 'Next: pictures' }).click();
    await expect(tab.getByRole('alert').getByText('Please Enter First Name')).toBeVisible();
    await tab.getByRole('button', { name: /^Issuing country or region/ }).click();
    await tab.getByRole('combobox', { name: 'Search countries and regions' }).fill('香港');
    await tab.getByRole('option', { name: /Hong Kong/ }).click();
    await tab.getByRole('textbox', { name: 'First name' }).fill('Mei');
    await tab.getByRole('textbox', { name: 'Last name' }).fill('Chan');
    await tab.getByRole('textbox', { name: 'ID card number' }).fill('K1234567');
    await tab.getByRole('button', { name: 'Next: pictures' }).click();
    await choosePhoto(tab, 'Front, with your photo', 1400);

    await tab.reload();
    await expect(tab.getByText('K1234567')).toBeVisible();
    await expect(tab.getByRole('img', { name: 'Front, with your photo' })).toBeVisible();
    await choosePhoto(tab, 'Back', 1500);
    await tab.getByRole('button', { name: 'Submit for review' }).click();

    await expectScreen(tab, 'Identity verification');
    await expect(tab.getByRole('heading', { name: 'Your documents are under review' })).toBeVisible();
    await hoursLater(tab, 24);
    await expect(tab.getByRole('heading', { name: 'Verified' })).toBeVisible();
    await tab.getByRole('link', { name: 'Back to Account' }).click();
    await tab.getByRole('link', { name: /^Messages/ }).click();
    await expect(tab.getByRole('main').getByText('Identity verified')).toBeVisible();
  },
);
