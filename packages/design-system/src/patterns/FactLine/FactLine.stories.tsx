import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { ChangeTag } from '../ChangeTag/ChangeTag.tsx';
import { BalanceText } from '../MoneyText/MoneyText.tsx';
import { FactLine } from './FactLine.tsx';

const meta = preview.meta({
  title: 'Patterns/FactLine',
  component: FactLine,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A few facts in a running line under a large figure: each a quiet name and its value.',
      whenToUse: ['Two to four facts that qualify one figure: today’s profit, market value, margin.'],
      whenNotToUse: [
        'More than four, or facts that are compared: `StatGrid`.',
        'A figure that opens its working: `FigureRow`.',
      ],
      anatomy: { story: 'profits', parts: { Name: 'dt', 'Value, in digits of one width': 'dd' } },
      keyboard: {},
      accessibility: ['A description list: each value is heard with its name.'],
      content: ['Names of one or two words, no colon.'],
      related: ['StatGrid', 'FigureRow', 'HoldingSummary', 'WalletCard'],
    }),
  },
  args: {
    facts: [
      { id: 'today', label: 'P&L today', value: <ChangeTag text="+$312.40" trend="up" /> },
      { id: 'floating', label: 'P&L before fees', value: <ChangeTag text="−$36.10" trend="down" /> },
    ],
  },
  tags: ['autodocs'],
});

export const Profits = meta.story({
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(names).toEqual(['P&L today', 'P&L before fees']);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('+$312.40');
  },
});

/** Lines of their own, however short: a card is as high with long figures as with short ones. */
export const Stacked = meta.story({
  args: { isStacked: true },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
  },
});

export const CoveredBalances = meta.story({
  args: {
    facts: [
      {
        id: 'value',
        label: 'Market value',
        value: <BalanceText text="" isHidden hiddenLabel="Balance hidden" size="s" />,
      },
      {
        id: 'margin',
        label: 'Margin',
        value: <BalanceText text="" isHidden hiddenLabel="Balance hidden" size="s" />,
      },
    ],
  },
});

export const Missing = meta.story({ args: { facts: [{ id: 'today', label: 'P&L today', value: '--' }] } });

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    facts: [
      { id: 'a', label: 'Margin held for open positions', value: 'HK$123,456,789,012.34' },
      { id: 'b', label: 'Market value', value: 'HK$9,123,456,789,012.34' },
    ],
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    facts: [
      { id: 'value', label: '市值', value: 'HK$127,100.00' },
      { id: 'margin', label: '保證金', value: 'HK$133,200.00' },
    ],
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans', convention: 'red-up' },
  args: {
    facts: [
      { id: 'today', label: '今日', value: <ChangeTag text="+$312.40" trend="up" /> },
      { id: 'floating', label: '盈亏（未扣手续费）', value: <ChangeTag text="−$36.10" trend="down" /> },
    ],
  },
});
