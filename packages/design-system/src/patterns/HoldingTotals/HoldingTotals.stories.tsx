import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { ChangeTag } from '../ChangeTag/ChangeTag.tsx';
import { Price } from '../Price/Price.tsx';
import { HoldingTotals, type HoldingTotal } from './HoldingTotals.tsx';

const dollars: HoldingTotal = {
  id: 'USD',
  label: 'P&L before fees, USD',
  shortLabel: 'USD P&L',
  figure: <Price text="+$484.61" trend="up" size="l" />,
  change: <ChangeTag text="+1.38%" trend="up" size="s" isPlain />,
  facts: [
    { id: 'today', label: 'P&L today', value: <ChangeTag text="+$120.00" trend="up" /> },
    { id: 'value', label: 'Value', room: 'wide', value: '$44,785.45' },
  ],
};

const hongKong: HoldingTotal = {
  id: 'HKD',
  label: 'P&L before fees, HKD',
  shortLabel: 'HKD P&L',
  figure: <Price text="−HK$6,100.00" trend="down" size="l" />,
  change: <ChangeTag text="−6.89%" trend="down" size="s" isPlain />,
  facts: [
    { id: 'today', label: 'P&L today', value: <ChangeTag text="−HK$240.00" trend="down" /> },
    { id: 'value', label: 'Value', room: 'wide', value: 'HK$82,520.00' },
  ],
};

const meta = preview.meta({
  title: 'Patterns/HoldingTotals',
  component: HoldingTotals,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'What everything held comes to by now, each currency by itself: a line each on a phone, side by side on a wide window.',
      whenToUse: ['Once, above a `RecordTable` of holdings.'],
      whenNotToUse: ['One position: `HoldingSummary`. Money that is no profit: `WalletCard`.'],
      anatomy: {
        story: 'two-currencies',
        parts: {
          'Name of the figure with its currency': 'h2',
          Figure: 'h2 + *',
          'Where it is wide: the same on the margin': null,
          Facts: 'dl > div',
        },
      },
      keyboard: {},
      accessibility: [
        'A region for each currency, named by its figure’s name, which is a heading.',
        'No live region: a profit that talks at every tick cannot be listened to.',
      ],
      content: ['Currencies are never added up.'],
      related: ['RecordTable', 'HoldingSummary', 'FactLine', 'WalletCard'],
    }),
  },
  args: { totals: [dollars, hongKong] },
  tags: ['autodocs'],
});

/** A line for each, and one takes as much height as two: nothing below moves when the second comes. */
export const TwoCurrencies = meta.story({
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, canvasElement }) => {
    const [usd, hkd] = canvas.getAllByRole('region');
    await expect(hkd?.getBoundingClientRect().top).toBeGreaterThan(usd?.getBoundingClientRect().top ?? 0);
    await expect(canvas.getByRole('region', { name: 'P&L before fees, USD' })).toHaveTextContent('+$484.61');
    await expect(canvasElement.firstElementChild?.getBoundingClientRect().height).toBeLessThanOrEqual(80);
  },
});

export const OneCurrency = meta.story({ args: { totals: [dollars] } });

/** Side by side, each with its facts beside the figure. */
export const Wide = meta.story({
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const [figure, today, value] = ['+$484.61', '+$120.00', '$44,785.45'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    await expect(today?.left).toBeGreaterThan(figure?.right ?? 0);
    await expect(value?.left).toBeGreaterThan(today?.right ?? 0);
    const [usd, hkd] = canvas.getAllByRole('region');
    await expect(usd?.getBoundingClientRect().top).toBe(hkd?.getBoundingClientRect().top);
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
