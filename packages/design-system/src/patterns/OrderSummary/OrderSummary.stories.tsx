import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { OrderSummary } from './OrderSummary.tsx';

const working = {
  title: 'Handling fee',
  openLabel: 'show the working',
  closeLabel: 'Close',
  steps: [{ label: 'Fee', value: '$1.90' }],
};

const meta = preview.meta({
  title: 'Patterns/OrderSummary',
  component: OrderSummary,
  parameters: { layout: 'padded' },
  args: {
    title: 'Your order',
    rows: [
      { label: 'Order value', value: '$1,898.40' },
      { label: 'Margin at 5×', value: '$379.68' },
      { label: 'Handling fee', value: '$1.90', explanation: working },
    ],
    total: { label: 'Total', value: '$381.58', explanation: working },
  },
  tags: ['autodocs'],
});

export const Ticket = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your order' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Handling fee/ })).toBeVisible();
  },
});

export const NothingYet = meta.story({
  args: {
    rows: [
      { label: 'Order value', value: '--' },
      { label: 'Handling fee', value: '--' },
    ],
    total: { label: 'Total', value: '--' },
  },
});
