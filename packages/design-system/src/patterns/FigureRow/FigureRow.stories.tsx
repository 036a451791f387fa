import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { FigureRow } from './FigureRow.tsx';

const explanation = {
  title: 'How the margin is worked out',
  openLabel: 'show the working',
  closeLabel: 'Close',
  steps: [
    { label: 'Quantity', value: '10 shares' },
    { label: 'Price', value: '$189.84', operator: '×' },
    { label: 'Leverage', value: '5', operator: '÷' },
    { label: 'Margin', value: '$379.68', operator: '=' },
  ],
  note: 'Held while the position is open, and given back when it closes.',
};

const meta = preview.meta({
  title: 'Patterns/FigureRow',
  component: FigureRow,
  parameters: { layout: 'padded' },
  args: { label: 'Margin', value: '$379.68' },
  tags: ['autodocs'],
});

export const Plain = meta.story();
export const Total = meta.story({ args: { label: 'Total', value: '$381.58', isTotal: true } });

export const OpensItsArithmetic = meta.story({
  args: { explanation },
  decorators: [
    (Story) => (
      <div style={{ paddingTop: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: /^Margin\s+show the working$/ });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const working = await screen.findByRole('dialog', { name: 'How the margin is worked out' });
    await waitFor(() => expect(working).toBeVisible());
    await expect(working).toHaveTextContent(/÷\s*Leverage\s*5/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const Open = meta.story({
  args: { explanation },
  decorators: [
    (Story) => (
      <div style={{ paddingTop: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: { label: 'Estimated proceeds after handling fee and interest', value: 'HK$123,456,789,012.34' },
});
