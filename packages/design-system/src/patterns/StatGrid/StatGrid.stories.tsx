import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { StatGrid } from './StatGrid.tsx';

const items = [
  { id: 'open', label: 'Open', value: '188.10' },
  { id: 'previous', label: 'Previous close', value: '188.60' },
  { id: 'high', label: 'High', value: '190.32' },
  { id: 'low', label: 'Low', value: '187.45' },
  { id: 'volume', label: 'Volume', value: '51.2M', srValue: '51.2 million shares' },
  { id: 'cap', label: 'Market cap', value: '2.94T', srValue: '2.94 trillion dollars' },
  { id: 'range', label: '52-week high', value: '199.62' },
  { id: 'amplitude', label: 'Amplitude', value: '--' },
];

const meta = preview.meta({
  title: 'Patterns/StatGrid',
  component: StatGrid,
  parameters: { layout: 'padded' },
  args: { items },
  tags: ['autodocs'],
});

export const TwoColumns = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('51.2 million shares')).toBeInTheDocument();
    await expect(canvas.getAllByRole('term')).toHaveLength(items.length);
  },
});
export const OneColumn = meta.story({ args: { columns: 1 } });
export const ThreeColumnsWide = meta.story({
  globals: { viewport: { value: 'w1280' } },
  args: { columns: 3 },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    items: [
      { id: 'a', label: 'Subscription deadline for retail investors', value: '11-28-2026 12:00:00 PM' },
      { id: 'b', label: 'Change of open interest since the last settlement', value: '−1,204,332 contracts' },
    ],
  },
});
