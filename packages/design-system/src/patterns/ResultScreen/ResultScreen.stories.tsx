import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ResultScreen } from './ResultScreen.tsx';

const meta = preview.meta({
  title: 'Patterns/ResultScreen',
  component: ResultScreen,
  parameters: { layout: 'padded' },
  args: {
    tone: 'positive' as const,
    title: 'Bought 10 AAPL',
    body: 'At $189.84 a share. The position is open.',
    facts: [
      { id: 'number', label: 'Order number', value: '20261121-004417' },
      { id: 'time', label: 'Time', value: '11-21-2026 09:31:07 AM' },
      { id: 'total', label: 'Total', value: '$1,900.30' },
    ],
    actions: (
      <>
        <Button tone="primary" size="l" isFullWidth>
          See the position
        </Button>
        <Button size="l" isFullWidth>
          Done
        </Button>
      </>
    ),
  },
  tags: ['autodocs'],
});

export const Done = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Bought 10 AAPL' })).toHaveFocus());
  },
});

export const Refused = meta.story({
  args: {
    tone: 'negative',
    title: 'The order was refused',
    body: 'The balance is not enough. Nothing was bought.',
    facts: undefined,
    actions: <Button tone="primary">Change the order</Button>,
  },
});

export const OutcomeUnknown = meta.story({
  args: {
    tone: 'waiting',
    title: 'We do not know yet',
    body: 'The answer to your order never came. We are looking for it; do not send it again.',
    facts: undefined,
    actions: <Button tone="primary">Look again</Button>,
  },
});
