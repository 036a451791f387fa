import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { ChangeTag } from '../ChangeTag/ChangeTag.tsx';
import { BalanceText } from '../MoneyText/MoneyText.tsx';
import { PositionRow } from './PositionRow.tsx';

const mark =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'%3E%3Crect width='48' height='48' fill='%231d4ed8'/%3E%3C/svg%3E";

const meta = preview.meta({
  title: 'Patterns/PositionRow',
  component: PositionRow,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'One position of a list: what is held, which way, how much, and what it has won or lost by now.',
      whenToUse: ['Lists of open positions; the position in an instrument, on its quote.'],
      whenNotToUse: [
        'A table of positions or orders: `RecordTable`.',
        'An instrument that is not held: `QuoteRow`.',
        'All of one currency: `HoldingSummary`.',
      ],
      anatomy: {
        story: 'long',
        parts: {
          Logo: 'a > :first-child',
          Name: 'a > :nth-child(2) > :first-child',
          'Side, leverage, quantity': 'a > :nth-child(2) > :nth-child(2)',
          Profit: 'a > :last-child > :first-child',
          Chevron: 'a > :last-child > svg',
        },
      },
      keyboard: { Tab: 'Moves to the row.', Enter: 'Opens the position.' },
      accessibility: [
        'One link; its name is everything in the row, in reading order.',
        'The side is a word, the profit has its sign and arrow: no colour says it alone.',
      ],
      content: ['The side in the words of the market: long, short; 多仓、空仓; 好倉、淡倉.'],
      related: ['SideTag', 'QuoteRow', 'RecordTable', 'HoldingSummary', 'ListRow'],
    }),
  },
  args: {
    href: '#/position',
    name: 'Apple',
    code: 'AAPL',
    side: 'Long',
    terms: ['2×', '60'],
    profit: <ChangeTag text="+$170.40" trend="up" />,
  },
  tags: ['autodocs'],
});

export const Long = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const row = canvas.getByRole('link', { name: /Apple\s*Long\s*2×\s*60\s*\+\$170\.40/ });
    await expect(row).toHaveFocus();
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Short = meta.story({
  args: {
    name: 'Tencent Holdings',
    code: '00700',
    side: 'Short',
    terms: ['1×', '200'],
    profit: <ChangeTag text="−HK$6,100.00" trend="down" />,
  },
});

/** The mark is a picture for the eye; the name says whose it is. */
export const WithItsMark = meta.story({
  args: { logoSrc: mark },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', mark);
    await expect(canvas.queryByText('AAPL')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Apple/ })).toBeVisible();
  },
});

export const NoPriceYet = meta.story({ args: { profit: <ChangeTag text="--" trend="flat" /> } });

export const CoveredBalances = meta.story({
  args: { profit: <BalanceText text="" isHidden hiddenLabel="Balance hidden" size="s" /> },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  // A row reaches over the margins of what holds it.
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 8 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    name: 'Zhong An Online P & C Insurance Company Limited',
    code: '06060',
    terms: ['100×', '1,204,332,000'],
    profit: <ChangeTag text="−HK$123,456,789.01" trend="down" />,
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
    await expect(canvas.getByText('−HK$123,456,789.01')).toBeVisible();
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { name: '騰訊控股', code: '00700', side: '淡倉', terms: ['1×', '200'] },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans', convention: 'red-up' },
  args: { name: '苹果', side: '多仓' },
});

/** On a small phone side, leverage and quantity keep one line, so that a row is as high as on any other. */
export const SmallPhone = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    name: 'Bitcoin',
    code: 'BTC',
    terms: ['1×', '0.125 BTC'],
    profit: <ChangeTag text="+$132.85" trend="up" />,
  },
  play: async ({ canvas }) => {
    const tops = ['Long', '1×', '0.125 BTC'].map((term) => {
      const { top, bottom } = canvas.getByText(term).getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    });
    await expect(new Set(tops).size).toBe(1);
    const quantity = canvas.getByText('0.125 BTC').getBoundingClientRect();
    const profit = canvas.getByText('+$132.85').getBoundingClientRect();
    await expect(quantity.right).toBeLessThan(profit.left);
  },
});

/** A closed one says its day, too, and no long name makes its row higher than the next. */
export const ClosedOnAPhone = meta.story({
  globals: { viewport: { value: 'w390' } },
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 16 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <>
      <PositionRow {...args} name="Microsoft" terms={['20 MSFT', '10/30/2026']} />
      <PositionRow
        {...args}
        name="Zhong An Online P & C Insurance Company Limited"
        code="06060"
        terms={['15 TSLA', '11/04/2026']}
      />
    </>
  ),
  args: { profit: <ChangeTag text="+$1,472.14" trend="up" /> },
  play: async ({ canvas }) => {
    const [short, long] = canvas.getAllByRole('link').map((row) => row.getBoundingClientRect().height);
    await expect(long).toBe(short);
    await expect(short).toBeLessThanOrEqual(64);
    await expect(canvas.getByText('10/30/2026').getBoundingClientRect().top).toBe(
      canvas.getByText('20 MSFT').getBoundingClientRect().top,
    );
  },
});
