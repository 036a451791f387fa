import { expect, waitFor, within } from 'storybook/test';
import {
  atWidth,
  failed,
  inChinese,
  loading,
  offline,
  sees,
  sessionExpired,
  slow,
} from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { documentPhoto } from '#forms/upload/test/pictures.ts';
import { takeAsItIs } from '#forms/upload/test/taking.ts';
import { bothSides, choose, fillIn, picture, submit, toPictures } from '../../test/handing-in.ts';
import { IdCardScreen, PassportScreen } from './Documents.tsx';

const idCard = '/pages/kycverify/idcard';

const meta = preview.meta({
  component: IdCardScreen,
  parameters: { path: idCard, scenario: 'kyc-not-submitted' },
});

const passport = {
  render: () => <PassportScreen />,
  parameters: { path: '/pages/kycverify/passport' },
};

const details = sees('heading', 'Your details');

export const IdCard = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Verify with an ID card' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'ID card number' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveAttribute(
      'autocomplete',
      'given-name',
    );
  },
});

export const Passport = meta.story({
  ...passport,
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    const title = await canvas.findByRole('heading', { name: 'The information page of your passport' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.getByLabelText('Page with your photo Choose a picture')).toBeInTheDocument();
    await expect(canvas.queryByRole('group', { name: 'Back' })).toBeNull();
  },
});

export const NothingTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Issuing country/ });
    await userEvent.click(canvas.getByRole('button', toPictures));
    for (const text of [
      'Please Select Country',
      'Please Enter First Name',
      'Please Enter Last Name',
      'Please Enter ID Card Number',
    ])
      await expect((await canvas.findAllByText(text))[0]).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Issuing country/ })).toHaveFocus());
  },
});

export const PassportNumberMissing = meta.story({
  ...passport,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', toPictures));
    await expect((await canvas.findAllByText('Please Enter Passport Number'))[0]).toBeVisible();
  },
});

export const PicturesMissing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', submit));
    await expect((await canvas.findAllByText('Please Upload Image'))[0]).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByLabelText('Front, with your photo Choose a picture')).toHaveFocus(),
    );
  },
});

/** What is sent is in sight before it is: both pictures, and every word. */
export const ReadyToSend = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await bothSides({ canvas, userEvent });
    for (const name of ['Front, with your photo', 'Back'])
      await expect(canvas.getByRole('img', { name })).toBeVisible();
    for (const text of ['Hong Kong', 'Mei', 'Chan', 'K1234567'])
      await expect(canvas.getAllByText(text).at(-1)).toBeVisible();
  },
});

export const Sending = meta.story({
  parameters: { faults: ['hang@auth.submitRealName'] },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await bothSides({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', submit));
    await waitFor(() => expect(canvas.getByRole('button', submit)).toHaveAttribute('aria-busy', 'true'));
  },
});

export const OutcomeUnknown = meta.story({
  parameters: { faults: ['lost@auth.submitRealName'] },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await bothSides({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText('Your documents may have been submitted')).toBeVisible();
    await expect(canvas.queryByText('Your documents were not submitted')).toBeNull();
  },
});

/** The brokerage has no such picture any more: another is asked for there, and nothing typed is lost. */
export const PictureGone = meta.story({
  parameters: { faults: ['code=50003@auth.submitRealName'] },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await bothSides({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText('Your documents were not submitted')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Front, with your photo' })).toHaveTextContent(/Replace/);
    await expect(canvas.getByText('K1234567')).toBeVisible();
  },
});

/** Handed in on another device meanwhile. */
export const HandedInElsewhere = meta.story({
  parameters: { faults: ['code=40002@auth.submitRealName'] },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await bothSides({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText('Your documents were not submitted')).toBeVisible();
  },
});

/** One picture does not show both sides. */
export const SamePictureTwice = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await picture({ canvas, userEvent }, 'Front, with your photo', 320);
    await choose({ canvas, userEvent }, 'Back', 320);
    await expect(
      await canvas.findByText(/^This is the same picture as the front/, {}, { timeout: 20_000 }),
    ).toBeVisible();
  },
});

export const RefusedBefore = meta.story({
  parameters: { scenario: 'kyc-failed' },
  play: async (context) => {
    await expect(await context.canvas.findByText('Why it was refused last time')).toBeVisible();
    await details(context);
  },
});

/** Its front was accepted: it is there, and only the back is asked for. */
export const OneSideRefused = meta.story({
  parameters: { scenario: 'kyc-failed-back' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Both sides of your ID card' })).toBeVisible();
    await expect(canvas.getByText(/^Back: The photo of your document is blurred/)).toBeVisible();
    const front = canvas.getByRole('group', { name: 'Front, with your photo' });
    await expect(front).toHaveTextContent('Accepted. It need not be sent again.');
    await expect(within(front).getByRole('button', { name: 'Replace' })).toBeVisible();
    await expect(within(front).queryByRole('button', { name: 'Remove' })).toBeNull();
    await expect(canvas.getByLabelText('Back Choose a picture')).toBeInTheDocument();
    await expect(canvas.getByText('K123456(7)')).toBeVisible();
  },
});

/** The other way round: only the front is asked for again. */
export const FrontRefused = meta.story({
  parameters: { scenario: 'kyc-front-only' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Front, with your photo: The photo of your document/),
    ).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Back' })).toHaveTextContent(
      'Accepted. It need not be sent again.',
    );
    await expect(canvas.getByLabelText('Front, with your photo Choose a picture')).toBeInTheDocument();
  },
});

/** Advice, each with a drawing of what to do. */
export const PictureCouldBeBetter = meta.story({
  parameters: { scenario: 'kyc-failed-back' },
  play: async ({ canvas, userEvent }) => {
    const poor = await documentPhoto(700, { light: 0.2, margin: 0 });
    await userEvent.upload(await canvas.findByLabelText('Back Choose a picture'), poor);
    await takeAsItIs(userEvent);
    const advice = await canvas.findByRole('group', { name: 'Check this picture before you send it' });
    for (const text of ['Few pixels', 'Too dark']) await expect(within(advice).getByText(text)).toBeVisible();
    await expect(within(advice).getByRole('button', { name: 'Send this picture' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Back' })).toBeVisible();
  },
});

/** A passport is another document: nothing of the ID card is of use for it. */
export const OneSideRefusedOfTheOther = meta.story({
  ...passport,
  parameters: { ...passport.parameters, scenario: 'kyc-failed-back' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your details' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('');
  },
});

export const CountriesFail = meta.story({
  parameters: {
    faults: ['http=500@auth.areaList'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      worldOf(canvasElement).clearFaults();
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await expect(await canvas.findByRole('button', { name: /^Issuing country/ })).toBeVisible();
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load the list of countries and regions")).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toBeVisible();
  },
});

export const Loading = meta.story(loading({ what: 'your identity verification', call: 'auth.userInfo' }));
export const Slow = meta.story(
  slow({ what: 'your identity verification', call: 'auth.userInfo', shows: details }),
);
export const LoadingFails = meta.story(
  failed({ what: 'your identity verification', call: 'auth.userInfo', fault: 'http=500', shows: details }),
);
export const SessionExpired = meta.story(sessionExpired());
export const Offline = meta.story(offline({ shows: details }));
export const SimplifiedChinese = meta.story(inChinese('zh-Hans'));
export const TraditionalChinese = meta.story(
  inChinese('zh-Hant', { parameters: { scenario: 'kyc-failed' } }),
);
export const Wide = meta.story(atWidth('w1280', { shows: details }));
