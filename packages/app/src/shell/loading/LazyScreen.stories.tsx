import { useLayoutEffect } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { LazyScreen, type LazyScreenProps } from './LazyScreen.tsx';
import type { LoadScreen } from '../route.ts';

const never: LoadScreen = () => new Promise(() => {});
const Screen = () => (
  <ScreenFrame title="Statement">
    <p>{'It has arrived.'}</p>
  </ScreenFrame>
);

/** Fails as often as set, then arrives. What is asked for ahead is asked for once more when the screen is shown. */
function failing(times: number): LoadScreen {
  let left = times;
  return () => {
    left -= 1;
    return left >= 0
      ? Promise.reject(new TypeError('Unable to preload CSS for /assets/statement.css'))
      : Promise.resolve({ default: Screen });
  };
}

const meta = preview.meta({
  title: 'Shell/LazyScreen',
  component: LazyScreen,
  parameters: { path: '/', scenario: 'visitor' },
  args: {
    load: never,
    texts: ['statement'],
    title: 'Statement',
    arrived: new Map(),
    onReload: fn(),
    timeoutMs: 60_000,
  },
});

/** The screen before stays for 200 ms; then the skeleton is shown under the screen's name. */
export const Slow = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading Statement' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Statement' })).toBeVisible();
  },
});

export const TimedOut = meta.story({
  args: { timeoutMs: 400 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This screen is taking too long')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const Arrives = meta.story({
  args: { load: () => Promise.resolve({ default: Screen }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It has arrived.')).toBeVisible();
  },
});

const meanwhile = Promise.withResolvers<Awaited<ReturnType<LoadScreen>>>();

/** Arrives once its skeleton is drawn and before its effects have run, as on a machine that is busy. */
function ArrivingMeanwhile(props: LazyScreenProps) {
  const { arrived, load } = props;
  useLayoutEffect(() => {
    meanwhile.resolve({ default: Screen });
    arrived.set(load, Screen);
  }, [arrived, load]);
  return <LazyScreen {...props} />;
}

export const ArrivesWhileItIsDrawn = meta.story({
  args: { load: () => meanwhile.promise, stayMs: 0, arrived: new Map() },
  render: (args) => <ArrivingMeanwhile {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It has arrived.')).toBeVisible();
  },
});

/** The code could not be loaded; trying again brings it. */
export const FailsOnce = meta.story({
  args: { load: failing(2) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Unable to preload CSS')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('It has arrived.')).toBeVisible();
  },
});

/** What failed for want of a network is asked for again by itself when it is back. */
export const NetworkIsBack = meta.story({
  args: { load: failing(2) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unable to preload CSS')).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByText('It has arrived.')).toBeVisible();
  },
});

/** A browser that remembers it as missing asks again with the whole app. */
export const NetworkIsBackInVain = meta.story({
  args: { load: failing(3) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Unable to preload CSS')).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(args.onReload).toHaveBeenCalledOnce());
  },
});

/** Twice in vain: the browser may remember the failure, so the way out is the whole app anew. */
export const FailsAgain = meta.story({
  args: { load: failing(3) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Reload the app' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});

export const SimplifiedChinese = meta.story({ args: { timeoutMs: 400 }, globals: { locale: 'zh-Hans' } });
