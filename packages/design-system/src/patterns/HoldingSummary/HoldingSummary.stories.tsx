import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { InstrumentLogo } from '#primitives/InstrumentLogo/InstrumentLogo.tsx';
import { Stack } from '#primitives/Stack/Stack.tsx';
import { TextLink } from '#primitives/TextLink/TextLink.tsx';
import { ChangeTag } from '../ChangeTag/ChangeTag.tsx';
import { BalanceText } from '../MoneyText/MoneyText.tsx';
import { Price } from '../Price/Price.tsx';
import { InlineMessage } from '#primitives/InlineMessage/InlineMessage.tsx';
import { HoldingSummary } from './HoldingSummary.tsx';

const meta = preview.meta({
  title: 'Patterns/HoldingSummary',
  component: HoldingSummary,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'The current value of a holding, or of everything held in one currency: one large figure and what it means.',
      whenToUse: ['Once at the top of a position; once for each currency above a list of positions.'],
      whenNotToUse: [
        'The price of an instrument: `QuoteHeader`.',
        'A balance, which is money and no profit: `WalletCard`.',
        'One position in a list: `PositionRow`.',
      ],
      anatomy: {
        story: 'two-currencies',
        parts: {
          'Name of the figure, with its currency where there are several': 'h2',
          Figure: '[data-size=hero]',
          'The same as a percentage of what was put in': '[data-size=hero] + *',
          'Facts: side, quantity, leverage, the way to the quote; or a line of figures': 'dl',
        },
      },
      keyboard: { Tab: 'Reaches the link in the quiet line, where there is one.' },
      accessibility: [
        'A region named by the figure’s name, which is a heading.',
        'No live region: a profit that talks at every tick cannot be listened to.',
        'A covered figure is said as "Balance hidden"; its percentage of the margin stays, as it reveals no amount.',
      ],
      content: [
        'The name says whether it is floating or realised.',
        'Currencies are never added up: each has its own summary.',
      ],
      related: ['WalletCard', 'PositionRow', 'FactLine', 'Price', 'QuoteHeader'],
    }),
  },
  args: {
    label: 'P&L before fees, USD',
    figure: <Price text="+$484.61" trend="up" size="hero" />,
    change: <ChangeTag text="+1.38% of margin" trend="up" />,
    facts: [
      { id: 'value', label: 'Market value', value: '$44,785.45' },
      { id: 'margin', label: 'Margin', value: '$35,064.57' },
    ],
  },
  tags: ['autodocs'],
});

export const OneCurrency = meta.story({
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'P&L before fees, USD' });
    await expect(region).toHaveTextContent('+$484.61+1.38% of margin');
    await expect(canvas.getAllByRole('term')).toHaveLength(2);
  },
});

export const OnePosition = meta.story({
  args: {
    label: 'P&L before fees',
    figure: <Price text="−$170.40" trend="down" size="hero" />,
    change: <ChangeTag text="−2.17% of margin" trend="down" />,
    note: (
      <>
        {'Long 60 AAPL at 2×  ·  '}
        <TextLink isStandalone href="#/quote">
          Quote
        </TextLink>
      </>
    ),
    facts: undefined,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Quote' })).toHaveFocus();
  },
});

/** Calculated with a price that no longer follows its market: dimmed, and the age at the end of the first line. */
export const OldPrice = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    label: 'P&L before fees',
    logo: <InstrumentLogo code="AAPL" size="s" />,
    figure: <Price text="−$170.40" trend="down" size="hero" isStale />,
    change: <ChangeTag text="−2.17% of margin" trend="down" isStale />,
    age: (
      <InlineMessage tone="waiting" size="s" title="2 minutes ago" srText="Price from 10:31, 2 minutes ago" />
    ),
    facts: undefined,
  },
  play: async ({ canvas }) => {
    const top = (part: HTMLElement) => part.getBoundingClientRect().top;
    await expect(canvas.getByText('2 minutes ago')).toBeVisible();
    // On the line of the name also on the narrowest phone.
    const heading = canvas.getByRole('heading', { name: 'P&L before fees' });
    await expect(Math.abs(top(canvas.getByText('2 minutes ago')) - top(heading))).toBeLessThan(8);
  },
});

export const TwoCurrencies = meta.story({
  render: (args) => (
    <Stack gap={5}>
      <HoldingSummary {...args} />
      <HoldingSummary
        label="P&L before fees, HKD"
        figure={<Price text="−HK$6,100.00" trend="down" size="l" />}
        change={<ChangeTag text="−4.58% of margin" trend="down" />}
        facts={[{ id: 'value', label: 'Market value', value: 'HK$127,100.00' }]}
      />
    </Stack>
  ),
});

export const CoveredBalances = meta.story({
  args: {
    figure: <BalanceText text="+$484.61" isHidden hiddenLabel="Balance hidden" size="hero" />,
    facts: [
      {
        id: 'value',
        label: 'Market value',
        value: <BalanceText text="$44,785.45" isHidden hiddenLabel="Balance hidden" size="s" />,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/484/)).toBeNull();
    await expect(canvas.getAllByText('Balance hidden')).toHaveLength(2);
  },
});

export const Missing = meta.story({
  args: {
    figure: <Price text="--" trend="flat" size="hero" />,
    change: <ChangeTag text="--" trend="flat" />,
    facts: [{ id: 'value', label: 'Market value', value: '--' }],
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    figure: <Price text="+HK$123,456,789.01" trend="up" size="hero" />,
    note: 'Short 1,204,332,000 Zhong An Online P & C Insurance Company Limited at 100×',
  },
  play: async ({ canvas }) => {
    const { right } = canvas.getByText('+HK$123,456,789.01').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans', convention: 'red-up' },
  args: {
    label: '盈亏（未扣手续费），USD',
    change: <ChangeTag text="保证金收益率 +1.38%" trend="up" />,
    facts: [
      { id: 'value', label: '市值', value: '$44,785.45' },
      { id: 'margin', label: '保证金', value: '$35,064.57' },
    ],
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    label: '盈虧（未扣手續費），HKD',
    figure: <Price text="−HK$6,100.00" trend="down" size="hero" />,
    change: <ChangeTag text="保證金回報率 −4.58%" trend="down" />,
    note: '好倉 200 股 00700，1×',
    facts: [
      { id: 'value', label: '市值', value: 'HK$127,100.00' },
      { id: 'margin', label: '保證金', value: 'HK$133,200.00' },
    ],
  },
});
