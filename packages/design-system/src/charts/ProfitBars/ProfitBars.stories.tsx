import { expect, fireEvent, fn, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { InlineMessage } from '#primitives/InlineMessage/InlineMessage.tsx';
import { ProfitBars } from './ProfitBars.tsx';
import { monthOfProfits, profitDays, simplifiedProfits, traditionalProfits } from './sampleProfits.ts';

const meta = preview.meta({
  title: 'Charts/ProfitBars',
  component: ProfitBars,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'What an account gained and lost by day, week or month, as bars around a zero line.',
      whenToUse: [
        'To show how steady a profit is: which days made it, which lost it.',
        'Five to sixty spans; up to about 120 stay legible on a wide screen.',
      ],
      whenNotToUse: [
        'The value of a portfolio over time: `PriceChart` with a line.',
        'One figure and its change: `StatGrid` or `ChangeTag`.',
      ],
      anatomy: {
        story: 'running-total',
        parts: {
          'Reading: the figure, its span and the running total; without a reading, the newest':
            'figure > div > [aria-hidden]',
          'Running total (optional), on an axis of its own': "[role='application'] > svg:nth-of-type(2)",
          'Bars around the zero line, value axis on the right, time underneath': 'svg[data-picture]',
          'Table twin behind a button': 'figure > div + div button',
        },
      },
      keyboard: {
        Tab: 'Moves to the chart, then to the table button.',
        'Arrow keys': 'The first one reads the newest bar; then each moves by one bar.',
        'Shift + arrow keys, Page Up, Page Down': 'Move by ten bars.',
        'Home, End': 'Read the oldest and the newest bar.',
        Escape: 'Ends the reading.',
      },
      accessibility: [
        'The plot is an `application` named by `labels.chart` and described by `labels.instructions`.',
        'What keys reach is spoken politely; what a pointer reaches is only shown.',
        'Profit is above the line and loss below it, so colour is not alone. Missing is hatched, zero lies on the line.',
        'The table twin has every figure, the missing ones in words.',
      ],
      content: [
        '`formatValue` writes the sign, with a true minus: −$36.40.',
        '`formatAxisValue` is short: −$2K. `formatTime` names the whole span: “November 2026” for a month.',
      ],
      related: ['PriceChart', 'HeatMap', 'AllocationDonut', 'Sparkline'],
    }),
  },
  args: monthOfProfits,
  tags: ['autodocs'],
});

export const Days = meta.story({
  globals: { convention: 'green-up' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('+$200')).toBeInTheDocument();
    const colourOf = (trend: string): string => {
      const bar = canvasElement.querySelector(`path[data-trend=${trend}]`);
      return bar ? getComputedStyle(bar).fill : '';
    };
    await expect(colourOf('up')).toBe('rgb(4, 156, 107)');
    await expect(colourOf('down')).toBe('rgb(255, 77, 0)');
  },
});

/** Arrow keys walk the bars; missing and zero are told apart in words too. */
export const ReadByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('application', { name: /Profit by day/ })).toHaveFocus();
    const live = canvasElement.querySelector('[aria-live=polite]');
    await expect(live).toBeEmptyDOMElement();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(live).toHaveTextContent(/^Profit [+−]\$\d+\.\d\d, Mon, 11\/16$/);
    await userEvent.keyboard('{Home}');
    await expect(live).toHaveTextContent('Fri, 10/16');
    await userEvent.keyboard('{PageUp}{ArrowLeft}');
    await expect(live).toHaveTextContent('Profit No data, Thu, 10/29');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(live).toHaveTextContent('Profit $0.00, Thu, 11/05');
    await expect(await canvas.findByText('$0.00')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(live).toBeEmptyDOMElement();
  },
});

/** A tap reads a bar and leaves the reading; nothing is spoken. */
export const ReadByTap = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('+$200');
    const plot = canvas.getByRole('application');
    const { left, top } = plot.getBoundingClientRect();
    const touch = { clientX: left + 4, clientY: top + 90, pointerType: 'touch' };
    await fireEvent.pointerMove(plot, touch);
    await fireEvent.pointerUp(plot, touch);
    await expect(await canvas.findByText('Fri, 10/16')).toBeVisible();
    await expect(canvasElement.querySelector('[aria-live=polite]')).toBeEmptyDOMElement();
  },
});

/** The total has a panel and an axis of its own: on the bars' axis it would press them flat. */
export const RunningTotal = meta.story({
  args: { openingTotal: 1250, height: 360 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expect(await canvas.findByText(/^Fri, 10\/16 · Running total \+\$1,\d{3}\.\d\d$/)).toBeVisible();
    // Broken at the day without data, and dotted across it.
    const line = canvasElement.querySelector('path[data-missing] + path')?.getAttribute('d');
    await expect(line?.match(/M/g)).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = canvas.getByRole('table', { name: 'Profit by day' });
    await expect(within(table).getByRole('columnheader', { name: 'Running total' })).toBeVisible();
    await expect(within(table).getAllByRole('cell', { name: 'No data' })).toHaveLength(2);
  },
});

export const TableTwin = meta.story({
  args: { bars: profitDays(60, 420) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const table = canvas.getByRole('table', { name: 'Profit by day' });
    await expect(within(table).getAllByRole('row')).toHaveLength(51);
    await expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Mon, 11/16');
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier' }));
    await expect(within(table).getAllByRole('row')).toHaveLength(61);
    await expect(canvas.queryByRole('button', { name: 'Show earlier' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide table', expanded: true }));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const SixtyDays = meta.story({ args: { bars: profitDays(60, 12_400, 9) } });

export const FiveWeeks = meta.story({
  args: {
    bars: profitDays(5, 3100, 11),
    labels: { ...monthOfProfits.labels, chart: 'Profit by week', time: 'Week', table: 'Profit by week' },
  },
});

export const OneDay = meta.story({ args: { bars: profitDays(1, 420, 2) } });

export const OnlyGains = meta.story({
  args: { bars: profitDays(12, 300, 4).map((bar) => ({ ...bar, value: Math.abs(bar.value ?? 0) + 5 })) },
});

export const OnlyLosses = meta.story({
  args: { bars: profitDays(12, 300, 4).map((bar) => ({ ...bar, value: -Math.abs(bar.value ?? 0) - 5 })) },
});

/** Nothing was traded: bars lie on the line, and the axis claims no scale. */
export const AllZero = meta.story({
  args: { bars: profitDays(12, 300, 4).map((bar) => ({ ...bar, value: 0 })) },
});

/** Half of the month is not settled yet. */
export const ManyMissing = meta.story({
  args: {
    openingTotal: 0,
    height: 360,
    bars: monthOfProfits.bars.map((bar, i) => (i > 5 && i < 13 ? { ...bar, value: null } : bar)),
  },
});

export const Loading = meta.story({
  args: { bars: [], isLoading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status', { name: 'Loading profit' })).toBeInTheDocument();
    await expect(canvasElement.querySelector('figure')?.offsetHeight).toBe(280 + 44);
  },
});

/** Another span under way: what is known stays, dimmed. */
export const LoadingOverKnown = meta.story({
  args: { isLoading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.getByRole('application')).toBeVisible();
    await expect(canvasElement.querySelector('figure')?.offsetHeight).toBe(280 + 44);
  },
});

export const Empty = meta.story({
  args: { bars: [], emptyText: 'No closed trades in this month.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('No closed trades in this month.')).toBeVisible();
    await expect(canvas.queryByRole('application')).toBeNull();
    await expect(canvasElement.querySelector('figure')?.offsetHeight).toBe(280 + 44);
  },
});

const retry = fn();
const failure = (
  <InlineMessage
    tone="negative"
    isLive
    title="Profit could not be loaded"
    stillTrue="Your positions and balance are unchanged."
    action={
      <Button tone="quiet" size="s" onPress={retry}>
        Retry
      </Button>
    }
    headingLevel={3}
  />
);

export const Failed = meta.story({
  args: { bars: [], failure },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your positions and balance are unchanged.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalled();
  },
});

/** What was known stays, dimmed, over the words about what failed. */
export const FailedOverKnown = meta.story({
  args: { failure },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('application')).toBeVisible();
  },
});

/** Long amounts take room from the bars, never from one another. */
export const LongAmounts = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    bars: profitDays(30, 8_400_000, 8),
    formatAxisValue: undefined,
    openingTotal: 120_000_000,
    height: 360,
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans', convention: 'red-up' },
  args: { ...simplifiedProfits, openingTotal: 0, height: 340 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const live = canvasElement.querySelector('[aria-live=polite]');
    await expect(live).toHaveTextContent(/盈亏 [+−]\$[\d.]+, 11月16日周一, 累计盈亏/);
    await expect(await canvas.findByText('累计盈亏')).toBeInTheDocument();
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: traditionalProfits,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '以表格顯示' }));
    await expect(canvas.getByRole('cell', { name: '暫無資料' })).toBeVisible();
  },
});
