import type { Page } from 'playwright';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { hoursLater } from './steps/panel.ts';
import { expectScreen } from './steps/places.ts';

/** Runs in the page: a photo, as base64. */
async function draw(width: number): Promise<string> {
  const canvas = new OffscreenCanvas(width, 900);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas to draw on');
  context.fillStyle = '#28324a';
  context.fillRect(0, 0, width, 900);
  context.fillStyle = '#f6e7c1';
  context.fillRect(100, 100, width / 2, 400);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
  return btoa(String.fromCodePoint(...new Uint8Array(await blob.arrayBuffer())));
}

/** Chooses a photo from the album, and waits until it has arrived. */
async function choosePhoto(tab: Page, side: string, width: number): Promise<void> {
  const buffer = Buffer.from(await tab.evaluate(draw, width), 'base64');
  await tab
    .getByLabel(`${side} Choose a picture`)
    .setInputFiles({ name: 'IMG_0412.jpg', mimeType: 'image/jpeg', buffer });
  await expect(tab.getByRole('group', { name: side, exact: true }).getByRole('status')).toHaveText(
    'Uploaded',
  );
}

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
