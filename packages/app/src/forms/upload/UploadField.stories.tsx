import { maxImageBytes, url } from '@meridian/api';
import { Button, FormLayout } from '@meridian/design-system';
import { useState } from 'react';
import { expect, screen, waitFor, within, type UserEventObject } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { memoryStorage, storageKeys } from '#platform/device/storage.ts';
import { usePorts } from '#platform/ports/context.ts';
import { openPictureShelf } from '#platform/ports-browser-pictures.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import type { Message } from '#platform/words/messages.ts';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { chosen } from '../rules.ts';
import { useFields } from '../useFields.ts';
import { sentType, type Prepare } from './picture.ts';
import { prepareInWorker } from './prepare-in-worker.ts';
import {
  brokenPng,
  cameraSecret,
  cutOff,
  disguisedDrawing,
  disguisedPage,
  emptyFile,
  heic,
  hugePng,
  photo,
} from './test/pictures.ts';
import { takeAsItIs } from './test/taking.ts';
import { UploadField } from './UploadField.tsx';

const missing: Message = { id: 'story.missing', defaultMessage: 'Please Upload Image' };
const label = 'Proof of payment';

interface FormProps {
  prepare?: Prepare;
}

/** The smallest form with a picture in it. It can be closed and opened again, as by a reload. */
function Form({ prepare }: FormProps) {
  const fields = useFields({
    initial: { proof: null as string | null },
    rules: { proof: chosen<string>(missing) },
    draft: { name: 'story', keeps: { proof: url } },
  });
  const { value, onChange, error } = fields.bind('proof');
  return (
    <FormLayout {...fields.submit(() => {})}>
      <UploadField
        label={label}
        place="story.proof"
        value={value}
        onChange={onChange}
        error={error}
        prepare={prepare}
      />
      <p>{value === null ? 'Nothing to send' : `To be sent: ${new URL(value).pathname}`}</p>
      <Button type="submit">{'Send'}</Button>
    </FormLayout>
  );
}

/** Looks for the picture on the device itself, whatever the app knows of it. */
const findOnDevice: { pictures: () => Promise<unknown> } = { pictures: () => Promise.resolve(null) };

function Screen({ prepare }: FormProps) {
  const [visit, setVisit] = useState(1);
  const { storage, newId } = usePorts();
  const { signOut } = useSession();
  return (
    <ScreenFrame title="Deposit">
      <Form key={visit} {...(prepare && { prepare })} />
      <Button onPress={() => setVisit(visit + 1)}>{'Reload'}</Button>
      <Button
        onPress={() => {
          const shelf = storage.get(storageKeys.pictureShelf) ?? '';
          const same = openPictureShelf(memoryStorage({ [storageKeys.pictureShelf]: shelf }), newId);
          findOnDevice.pictures = () => same.find('story.proof');
          signOut('user');
        }}
      >
        {'Sign out'}
      </Button>
    </ScreenFrame>
  );
}

const meta = preview.meta({
  title: 'Forms/UploadField',
  component: Screen,
  parameters: { path: '/pages/deposit/fiat', scenario: 'funded' },
});

type Canvas = Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>;
type User = Pick<UserEventObject, 'upload' | 'click'>;

async function choose(canvas: Canvas, user: User, file: File): Promise<void> {
  await user.upload(await canvas.findByLabelText(`${label} Choose a picture`), file);
}

/** Chooses a picture that nothing is wrong with, and lets it go as it is. */
async function chooseAndUse(canvas: Canvas, user: User, file: File): Promise<void> {
  await choose(canvas, user, file);
  await takeAsItIs(user);
}

const sees = async (canvas: Canvas, text: string | RegExp): Promise<void> => {
  await expect(await canvas.findByText(text, {}, { timeout: 20_000 })).toBeVisible();
};

/** What was sent, to be looked at. */
let sent: Blob | null = null;
const watched: Prepare = async (...task) => {
  const prepared = await prepareInWorker(...task);
  sent = prepared.blob;
  return prepared;
};

/** Made smaller in a worker. Nothing that a camera has added is sent with it. */
export const Uploaded = meta.story({
  args: { prepare: watched },
  play: async ({ canvas, userEvent }) => {
    const chosenFile = await photo(4000, 3000);
    await expect(await chosenFile.text()).toContain(cameraSecret);
    await chooseAndUse(canvas, userEvent, chosenFile);
    await sees(canvas, 'Uploaded');
    await sees(canvas, /^To be sent: \/w\/[\w-]+\/files\//);
    await expect(sent?.type).toBe(sentType);
    await expect(await sent?.text()).not.toContain(cameraSecret);
    const small = await createImageBitmap(sent ?? new Blob());
    await expect([small.width, small.height]).toEqual([2560, 1920]);
    await expect(canvas.getByRole('img', { name: label })).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    );
  },
});

/** All of a picture is in sight before it is sent, and nothing of it has left the device. */
export const Looked = meta.story({
  parameters: { endsIn: { dialog: 'Check the picture' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvas, userEvent, await photo(1200, 900));
    const look = await screen.findByRole('dialog', { name: 'Check the picture' }, { timeout: 20_000 });
    await expect(within(look).getByRole('img', { name: label })).toBeVisible();
    await expect(within(look).getByText(/Place and camera data are removed/)).toBeVisible();
    await expect(worldOf(canvasElement).world.read().files.size).toBe(0);
  },
});

/** A quarter turn and a cut by keyboard alone. What was cut off is not sent, and no camera data either. */
export const TurnedAndCut = meta.story({
  args: { prepare: watched },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, await photo(1200, 900));
    const look = await screen.findByRole('dialog', { name: 'Check the picture' }, { timeout: 20_000 });
    within(look).getByRole('button', { name: 'Rotate' }).focus();
    await userEvent.keyboard('{Enter}');
    const picture = within(look).getByRole('img', { name: label });
    await waitFor(() => {
      const { width, height } = picture.getBoundingClientRect();
      return expect(width / height).toBeCloseTo(900 / 1200, 1);
    });
    const { height } = picture.getBoundingClientRect();
    within(look).getByRole('button', { name: 'Bottom edge' }).focus();
    await userEvent.keyboard('{Control>}{ArrowUp}{/Control}');
    const use = within(look).getByRole('button', { name: 'Use this picture' });
    use.focus();
    await userEvent.keyboard('{Enter}');
    await sees(canvas, 'Uploaded');
    const small = await createImageBitmap(sent ?? new Blob());
    await expect(small.width).toBe(900);
    await expect(Math.abs(small.height - 1200 * ((height - 100) / height))).toBeLessThan(3);
    await expect(await sent?.text()).not.toContain(cameraSecret);
    await waitFor(() => expect(canvas.getByRole('group', { name: label })).toHaveFocus());
  },
});

/** Whoever closes the look sends nothing. */
export const LookGivenUp = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvas, userEvent, await photo(400, 300));
    await screen.findByRole('dialog', { name: 'Check the picture' }, { timeout: 20_000 });
    await userEvent.keyboard('{Escape}');
    await nothingIsSent(canvas, canvasElement);
  },
});

export const PngAndWebp = meta.story({
  play: async ({ canvas, userEvent }) => {
    await chooseAndUse(canvas, userEvent, await photo(300, 200, 'image/png'));
    await sees(canvas, 'Uploaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await sees(canvas, 'Nothing to send');
    await chooseAndUse(canvas, userEvent, await photo(300, 200, 'image/webp'));
    await sees(canvas, 'Uploaded');
  },
});

export const Missing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    await sees(canvas, 'Please Upload Image');
    await waitFor(() => expect(canvas.getByLabelText(`${label} Choose a picture`)).toHaveFocus());
  },
});

export const WrongKind = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvas, userEvent, disguisedPage);
    await sees(canvas, /not a picture that can be uploaded/);
    await expect(canvas.getByLabelText(`${label} Choose a picture`)).toBeInvalid();
    await nothingIsSent(canvas, canvasElement);
  },
});

/** Nothing of a file that is refused on the device reaches the brokerage. */
const nothingIsSent = async (canvas: Canvas, element: HTMLElement): Promise<void> => {
  await sees(canvas, 'Nothing to send');
  await expect(worldOf(element).world.read().files.size).toBe(0);
  await expect(canvas.queryByRole('img', { name: label })).toBeNull();
};

export const DrawingWithAScript = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvas, userEvent, disguisedDrawing);
    await sees(canvas, /not a picture that can be uploaded/);
    await nothingIsSent(canvas, canvasElement);
  },
});

/** A browser would draw its upper half. */
export const CutOff = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvas, userEvent, await cutOff());
    await sees(canvas, /the file may be damaged/);
    await nothingIsSent(canvas, canvasElement);
  },
});

export const EmptyFile = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvas, userEvent, emptyFile);
    await sees(canvas, /This file is empty/);
    await nothingIsSent(canvas, canvasElement);
  },
});

export const Broken = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, brokenPng);
    await sees(canvas, /the file may be damaged/);
  },
});

export const HeicUnreadable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, heic);
    await sees(canvas, /cannot open HEIC pictures/);
  },
});

/** 33 bytes that say they are 50,000 × 50,000: they are never decoded. */
export const TooManyPixels = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvas, userEvent, hugePng);
    await sees(canvas, /too large to open/);
    await nothingIsSent(canvas, canvasElement);
  },
});

/** A picture of so many bytes, whatever was chosen. */
const prepareTo =
  (sizeBytes: number): Prepare =>
  async () => {
    const bytes = new Uint8Array(sizeBytes);
    bytes.set([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]);
    return Promise.resolve({ blob: new Blob([bytes], { type: sentType }), problem: null, advice: [] });
  };

/** The limit is measured on what is sent: 5 MiB, which the brokerage takes too (DECISIONS 20). */
export const FiveMebibytes = meta.story({
  args: { prepare: prepareTo(maxImageBytes) },
  play: async ({ canvas, userEvent }) => {
    await chooseAndUse(canvas, userEvent, emptyFile);
    await sees(canvas, 'Uploaded');
  },
});

export const OneByteMore = meta.story({
  args: { prepare: prepareTo(maxImageBytes + 1) },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, emptyFile);
    await sees(canvas, /^The size cannot exceed 5 M\./);
    await sees(canvas, 'Nothing to send');
  },
});

/** A backend that takes less says so in its configuration. */
export const SmallerLimit = meta.story({
  parameters: { scenario: 'upload-limit-small' },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, await photo(2000, 1500));
    await sees(canvas, /^The size cannot exceed 0\.01 M\./);
  },
});

/** It may have arrived: the same picture again under the same id is there once. */
export const LostAnswer = meta.story({
  parameters: { faults: ['lost@upload.file'] },
  play: async ({ canvas, userEvent }) => {
    await chooseAndUse(canvas, userEvent, await photo(400, 300));
    await sees(canvas, /the picture may have arrived/);
    await sees(canvas, 'Nothing to send');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const SentAgainAfterALostAnswer = meta.story({
  parameters: { endsWithoutFaults: true, faults: ['lost@upload.file'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await chooseAndUse(canvas, userEvent, await photo(400, 300));
    await sees(canvas, /the picture may have arrived/);
    worldOf(canvasElement).clearFaults();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await sees(canvas, 'Uploaded');
  },
});

export const Refused = meta.story({
  parameters: { faults: ['code=50001@upload.file'] },
  play: async ({ canvas, userEvent }) => {
    await chooseAndUse(canvas, userEvent, await photo(400, 300));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Replace' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
    await expect(canvas.getByText('Nothing to send')).toBeVisible();
  },
});

export const OfflineThenBack = meta.story({
  parameters: { isOffline: true },
  play: async ({ canvas, userEvent }) => {
    await chooseAndUse(canvas, userEvent, await photo(400, 300));
    await sees(canvas, /uploaded once you are back online/);
    window.dispatchEvent(new Event('online'));
    await sees(canvas, 'Uploaded');
  },
});

/** Sent up to 60 %, where the connection goes dead and is given up. The same picture is sent again. */
export const Interrupted = meta.story({
  parameters: {
    faults: ['stall=60@upload.file'],
    patienceMs: 6_000,
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      worldOf(canvasElement).clearFaults();
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await sees(canvas, 'Uploaded');
      await expect(worldOf(canvasElement).world.read().files.get('demo')?.size).toBe(1);
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await chooseAndUse(canvas, userEvent, await photo(400, 300));
    await expect(
      await canvas.findByRole('progressbar', { value: { now: 60 } }, { timeout: 20_000 }),
    ).toBeVisible();
    await sees(canvas, /^The connection broke when 60% had been sent\./);
    await expect(canvas.getByRole('img', { name: label })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(worldOf(canvasElement).world.read().files.size).toBe(0);
  },
});

/** Where the device cannot keep the picture, it waits for the network only as long as the page is open. */
export const OfflineAndNotKept = meta.story({
  parameters: { isOffline: true, isStorageBlocked: true },
  play: async ({ canvas, userEvent }) => {
    await chooseAndUse(canvas, userEvent, await photo(400, 300));
    await sees(canvas, /Keep this page open/);
  },
});

/** How much of it has been sent nobody knows: its size is said, and it can be cut. */
export const SlowAndCut = meta.story({
  parameters: { faults: ['hang@upload.file'] },
  play: async ({ canvas, userEvent }) => {
    await chooseAndUse(canvas, userEvent, await photo(400, 300));
    await sees(canvas, /^Uploading \d+ KB$/);
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    const place = await canvas.findByLabelText(`${label} Choose a picture`);
    await waitFor(() => expect(place).toHaveFocus());
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

export const ReloadKeepsWhatWasUploaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await chooseAndUse(canvas, userEvent, await photo(400, 300));
    await sees(canvas, 'Uploaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await sees(canvas, 'Uploaded');
    await sees(canvas, /^To be sent/);
    await expect(canvas.getByRole('img', { name: label })).toHaveAttribute(
      'src',
      expect.stringMatching(/\/files\//),
    );
  },
});

/** What had not arrived is sent by the next visit. */
export const ReloadGoesOn = meta.story({
  parameters: { endsWithoutFaults: true, faults: ['hang@upload.file'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await chooseAndUse(canvas, userEvent, await photo(400, 300));
    await sees(canvas, /^Uploading \d+ KB$/);
    worldOf(canvasElement).clearFaults();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await sees(canvas, 'Uploaded');
  },
});

export const SignOutForgets = meta.story({
  parameters: { isOffline: true },
  play: async ({ canvas, userEvent }) => {
    await chooseAndUse(canvas, userEvent, await photo(400, 300));
    await sees(canvas, /uploaded once you are back online/);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(await canvas.findByText(/^Went to \/pages\/auth\/login/)).toBeVisible();
    await waitFor(async () => expect(await findOnDevice.pictures()).toBeNull());
  },
});

export const SimplifiedChinese = meta.story({
  globals: { locale: 'zh-Hans' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(`${label} 选择图片`), heic);
    await sees(canvas, /HEIC/);
  },
});

export const TraditionalChinese = meta.story({
  globals: { locale: 'zh-Hant' },
  parameters: { isOffline: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(`${label} 選擇圖片`), await photo(400, 300));
    await userEvent.click(await screen.findByRole('button', { name: '使用這張圖片' }, { timeout: 20_000 }));
    await sees(canvas, /圖片已保留，恢復網絡後自動上載/);
  },
});
