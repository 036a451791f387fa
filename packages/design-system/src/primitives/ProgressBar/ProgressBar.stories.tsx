import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'The progress of something that ends, with the progress in words beside it.',
      whenToUse: ['An upload, network confirmations of a deposit, how much of an order is filled.'],
      whenNotToUse: [
        'A screen or a list that loads: `Skeleton`.',
        'A button on its way: `Button` with `isPending`.',
        'Steps that people take: `Timeline`.',
      ],
      anatomy: {
        story: 'counted',
        parts: {
          'What goes on': "[role='progressbar'] > :first-child",
          'The progress in words': "[role='progressbar'] > :nth-child(2)",
          'The bar': "[role='progressbar'] > :nth-child(3)",
        },
      },
      keyboard: {},
      accessibility: [
        'A `progressbar` with its name, value and value in words; it is not live. Announce only the end, for instance with a toast.',
        'Without a value it is indeterminate, and stands still when the system asks for less motion.',
      ],
      content: ['Name what is done, not that something is done: "Uploading the front of your ID".'],
      related: ['ProgressCircle', 'Skeleton', 'Timeline'],
    }),
  },
  args: { label: 'Uploading the front of your ID', value: 0.64, valueText: '64%' },
  tags: ['autodocs'],
});

export const Underway = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading the front of your ID' });
    await expect(bar).toHaveAttribute('aria-valuenow', '64');
    await expect(bar).toHaveAttribute('aria-valuetext', '64%');
  },
});

export const Counted = meta.story({
  args: { label: 'Network confirmations', value: 2 / 3, valueText: '2 of 3' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 3');
  },
});

export const Unknown = meta.story({
  args: { label: 'Waiting for the bank', value: null },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    const part = bar.querySelector('[data-indeterminate]:empty')?.getBoundingClientRect();
    await expect(part?.height).toBe(6);
    await expect(part?.width).toBeGreaterThan(0);
  },
});

export const NotBegun = meta.story({ args: { value: 0, valueText: '0%' } });
export const Done = meta.story({
  args: { label: 'Uploaded', value: 1, valueText: '100%', tone: 'positive' },
});
export const Stopped = meta.story({ args: { label: 'The upload stopped', tone: 'negative' } });

export const OutOfBounds = meta.story({
  args: { value: 1.4, valueText: '100%' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    label: 'Confirmations of your deposit of 12,000.00 USDT by the Ethereum network',
    valueText: '7 of 12',
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { label: '正在上传证件正面', valueText: '64%' },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { label: '正在上載證件正面', valueText: '64%' },
});
