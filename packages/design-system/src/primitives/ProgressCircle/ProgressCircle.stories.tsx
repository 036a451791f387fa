import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Inline } from '../Stack/Stack.tsx';
import { ProgressCircle } from './ProgressCircle.tsx';

const meta = preview.meta({
  title: 'Primitives/ProgressCircle',
  component: ProgressCircle,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A progress bar where there is no room for a line: on a picture that uploads, at the end of a row.',
      whenToUse: ['Progress of one small thing among others.', 'A refresh that a person has asked for.'],
      whenNotToUse: [
        'A whole screen that loads: `Skeleton`, never a wheel.',
        'Anything with room for a line: `ProgressBar`, which has words.',
      ],
      anatomy: {
        story: 'underway',
        parts: {
          Ring: 'svg',
          'The progress in words, from size m on; a tick or a cross in its place when it has ended':
            'svg + span',
          'Share done, from twelve o’clock': 'svg > :last-child',
        },
      },
      keyboard: {},
      accessibility: [
        'A `progressbar` named by `label`, which is not seen: say what goes on in sight too.',
        'Without a value it turns, and stands still when the system asks for less motion.',
      ],
      content: ['Inside it at most four characters: "64%".'],
      related: ['ProgressBar', 'ImageTile', 'PullToRefresh'],
    }),
  },
  args: { label: 'Uploading', value: 0.64, valueText: '64%' },
  tags: ['autodocs'],
});

export const Underway = meta.story({
  play: async ({ canvas }) => {
    const circle = canvas.getByRole('progressbar', { name: 'Uploading' });
    await expect(circle).toHaveAttribute('aria-valuenow', '64');
    await expect(circle).toHaveAttribute('aria-valuetext', '64%');
  },
});

export const Unknown = meta.story({
  args: { value: null, valueText: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
});

export const NotBegun = meta.story({ args: { value: 0, valueText: '0%' } });
/** The longest figure it holds stays clear of the ring. */
export const AlmostDone = meta.story({
  args: { value: 1, valueText: '100%' },
  play: async ({ canvas }) => {
    const circle = canvas.getByRole('progressbar').getBoundingClientRect();
    await expect(canvas.getByText('100%').getBoundingClientRect().width).toBeLessThan(circle.width - 8);
  },
});
/** The figure gives its place to a tick or a cross, and is still heard. */
export const Done = meta.story({
  args: { value: 1, valueText: '100%', tone: 'positive' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('100%')).toBeNull();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '100%');
  },
});
export const Stopped = meta.story({ args: { tone: 'negative', label: 'The upload stopped' } });

export const Sizes = meta.story({
  render: () => (
    <Inline gap={4}>
      <ProgressCircle label="Small" value={0.3} valueText="30%" size="s" />
      <ProgressCircle label="Medium" value={0.6} valueText="60%" size="m" />
      <ProgressCircle label="Large" value={0.9} valueText="90%" size="l" />
    </Inline>
  ),
});
export const EndedInEverySize = meta.story({
  render: () => (
    <Inline gap={4} isWrapping>
      {(['s', 'm', 'l'] as const).map((size) => (
        <Inline key={size} gap={2}>
          <ProgressCircle label={`${size} uploaded`} value={1} tone="positive" size={size} />
          <ProgressCircle label={`${size} stopped`} value={0.6} tone="negative" size={size} />
          <ProgressCircle label={`${size} under way`} value={null} size={size} />
        </Inline>
      ))}
    </Inline>
  ),
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { label: '正在上传', size: 'l' },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { label: '上載已停止', tone: 'negative', size: 'l' },
});
