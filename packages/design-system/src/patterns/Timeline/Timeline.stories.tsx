import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Timeline } from './Timeline.tsx';

const meta = preview.meta({
  title: 'Patterns/Timeline',
  component: Timeline,
  parameters: { layout: 'padded' },
  args: {
    label: 'Identity check',
    items: [
      {
        id: 'sent',
        title: 'Documents sent',
        time: '11-20-2026 09:14:00 AM',
        state: 'done' as const,
        stateLabel: 'done',
      },
      {
        id: 'review',
        title: 'Under review',
        detail: 'Up to 24 hours. You may close the app.',
        state: 'current' as const,
        stateLabel: 'now',
      },
      { id: 'result', title: 'Result in your inbox', state: 'todo' as const, stateLabel: 'next' },
    ],
  },
  tags: ['autodocs'],
});

export const Waiting = meta.story({
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
    await expect(steps[0]).toHaveTextContent('Documents sent done');
  },
});

export const Failed = meta.story({
  args: {
    items: [
      {
        id: 'sent',
        title: 'Documents sent',
        time: '11-20-2026 09:14:00 AM',
        state: 'done',
        stateLabel: 'done',
      },
      {
        id: 'review',
        title: 'Check unsuccessful',
        detail: 'The photo of the back was blurred.',
        time: '11-20-2026 02:40:00 PM',
        state: 'failed',
        stateLabel: 'failed',
      },
      { id: 'again', title: 'Send a new photo', state: 'current', stateLabel: 'now' },
    ],
  },
});

export const AllDone = meta.story({
  args: {
    items: [
      { id: 'sent', title: 'Order sent', time: '09:30', state: 'done' },
      { id: 'filled', title: 'Filled', detail: '10 AAPL at $189.84', time: '09:30', state: 'done' },
    ],
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    items: [
      {
        id: 'a',
        title: 'Two of three confirmations have come from the network',
        detail: 'Longer than usual. Customer service can look into it with the number of the transfer.',
        time: '11-20-2026 09:14:00 AM',
        state: 'current',
      },
      { id: 'b', title: 'The money reaches your funding account', state: 'todo' },
    ],
  },
});
