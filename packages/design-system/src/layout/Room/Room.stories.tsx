import { expect, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Text } from '#primitives/Text/Text.tsx';
import { Room } from './Room.tsx';

const meta = preview.meta({
  title: 'Layout/Room',
  component: Room,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Keeps the room of what comes later, so that nothing below it moves when it comes.',
      whenToUse: [
        'Around a part whose code or data is fetched by itself.',
        'With `isDeferred`, around a part far below: it is fetched only by people who scroll to it.',
      ],
      whenNotToUse: ['A list of unknown length: a `Skeleton` in its shape is enough.'],
      anatomy: { onePart: 'A box of at least the height that is given.' },
      keyboard: {},
      accessibility: ['It is nothing by itself: no role, no name.'],
      content: ['The height in rem, so that it grows with the reader’s letters.'],
      related: ['Skeleton', 'Section'],
    }),
  },
  args: { height: '12rem', children: <Text>What came later</Text> },
  tags: ['autodocs'],
});

export const Kept = meta.story({
  play: async ({ canvas }) => {
    const box = canvas.getByText('What came later').parentElement;
    await expect(box?.getBoundingClientRect().height).toBeGreaterThanOrEqual(192);
  },
});

/** What it holds is made when the reader comes near, and stays. */
export const WhenNear = meta.story({
  args: { isDeferred: true },
  render: (args) => (
    <>
      <Text>Above</Text>
      <div style={{ height: '300vh' }} />
      <Room {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Above')).toBeVisible();
    await expect(canvas.queryByText('What came later')).toBeNull();
    canvasElement.ownerDocument.documentElement.scrollTop = 100_000;
    await waitFor(() => expect(canvas.getByText('What came later')).toBeVisible());
    canvasElement.ownerDocument.documentElement.scrollTop = 0;
    await expect(canvas.getByText('What came later')).toBeInTheDocument();
  },
});
