import { expect, fn, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { InlineMessage } from '#primitives/InlineMessage/InlineMessage.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { AllocationDonut } from './AllocationDonut.tsx';
import type { AllocationSlice } from './shares.ts';

const percent = new Intl.NumberFormat('en', { style: 'percent', minimumFractionDigits: 1 });
const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

const wallets: AllocationSlice[] = [
  { id: 'us', label: 'US stocks', value: 52_310.4 },
  { id: 'hk', label: 'Hong Kong stocks', value: 31_870.25 },
  { id: 'crypto', label: 'Crypto', value: 18_204.11 },
  { id: 'cash', label: 'Cash', value: 12_400 },
  { id: 'futures', label: 'Futures', value: 6_150 },
];

const many: AllocationSlice[] = Array.from({ length: 18 }, (_, i) => ({
  id: `fund-${i + 1}`,
  label: `Fund ${i + 1}`,
  value: Math.round(100_000 * 0.8 ** i) / 100,
}));

const sum = (slices: readonly AllocationSlice[]): string =>
  dollars.format(slices.reduce((total, { value }) => total + value, 0));

const meta = preview.meta({
  title: 'Charts/AllocationDonut',
  component: AllocationDonut,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'What a portfolio is made of: a ring, the whole in its hole, and the list of its parts with share and amount.',
      whenToUse: [
        'Two to twelve parts of one whole in one currency: wallets, asset classes, positions.',
        'When the question is “what is most of it?”, not “which is a little larger?”.',
      ],
      whenNotToUse: [
        'Values that can be negative (profit, debt): `ProfitBars`.',
        'Many parts, or parts that also move: `HeatMap`.',
        'Two figures: `FigureRow`.',
      ],
      anatomy: {
        story: 'drawn',
        parts: {
          'Ring: one arc a part, 2 px apart, clockwise from the top in the order of the list':
            'svg[data-picture]',
          'Hole: the whole; while a part is looked at, its name, share and amount':
            'svg[data-picture] + div > strong',
          'List: swatch, name, share, amount; legend, control and table twin in one': "[role='option']",
        },
      },
      keyboard: {
        Tab: 'Moves to the list and looks at its first part.',
        'Arrow keys': 'Look at the next or previous part.',
        'Home, End': 'Look at the first and the last part.',
        Escape: 'Goes back to the whole. So does leaving the list.',
      },
      accessibility: [
        'The list is a `listbox` named by `labels.chart`; each option is heard as name, share and amount. The ring is silent.',
        'Order, words and the part lifted out of the ring say what colour says. From the seventh part on colours come again, hatched.',
        'While `hiddenLabel` is given, amounts are six dots and the label is said in their place.',
        'A slice that is negative or no number throws a `RangeError` that names it.',
      ],
      content: [
        'Largest first. What is left over comes last and is called “Other”.',
        'Shares have one decimal; they may add up to 99.9%.',
      ],
      related: ['HeatMap', 'ProfitBars', 'WalletCard', 'ProgressCircle'],
    }),
  },
  args: {
    slices: wallets,
    totalText: sum(wallets),
    formatShare: (share) => percent.format(share),
    formatAmount: (value) => dollars.format(value),
    onSelect: fn(),
    labels: { chart: 'Assets by wallet', total: 'Total assets', other: 'Other', loading: 'Loading assets' },
  },
  tags: ['autodocs'],
});

/** Arrow keys look at one part after the other; Escape goes back to the whole. */
export const ReadByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const figure = within(canvas.getByRole('figure', { name: 'Assets by wallet' }));
    await expect(figure.getByText('$120,934.76')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('option', { name: /US stocks/, selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const hongKong = canvas.getByRole('option', { name: /Hong Kong stocks/, selected: true });
    await expect(hongKong).toHaveFocus();
    await expect(hongKong).toHaveAccessibleName(/26\.4% \$31,870\.25/);
    // In the list and in the hole.
    await expect(figure.getAllByText('26.4%')).toHaveLength(2);
    await expect(figure.queryByText('$120,934.76')).toBeNull();
    await expect(args.onSelect).toHaveBeenLastCalledWith('hk');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('option', { name: /Futures/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(figure.getByText('$120,934.76')).toBeVisible();
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
    await expect(args.onSelect).toHaveBeenLastCalledWith(null);
  },
});

/** A tap looks at a part, a second one lets go. Arcs take taps too. */
export const ReadByTap = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Crypto'));
    await expect(canvas.getByRole('option', { name: /Crypto/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('option', { name: /Crypto/ }));
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
    const arc = canvasElement.querySelector('path[data-colour="2"]');
    if (arc) await userEvent.click(arc);
    await expect(canvas.getByRole('option', { name: /Hong Kong stocks/, selected: true })).toBeVisible();
  },
});

/** Covered from a neighbour's eye: shares stay, amounts are six dots. */
export const Hidden = meta.story({
  args: { hiddenLabel: 'Amount hidden' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement).not.toHaveTextContent('$');
    await expect(canvas.getByRole('option', { name: /^US stocks 43\.3% Amount hidden$/ })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvasElement).not.toHaveTextContent('$');
  },
});

export const Wide = meta.story({ globals: { viewport: { value: 'w768' } } });

/** Beyond twelve, and under 1.5%, parts are gathered; the seventh colour is the first again, hatched. */
export const Gathered = meta.story({
  args: { slices: many, totalText: sum(many) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(12);
    await expect(canvas.getAllByRole('option').at(-1)).toHaveAccessibleName(/^Other /);
  },
});

export const OneSlice = meta.story({
  args: { slices: wallets.slice(0, 1), totalText: '$52,310.40' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: /US stocks 100\.0%/ })).toBeVisible();
  },
});

export const TwoSlices = meta.story({
  args: { slices: wallets.slice(3), totalText: sum(wallets.slice(3)) },
});

/** A thousandth of the whole is still an arc. */
export const TinySlice = meta.story({
  args: {
    slices: [
      { id: 'us', label: 'US stocks', value: 99_900 },
      { id: 'cash', label: 'Cash', value: 100 },
    ],
    totalText: '$100,000.00',
    gatherBelow: 0,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('path[data-colour]')).toHaveLength(2);
  },
});

/** Wallets without money: a ring without parts. */
export const Zero = meta.story({
  args: { slices: wallets.map((wallet) => ({ ...wallet, value: 0 })), totalText: '$0.00' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('path[data-colour]')).toHaveLength(0);
    await expect(canvas.getByRole('option', { name: /US stocks 0\.0% \$0\.00/ })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { slices: [], isLoading: true, expectedCount: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading assets' })).toBeInTheDocument();
    // Ring, gap and five rows: what comes takes the same room.
    await expect(canvas.getByRole('figure').offsetHeight).toBe(208 + 20 + 5 * 44);
  },
});

export const Drawn = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure').offsetHeight).toBe(208 + 20 + 5 * 44);
  },
});

/** Being brought up to date: what is known stays, the ring dimmed. */
export const LoadingOverKnown = meta.story({ args: { isLoading: true } });

export const Empty = meta.story({
  args: {
    slices: [],
    emptyText: (
      <>
        <p>Your wallets are empty.</p>
        <Button onPress={fn()}>Deposit</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Deposit' })).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
});

export const Failed = meta.story({
  args: {
    slices: [],
    failure: (
      <InlineMessage
        tone="negative"
        isLive
        title="Your assets could not be loaded"
        stillTrue="Nothing was changed."
        action={
          <Button tone="quiet" size="s" onPress={fn()}>
            Retry
          </Button>
        }
        headingLevel={3}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was changed.');
  },
});

const longWallets = [
  { id: 'us', label: 'United States stocks, options and exchange-traded funds', value: 123_456_789.12 },
  { id: 'hk', label: 'Hong Kong and Stock Connect', value: 98_765_432.1 },
  { id: 'cash', label: 'Cash', value: 1_234_567.89 },
];

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: { slices: longWallets, totalText: sum(longWallets), gatherBelow: 0 },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    slices: [
      { id: 'us', label: '美股账户', value: 52_310.4 },
      { id: 'hk', label: '港股账户', value: 31_870.25 },
      { id: 'crypto', label: '数字货币', value: 18_204.11 },
      { id: 'futures', label: '期货账户', value: 6_150 },
      { id: 'grain', label: '农产品', value: 900 },
      { id: 'energy', label: '能源', value: 700 },
    ],
    totalText: '$110,134.76',
    labels: { chart: '资产分布（按账户）', total: '总资产', other: '其他', loading: '正在加载资产' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(
      canvas.getByRole('option', { name: /^其他 1\.5% \$1,600\.00/, selected: true }),
    ).toHaveFocus();
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    slices: [
      { id: 'hk', label: '港股戶口', value: 318_702.5 },
      { id: 'us', label: '美股戶口', value: 223_104 },
      { id: 'crypto', label: '虛擬資產', value: 82_041.1 },
      { id: 'cash', label: '現金', value: 61_500 },
    ],
    totalText: 'HK$685,347.60',
    formatAmount: (value) => `HK$${value.toLocaleString('en', { minimumFractionDigits: 2 })}`,
    labels: { chart: '資產分佈（按戶口）', total: '總資產', other: '其他', loading: '正在載入資產' },
  },
});
