import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';

const meta = preview.meta({
  title: 'Primitives/Banner',
  component: Banner,
  parameters: { layout: 'padded' },
  args: { tone: 'info' as const, title: 'The market is closed' },
  tags: ['autodocs'],
});

export const Tones = meta.story({
  render: () => (
    <Stack gap={3}>
      <Banner tone="info" title="The market is closed">
        Opens Monday 09:30 in New York. Limit orders wait until then.
      </Banner>
      <Banner tone="waiting" title="Your identity is being checked">
        Up to 24 hours. The answer comes to your inbox.
      </Banner>
      <Banner
        tone="negative"
        title="Identity check unsuccessful"
        action={<Button size="s">Try again</Button>}
      >
        The photo of the back was blurred.
      </Banner>
      <Banner tone="positive" title="Identity verified" />
    </Stack>
  ),
});

export const Announced = meta.story({
  args: {
    tone: 'negative',
    title: 'The price moved while you typed',
    isLive: true,
    children: 'Look at the total again before you send.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The price moved');
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    tone: 'waiting',
    title: 'Your deposit is taking longer than usual to be confirmed by the network',
    children:
      'Two of three confirmations have come. Nothing is lost; write to customer service if it is not there by the evening.',
    action: <Button size="s">Customer service</Button>,
  },
});
