import { expect, screen, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
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
  note: 'Held while the position is open, and released when it closes.',
};

const meta = preview.meta({
  title: 'Patterns/FigureRow',
  component: FigureRow,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A figure with its name. Where it was worked out, its name opens the working: nothing on a ticket has to be believed.',
      whenToUse: [
        'What an order costs, a position holds, a closing brings.',
        'As the total above a button, with `isTotal`.',
      ],
      whenNotToUse: [
        'Market figures that are looked up, not worked out: `StatGrid`.',
        'Facts in running line: `FactLine`.',
      ],
      anatomy: {
        story: 'open',
        window: { width: 390, height: 440 },
        parts: {
          'Name; underlined with dots where it opens': 'button[aria-haspopup]',
          'Value, in digits of one width': 'div:has(> button[aria-haspopup]) > :last-child',
          'Working: lines with their operators': "[role='dialog'] dl > :nth-child(2)",
          'The result, under a line': "[role='dialog'] dl > :last-child",
          'A note': "[role='dialog'] p",
        },
      },
      keyboard: {
        Tab: 'Moves to the name, where it opens.',
        'Enter or Space': 'Opens the working and moves into it.',
        Escape: 'Closes it; the focus returns to the name.',
      },
      accessibility: [
        'The name is a button that says what it does: "Margin, show the working".',
        'The working is a dialog with a title; its lines are a description list.',
        'The dots under the name are seen without colour.',
      ],
      content: [
        'Name: what it is, in the words of the statement.',
        'Working: each line a name, a value and how it meets the line above.',
      ],
      pairs: [
        {
          kept: <FigureRow label="Minimum fee" value="$0.99" />,
          keptWhy: 'The name a trader knows, and the amount.',
          broken: <FigureRow label="Smallest fee possible (USD)" value="0.990000" />,
          brokenWhy: 'A unit in the name, and digits that say nothing.',
        },
      ],
      related: ['OrderSummary', 'StatGrid', 'FactLine', 'Popover'],
    }),
  },
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

export const Missing = meta.story({ args: { label: 'Stop-out price', value: '--' } });

export const LongWorking = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    label: 'Estimated proceeds after handling fee and interest',
    value: 'HK$123,456,789.01',
    explanation: {
      ...explanation,
      title: 'How the estimated proceeds after handling fee and interest are worked out',
      steps: [
        { label: 'Margin released for the quantity that is closed', value: 'HK$123,456,000.00' },
        { label: 'Profit at the price used', value: 'HK$1,204.00', operator: '+' },
        { label: 'Handling fee', value: 'HK$414.99', operator: '−' },
        { label: 'Proceeds', value: 'HK$123,456,789.01', operator: '=' },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Estimated proceeds/ }));
    const working = await screen.findByRole('dialog');
    await waitFor(() => expect(working).toBeVisible());
    await expect(working.scrollWidth).toBeLessThanOrEqual(working.clientWidth);
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    label: '保证金',
    value: '$379.68',
    explanation: { ...explanation, title: '保证金的计算', openLabel: '查看计算过程', closeLabel: '关闭' },
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { label: '應付總額', value: 'HK$381.58', isTotal: true },
});
