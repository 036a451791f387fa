import { useState } from 'react';
import { expect, type screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { disguisedPage, documentPhoto } from '#forms/upload/test/pictures.ts';
import { storageKeys } from '#platform/device/storage.ts';
import { AppContext, useApp } from '#platform/ports/context.ts';
import { choose, fillIn, picture } from '../../test/handing-in.ts';
import { IdCardScreen } from './Documents.tsx';

const meta = preview.meta({
  component: IdCardScreen,
  parameters: { path: '/pages/kycverify/idcard', scenario: 'kyc-not-submitted' },
});

const front = 'Front, with your photo';
type Canvas = Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>;

/** The front says so; whether it was sent or not takes its time. */
const says = async (canvas: Canvas, text: string | RegExp): Promise<void> => {
  const tile = await canvas.findByRole('group', { name: front });
  await waitFor(() => expect(tile).toHaveTextContent(text), { timeout: 20_000 });
};

export const Uploading = meta.story({
  parameters: { faults: ['stall=60@upload.file'] },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await choose({ canvas, userEvent }, front, 320);
    const bar = { value: { now: 60 } };
    await expect(await canvas.findByRole('progressbar', bar, { timeout: 20_000 })).toBeVisible();
    await says(canvas, /Uploading \d+ KB/);
  },
});

/** The connection goes dead at 60 % and is given up: nothing is lost, and the same picture is sent again. */
export const Interrupted = meta.story({
  parameters: {
    faults: ['stall=60@upload.file'],
    patienceMs: 6_000,
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      worldOf(canvasElement).clearFaults();
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await says(canvas, 'Uploaded');
    },
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await choose({ canvas, userEvent }, front, 320);
    await says(canvas, /The connection broke when 60% had been sent\./);
    await expect(canvas.getByRole('img', { name: front })).toBeVisible();
    await expect(canvas.getByText('K1234567')).toBeVisible();
  },
});

/** The brokerage does not take it: the same picture again would be refused again. */
export const UploadRefused = meta.story({
  parameters: { faults: ['code=50002@upload.file'] },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await choose({ canvas, userEvent }, front, 320);
    await says(canvas, 'Replace');
    const tile = canvas.getByRole('group', { name: front });
    await expect(within(tile).queryByRole('button', { name: 'Retry' })).toBeNull();
  },
});

export const WrongKind = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await userEvent.upload(await canvas.findByLabelText(`${front} Choose a picture`), disguisedPage);
    await says(canvas, /not a picture that can be uploaded/);
  },
});

export const TooLarge = meta.story({
  parameters: { facts: [{ name: 'uploadLimit', parameters: { megabytes: 0.01 } }] },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    const large = await documentPhoto(2_000);
    await userEvent.upload(await canvas.findByLabelText(`${front} Choose a picture`), large);
    await says(canvas, /^.*The size cannot exceed 0\.01 M\./);
  },
});

/** Said before anybody relies on it; what was entered holds for as long as the page is open. */
export const StorageFull = meta.story({
  parameters: { isStorageBlocked: true },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Keep this page open until you have submitted')).toBeVisible();
    await fillIn({ canvas, userEvent });
    await picture({ canvas, userEvent }, front, 320);
    await expect(canvas.getByText('Keep this page open until you have submitted')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous step' }));
    await expect(await canvas.findByRole('textbox', { name: 'Last name' })).toHaveValue('Chan');
    await userEvent.click(canvas.getByRole('button', { name: 'Next: pictures' }));
    await says(canvas, 'Uploaded');
  },
});

/** On a device whose storage takes nothing more from the first draft on. */
function FullFromTheFirstDraft() {
  const app = useApp();
  const [filling] = useState(() => {
    const { storage } = app.ports;
    let isFull = false;
    return {
      ...storage,
      set(key: string, value: string) {
        if (key === storageKeys.drafts) isFull = true;
        storage.set(key, value);
      },
      isKept: (key: string) => key !== storageKeys.drafts || !isFull,
    };
  });
  return (
    <AppContext value={{ ...app, ports: { ...app.ports, storage: filling } }}>
      <IdCardScreen />
    </AppContext>
  );
}

/** Nobody knows before the first letter is kept, or is not: then it is said at once. */
export const StorageFillsUp = meta.story({
  render: () => <FullFromTheFirstDraft />,
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'First name' });
    await expect(canvas.queryByText('Keep this page open until you have submitted')).toBeNull();
    await userEvent.type(name, 'M');
    await expect(await canvas.findByText('Keep this page open until you have submitted')).toBeVisible();
    await userEvent.type(name, 'ei');
    await expect(name).toHaveValue('Mei');
    await expect(name).toHaveFocus();
  },
});
