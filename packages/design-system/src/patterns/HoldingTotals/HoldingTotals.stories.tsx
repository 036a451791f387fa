import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { ChangeTag } from '../ChangeTag/ChangeTag.tsx';
import { Price } from '../Price/Price.tsx';
import { HoldingTotals, type HoldingTotal } from './HoldingTotals.tsx';

const dollars: HoldingTotal = {
  id: 'USD',
  label: 'P&L before fees, USD',
  figure: <Price text="+$484.61" trend="up" size="l" />,
  change: <ChangeTag text="Return on margin +1.38%" trend="up" size="s" />,
  facts: [
    { id: 'today', label: 'P&L today', value: <ChangeTag text="+$120.00" trend="up" /> },
    { id: 'value', label: 'Value', value: '$44,785.45' },
  ],
};

const hongKong: HoldingTotal = {
  id: 'HKD',
  label: 'P&L before fees, HKD',
  figure: <Price text="−HK$6,100.00" trend="down" size="l" />,
  change: <ChangeTag text="Return on margin −6.89%" trend="down" size="s" />,
  facts: [
    { id: 'today', label: 'P&L today', value: <ChangeTag text="−HK$240.00" trend="down" /> },
    { id: 'value', label: 'Value', value: 'HK$82,520.00' },
  ],
};

const meta = preview.meta({
  title: 'Patterns/HoldingTotals',
  component: HoldingTotals,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'What everything held comes to by now, each currency by itself, side by side.',
      whenToUse: ['Once, above a `HoldingTable`.'],
      whenNotToUse: ['One position: `HoldingSummary`. Money that is no profit: `WalletCard`.'],
      anatomy: {
        story: 'two-currencies',
        parts: {
          'Name of the figure with its currency': 'h2',
          Figure: 'h2 + *',
          'The same on the margin': 'h2 + * + *',
          Facts: 'dl',
        },
      },
      keyboard: {},
      accessibility: [
        'A region for each currency, named by its figure’s name, which is a heading.',
        'No live region: a profit that talks at every tick cannot be listened to.',
      ],
      content: ['Currencies are never added up.'],
      related: ['HoldingRow', 'HoldingSummary', 'FactLine', 'WalletCard'],
    }),
  },
  args: { totals: [dollars, hongKong] },
  tags: ['autodocs'],
});

/** One takes as much height as two: nothing below moves when the second comes. */
export const TwoCurrencies = meta.story({
  play: async ({ canvas }) => {
    const [usd, hkd] = canvas.getAllByRole('region');
    await expect(usd?.getBoundingClientRect().top).toBe(hkd?.getBoundingClientRect().top);
    await expect(canvas.getByRole('region', { name: 'P&L before fees, USD' })).toHaveTextContent('+$484.61');
  },
});

export const OneCurrency = meta.story({ args: { totals: [dollars] } });

/** One has the whole width: its facts are at the other end, and no half stays empty. */
export const OneOnAWideWindow = meta.story({
  globals: { viewport: { value: 'w1280' } },
  args: { totals: [dollars] },
  play: async ({ canvas }) => {
    const whole = canvas.getByRole('region').getBoundingClientRect();
    const [, value] = canvas.getAllByRole('definition');
    await expect(whole.right - (value?.getBoundingClientRect().right ?? 0)).toBeLessThan(2);
  },
});

/** Two have their facts beside the figure. */
export const TwoOnAWideWindow = meta.story({
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const [figure, today] = [canvas.getByText('+$484.61'), canvas.getByText('+$120.00')];
    await expect(today.getBoundingClientRect().left).toBeGreaterThan(figure.getBoundingClientRect().right);
  },
});

/** Calculated with prices that no longer follow their markets: as quiet as the names of the facts. */
export const OldPrices = meta.story({
  args: {
    totals: [{ ...dollars, figure: <Price text="+$484.61" trend="up" size="l" isStale /> }, hongKong],
  },
  play: async ({ canvas }) => {
    const colour = (part: Element | undefined) => part && getComputedStyle(part).color;
    const [name] = canvas.getAllByRole('term');
    await expect(colour(canvas.getByText('+$484.61'))).toBe(colour(name));
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
});
