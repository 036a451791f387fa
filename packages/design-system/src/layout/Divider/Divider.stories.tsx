import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Text } from '#primitives/Text/Text.tsx';
import { Stack } from '#primitives/Stack/Stack.tsx';
import { Divider } from './Divider.tsx';

const meta = preview.meta({
  title: 'Layout/Divider',
  component: Divider,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A hairline between two things that belong to different thoughts.',
      whenToUse: ['In a card or a dialog, before the sum or another subject.'],
      whenNotToUse: [
        'Between rows: they draw their own. Between sections: space parts them.',
        'Under a title, to make it look more important.',
      ],
      anatomy: { onePart: 'A line 1 px high, as wide as its container.' },
      keyboard: {},
      accessibility: ['An `hr`: a separator that screen readers can pass over.'],
      content: ['None.'],
      related: ['Section', 'Stack', 'List'],
    }),
  },
  tags: ['autodocs'],
});

export const BetweenTwoThoughts = meta.story({
  render: () => (
    <Stack gap={3}>
      <Text>10 AAPL at $189.84</Text>
      <Divider />
      <Text isStrong>Total $1,900.30</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator').getBoundingClientRect();
    await expect(line.height).toBe(1);
    await expect(line.width).toBeGreaterThan(300);
  },
});
