import { expect, spyOn, waitFor } from 'storybook/test';
import {
  atWidth,
  failed,
  inChinese,
  loading,
  offline,
  sees,
  slow,
} from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { readCode } from '#forms/upload/read-code.ts';
import ShareScreen from './Share.tsx';

const meta = preview.meta({
  component: ShareScreen,
  parameters: { path: '/pages/profile/share', scenario: 'trader' },
});

const reads = { what: 'the download links', call: 'auth.appVersion' } as const;
const apps = sees('list', 'Get the app');

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: 'Link to open an account, as a QR code' }),
    ).toBeVisible();
    await expect(canvas.getByText(/pages\/auth\/register\?inviteCode=MRD-4821$/)).toBeVisible();
    await expect(canvas.getByText('MRD-4821')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Android/ })).toHaveAttribute(
      'href',
      'https://get.meridian.example/android',
    );
  },
});

/** Without a code; signing in adds it. */
export const SignedOut = meta.story({
  parameters: { scenario: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/pages\/auth\/register$/)).toBeVisible();
    await expect(canvas.queryByText('Invitation code')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/pages/auth/login?returnTo=${encodeURIComponent('/pages/profile/share')}`,
    );
  },
});

/** A picture to save, made on the device: its code is read again from what was saved. */
export const SavedAsAPicture = meta.story({
  play: async ({ canvas, userEvent }) => {
    const saved: { name: string; blob: Blob }[] = [];
    let made: Blob | null = null;
    const create = spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      if (content instanceof Blob) made = content;
      return 'blob:picture';
    });
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      if (made !== null) saved.push({ name: this.download, blob: made });
    });
    try {
      await userEvent.click(await canvas.findByRole('button', { name: 'Save as a picture' }));
      await waitFor(() => expect(saved).toHaveLength(1));
    } finally {
      create.mockRestore();
      click.mockRestore();
    }
    const [file] = saved;
    if (file === undefined) throw new Error('nothing was saved');
    const { name, blob } = file;
    await expect(name).toBe('meridian.png');
    const read = await readCode(new File([blob], name, { type: blob.type }));
    await expect(read.text).toMatch(/pages\/auth\/register\?inviteCode=MRD-4821$/);
    const { width, height } = await createImageBitmap(blob);
    await expect(width).toBe(1080);
    await expect(height).toBeGreaterThan(width);
  },
});

/** Where the browser makes no picture, the way round is said. */
export const PictureFails = meta.story({
  play: async ({ canvas, userEvent }) => {
    const drawn = spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
    const warned = spyOn(console, 'warn').mockImplementation(() => {});
    try {
      await userEvent.click(await canvas.findByRole('button', { name: 'Save as a picture' }));
      await expect(await canvas.findByText(/^No picture could be made\./)).toBeVisible();
      await expect(warned).toHaveBeenCalled();
    } finally {
      drawn.mockRestore();
      warned.mockRestore();
    }
  },
});

export const NoDownloads = meta.story({
  parameters: { faults: ['bare@auth.appVersion'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No downloads are published/)).toBeVisible();
  },
});

export const Loading = meta.story(loading(reads));
export const Slow = meta.story(slow({ ...reads, shows: apps }));
export const Failed = meta.story(failed({ ...reads, unlike: 'No downloads are published', shows: apps }));
export const Offline = meta.story(offline({ shows: apps }));
export const SimplifiedChinese = meta.story(inChinese('zh-Hans'));
export const TraditionalChinese = meta.story(inChinese('zh-Hant'));
export const Wide = meta.story(atWidth('w1280', { shows: apps }));
