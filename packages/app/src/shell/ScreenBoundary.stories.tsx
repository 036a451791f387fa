import { globalIndex } from '@meridian/api';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { knownData } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';

function Breaks({ message }: { message: string }): never {
  throw new Error(message);
}

/** Dies of an answer, and would of the same one again. */
function DiesOfUnknownStatus() {
  const { request } = useRead(globalIndex, {});
  const list = knownData(request)?.list ?? [];
  if (list.some(({ marketStatus }) => marketStatus === null)) throw new RangeError('no such status');
  return <main>{list.length > 0 && <p>{'It can be shown.'}</p>}</main>;
}

const meta = preview.meta({
  title: 'Shell/ScreenBoundary',
  component: ScreenBoundary,
  parameters: { path: '/', scenario: 'visitor' },
  args: {
    title: 'Statement',
    resetKey: 'a',
    onReload: fn(),
    children: <Breaks message="rows is not a function" />,
  },
});

/** A screen that throws says so in its place; nothing else breaks. */
export const Broken = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This screen ran into a problem')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Statement' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** What led to it is saved as a file, which nobody sends: the report, as no tools are there to save more. */
export const Saved = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const files: Blob[] = [];
    const made = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:saved';
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Save what happened' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const text = (await files[0]?.text()) ?? '';
    await expect(text).toContain('Version: Meridian');
    await expect(text).toContain('Screen: /');
    await expect(text).not.toMatch(/token|password/i);
    made.mockRestore();
  },
});

/** Trying again asks again: an answer that is better now shows the screen. */
export const AsksAgain = meta.story({
  args: { children: <DiesOfUnknownStatus /> },
  parameters: { endsWithoutFaults: true, faults: ['newcodes@market.globalIndex'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Retry' });
    worldOf(canvasElement).clearFaults();
    await userEvent.click(again);
    await expect(await canvas.findByText('It can be shown.')).toBeVisible();
  },
});

/** Part of a screen's code did not arrive while it was already open. */
export const PartNotLoaded = meta.story({
  args: { children: <Breaks message="Failed to fetch dynamically imported module: /assets/LiveChart.js" /> },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('Unable to preload CSS')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload the app' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});
