import { expect, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Text } from '#primitives/Text/Text.tsx';
import { ProgressLine } from './ProgressLine.tsx';

const meta = preview.meta({
  title: 'Primitives/ProgressLine',
  component: ProgressLine,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Along the upper edge of the window: another screen has been pressed and is on its way.',
      whenToUse: ['Once, beside the screens of an app, while the code of the next one is fetched.'],
      whenNotToUse: [
        'What is read on a screen that is there: `Skeleton`.',
        'Something whose end is known: `ProgressBar`.',
      ],
      anatomy: { story: 'on-its-way', parts: { 'The line, from 150 ms on': '[data-progress-line]' } },
      keyboard: {},
      accessibility: [
        'Hidden from screen readers: the screen that comes says that it loads, as a status.',
        'Where motion is off it is there at its whole length.',
      ],
      content: ['It has no words.'],
      related: ['ProgressBar', 'Skeleton'],
    }),
  },
  tags: ['autodocs'],
});

export const OnItsWay = meta.story({
  render: () => (
    <>
      <ProgressLine />
      <Text tone="secondary">The screen before stays until the next can draw its frame.</Text>
    </>
  ),
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('[data-progress-line]');
    await waitFor(() => expect(line).toBeVisible());
    await expect(line?.getBoundingClientRect().top).toBe(0);
    await expect(line?.clientHeight).toBe(2);
  },
});
