import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { InRoomOf } from './InRoomOf.tsx';

const meta = preview.meta({
  title: 'Layout/InRoomOf',
  component: InRoomOf,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Keeps the height of a part that could not be loaded for what replaces it, so that nothing below it moves.',
      whenToUse: ['Where a part of a screen failed: its message takes the room of its skeleton.'],
      whenNotToUse: [
        'For a list that came and is empty: it takes the room of its own words.',
        'Where the height is known as a length: `Room`.',
      ],
      anatomy: { onePart: 'A box of at least the height of what was awaited.' },
      keyboard: {},
      accessibility: ['What was awaited is inert and not seen: it is neither read out nor reached by Tab.'],
      content: ['One quiet line at the top: what failed, and how to try again.'],
      related: ['Room', 'Skeleton', 'InlineMessage'],
    }),
  },
  args: {
    awaited: <Skeleton shape="row" count={5} label="Loading" />,
    children: <Text>Couldn’t load your holdings</Text>,
  },
  tags: ['autodocs'],
});

/** What is below stays where it is when the message replaces the skeleton. */
export const AsHighAsItsSkeleton = meta.story({
  render: (args) => (
    <>
      <div data-testid="skeleton">{args.awaited}</div>
      <div data-testid="failed">
        <InRoomOf {...args} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const heightOf = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height;
    await expect(heightOf('failed')).toBe(heightOf('skeleton'));
    await expect(canvas.getByText('Couldn’t load your holdings')).toBeVisible();
    // The one that is shown; the one that keeps the room is not heard.
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
  },
});

export const InTheMiddle = meta.story({
  args: { isCentred: true },
  play: async ({ canvas, canvasElement }) => {
    const { top } = canvas.getByText('Couldn’t load your holdings').getBoundingClientRect();
    await expect(top - canvasElement.getBoundingClientRect().top).toBeGreaterThan(100);
  },
});

/** What needs more room than what was awaited takes it. */
export const Higher = meta.story({
  args: { awaited: <Skeleton shape="text" />, children: <Skeleton shape="row" count={2} /> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.getBoundingClientRect().height).toBeGreaterThan(100);
  },
});
