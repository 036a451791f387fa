import { expect, screen, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
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
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'What an order will cost, or a closing bring, and why: figures with their working, the total last and largest.',
      whenToUse: ['On a ticket, beside or below the fields; once more before it is confirmed.'],
      whenNotToUse: [
        'Market figures: `StatGrid`.',
        'An order that was sent: `RecordTable` or `ResultScreen`.',
      ],
      anatomy: {
        story: 'ticket',
        parts: { Title: 'h2', 'Rows, ruled by hairlines': 'h2 + div', Total: '[data-total]' },
      },
      keyboard: {
        Tab: 'Moves through the figures that open their working.',
        'Enter or Space': 'Opens the working.',
        Escape: 'Closes it.',
      },
      accessibility: [
        'A region named by its title.',
        'Figures change without being read out while one types; the button above the keyboard says the total.',
      ],
      content: [
        'Rows in the order of the calculation: value, margin, fee, total.',
        'What is not known yet is --, never 0.',
      ],
      pairs: [
        {
          kept: (
            <OrderSummary
              headingLevel={3}
              title="Cost"
              rows={[
                { label: 'Order value', value: '$1,898.40' },
                { label: 'Handling fee', value: '$1.90' },
              ]}
              total={{ label: 'Total to pay', value: '$1,900.30' }}
            />
          ),
          keptWhy: 'Every cost as an amount, and what leaves the account last.',
          broken: (
            <OrderSummary
              headingLevel={3}
              title="Cost"
              rows={[
                { label: 'Order value', value: '$1,898.40' },
                { label: 'Fees', value: 'See terms' },
              ]}
            />
          ),
          brokenWhy: 'A cost that has to be looked up is a cost that is hidden.',
        },
      ],
      related: ['FigureRow', 'ActionBar', 'AmountInput', 'ReviewSheet'],
    }),
  },
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

export const WorkingByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const shown = await screen.findByRole('dialog', { name: 'Handling fee' });
    await waitFor(() => expect(shown).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const WithoutTotal = meta.story({
  args: { total: undefined, headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Your order' })).toBeVisible();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    rows: [
      { label: 'Buying power in Hong Kong dollars after this order', value: 'HK$123,456,789,012.34' },
      { label: 'Handling fee', value: 'HK$1.90', explanation: working },
    ],
    total: { label: 'What has to be free in the wallet', value: 'HK$123,456,789,012.34' },
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    title: '费用明细',
    rows: [
      { label: '委托金额', value: '$1,898.40' },
      { label: '保证金（5 倍）', value: '$379.68' },
      { label: '手续费', value: '$1.90' },
    ],
    total: { label: '应付总额', value: '$381.58' },
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    title: '費用明細',
    rows: [
      { label: '訂單金額', value: 'HK$18,984.00' },
      { label: '保證金（5 倍）', value: 'HK$3,796.80' },
      { label: '手續費', value: 'HK$19.00' },
    ],
    total: { label: '應付總額', value: 'HK$3,815.80' },
  },
});
