import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { documentPhoto } from '#forms/upload/test/pictures.ts';
import { takeAsItIs } from '#forms/upload/test/taking.ts';
import { bothSides, fillIn, picture, submit } from '../../test/handing-in.ts';
import { IdCardScreen, PassportScreen } from './Documents.tsx';

const meta = preview.meta({
  component: IdCardScreen,
  parameters: { path: '/pages/kycverify/idcard', scenario: 'kyc-not-submitted' },
});

/** Documents of the customer, as the brokerage has them. */
const handedIn = (element: HTMLElement) =>
  [...worldOf(element).world.read().users.values()].map(({ documents }) => documents).filter(Boolean);

export const HandsInBothSides = meta.story({
  parameters: { route: `/pages/kycverify/idcard?returnTo=${encodeURIComponent('/pages/withdraw/vm')}` },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await bothSides({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await screen.findByText('Success')).toBeInTheDocument();
    await expect(
      await canvas.findByText('Went to /pages/kycverify/index?returnTo=%2Fpages%2Fwithdraw%2Fvm'),
    ).toBeVisible();
    const [documents] = handedIn(canvasElement);
    await expect(documents).toMatchObject({
      documentType: 'idCard',
      countryCode: 'HK',
      firstName: 'Mei',
      lastName: 'Chan',
      documentNumber: 'K1234567',
    });
    await expect(new Set(documents?.imageHashes).size).toBe(2);
  },
});

export const HandsInAPassport = meta.story({
  render: () => <PassportScreen />,
  parameters: { path: '/pages/kycverify/passport' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await picture({ canvas, userEvent }, 'Page with your photo', 320);
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText(/^Went to \/pages\/kycverify\/index/)).toBeVisible();
    await expect(handedIn(canvasElement)).toEqual([
      expect.objectContaining({ documentType: 'passport', imageHashes: [expect.any(String)] }),
    ]);
  },
});

/** The accepted front goes with the new back, and what the brokerage had of the person. */
export const HandsInOneSideAgain = meta.story({
  parameters: { scenario: 'kyc-failed-back' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [before] = handedIn(canvasElement);
    await picture({ canvas, userEvent }, 'Back', 340);
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText(/^Went to \/pages\/kycverify\/index/)).toBeVisible();
    const [after] = handedIn(canvasElement);
    await expect({ ...after, imageHashes: before?.imageHashes, imageUrls: before?.imageUrls }).toEqual(
      before,
    );
    await expect(after?.imageHashes[0]).toBe(before?.imageHashes[0]);
    await expect(after?.imageHashes[1]).not.toBe(before?.imageHashes[1]);
  },
});

/** Whoever takes back the picture that was to replace an accepted one has the accepted one again. */
export const KeepsWhatWasAccepted = meta.story({
  parameters: { scenario: 'kyc-failed-back' },
  play: async ({ canvas, userEvent }) => {
    const front = await canvas.findByRole('group', { name: 'Front, with your photo' });
    await userEvent.upload(canvas.getByLabelText('Front, with your photo Replace'), await documentPhoto(960));
    await takeAsItIs(userEvent);
    await waitFor(() => expect(front).toHaveTextContent('Uploaded'), { timeout: 20_000 });
    await userEvent.click(within(front).getByRole('button', { name: 'Remove' }));
    await expect(front).toHaveTextContent('Accepted. It need not be sent again.');
    await waitFor(() => expect(within(front).getByRole('button', { name: 'Replace' })).toHaveFocus());
  },
});

/** What a picture could be better in is said before it is sent; whoever knows better sends it. */
export const SendsInSpiteOfAdvice = meta.story({
  parameters: { scenario: 'kyc-failed-back' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const dark = await documentPhoto(960, { light: 0.2 });
    await userEvent.upload(await canvas.findByLabelText('Back Choose a picture'), dark);
    await takeAsItIs(userEvent);
    const advice = await canvas.findByRole('group', { name: 'Check this picture before you send it' });
    await expect(advice).toHaveTextContent('Too dark');
    await expect(worldOf(canvasElement).world.read().files.get('demo')?.size).toBe(2);
    await userEvent.click(canvas.getByRole('button', submit));
    await expect((await canvas.findAllByText('Please Upload Image'))[0]).toBeVisible();
    await userEvent.click(within(advice).getByRole('button', { name: 'Send this picture' }));
    const back = canvas.getByRole('group', { name: 'Back' });
    await waitFor(() => expect(back).toHaveTextContent('Uploaded'), { timeout: 20_000 });
    await expect(advice).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText(/^Went to \/pages\/kycverify\/index/)).toBeVisible();
  },
});

/** The first answer was lost: sent again it is the same request, and its first receipt comes. */
export const HandsInOnceAfterALostAnswer = meta.story({
  parameters: { faults: ['lost@auth.submitRealName'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await bothSides({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText('Your documents may have been submitted')).toBeVisible();
    worldOf(canvasElement).clearFaults();
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText(/^Went to \/pages\/kycverify\/index/)).toBeVisible();
    await expect(handedIn(canvasElement)).toHaveLength(1);
  },
});

/** The session ends while the documents are sent: sign-in leads back here. */
export const SessionEndsWhileSending = meta.story({
  parameters: { faults: ['code=401@auth.submitRealName'], endsWithoutFaults: true },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await bothSides({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(
      await canvas.findByText(/^Went to \/pages\/auth\/login\?returnTo=%2Fpages%2Fkycverify%2Fidcard/),
    ).toBeVisible();
  },
});

/** Where the device keeps nothing, the form works all the same. */
export const HandsInWithStorageFull = meta.story({
  parameters: { isStorageBlocked: true },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await bothSides({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText(/^Went to \/pages\/kycverify\/index/)).toBeVisible();
  },
});

/** Who is verified, or waits for it, sees so on the status. */
export const VerifiedAlready = meta.story({
  parameters: { scenario: 'kyc-approved' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Went to /pages/kycverify/index')).toBeVisible();
  },
});

/** Back to the first step: what was typed and uploaded is still there. */
export const StepBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await picture({ canvas, userEvent }, 'Back', 320);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous step' }));
    await expect(await canvas.findByRole('textbox', { name: 'Last name' })).toHaveValue('Chan');
    await userEvent.click(canvas.getByRole('button', { name: 'Next: pictures' }));
    await expect(await canvas.findByRole('group', { name: 'Back' })).toHaveTextContent('Uploaded');
  },
});
