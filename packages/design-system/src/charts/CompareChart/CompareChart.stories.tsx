import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { guide } from '../../guide/guide.ts';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { CompareChart } from './CompareChart.tsx';
import {
  amazon,
  apple,
  clock,
  date,
  fiveThousand,
  hongKong,
  metaPlatforms,
  microsoft,
  newcomer,
  newYork,
  nvidia,
  tesla,
  threeOverAYear,
  unknown,
} from './sampleSeries.ts';

const onHiddenChange = fn();

const meta = preview.meta({
  title: 'Charts/CompareChart',
  component: CompareChart,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'How several instruments did since a common start, in percent: prices of different size, history and market hours on one axis of times.',
      whenToUse: [
        'Two to six instruments against one another, or one against its index.',
        'Where the question is which did better, not what one costs.',
      ],
      whenNotToUse: [
        'The price of one instrument: `PriceChart`.',
        'More than six: a list sorted by change says more than a tangle of lines.',
        'Parts of a whole at one moment: `AllocationDonut`.',
      ],
      anatomy: [
        'The time being read, and since when change is counted',
        'Legend: a button for every line with its change; pressing it hides or shows the line',
        'Plot: round percentages on the left, the line of no change, times below',
        'The name of each line at its end, moved off its neighbours; a held line is dotted',
        'Table twin of the lines on show',
      ],
      keyboard: {
        Tab: 'Through the legend, to the plot, to the table button. A line whose button has the focus stands out.',
        'Enter / Space': 'On a legend button: hides or shows its line.',
        '← → ↑ ↓': 'On the plot: moves the reading by one time; the first key reads the newest.',
        'Page Up / Page Down': 'Moves it by ten; so does Shift with an arrow.',
        'Home / End': 'Reads the start, the newest.',
        Escape: 'Ends the reading.',
      },
      accessibility: [
        'What keys reach is spoken as one sentence with all lines on show; what a pointer reaches is not, it would flood the listener.',
        'Each line has its name at its end, so that no colour has to be matched with the legend.',
        'Legend buttons are toggles (`aria-pressed`) in a named group; a series without data is a disabled one that says so.',
        'The caller owes formatted changes with a sign and a true minus.',
      ],
      content: [
        'Labels are short and unlike each other: codes, or names of one or two words.',
        'Axis percentages carry no more decimals than they need.',
      ],
      related: ['PriceChart', 'Sparkline', 'PeriodPicker', 'ChartFrame'],
    }),
  },
  args: { ...threeOverAYear, onHiddenChange },
  beforeEach: () => {
    onHiddenChange.mockClear();
  },
  tags: ['autodocs'],
});

const plotIn = (root: HTMLElement): HTMLElement => within(root).getByRole('application');
const spokenIn = (root: HTMLElement): Element | null => root.querySelector('[aria-live=polite]');

export const ReadByKeyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (let stop = 0; stop < 4; stop++) await userEvent.tab();
    await expect(plotIn(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    const spoken = spokenIn(canvasElement);
    await expect(spoken).toHaveTextContent('Nov 16, 2026: AAPL +12.17%, TSLA +2.11%, MSFT +22.13%');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(spoken).toHaveTextContent(/^Nov 13, 2026: /);
    await userEvent.keyboard('{Home}');
    await expect(spoken).toHaveTextContent('Nov 28, 2025: AAPL 0.00%, TSLA 0.00%, MSFT 0.00%');
    // The legend shows the same, where no finger covers it.
    await expect(canvas.getByRole('button', { name: 'AAPL 0.00%' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(spoken).toBeEmptyDOMElement();
    await expect(canvas.getByRole('button', { name: 'AAPL +12.17%' })).toBeVisible();
  },
});

export const HiddenByKeyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const lines = (): number => canvasElement.querySelectorAll('[data-picture] path').length;
    await waitFor(() => expect(lines()).toBe(3));
    const group = within(canvas.getByRole('group', { name: 'Lines' }));
    await userEvent.tab();
    await userEvent.tab();
    const button = group.getByRole('button', { name: /^TSLA/, pressed: true });
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(button).toHaveFocus();
    await expect(onHiddenChange).toHaveBeenLastCalledWith(['TSLA']);
    await expect(lines()).toBe(2);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(spokenIn(canvasElement)).toHaveTextContent('Nov 16, 2026: AAPL +12.17%, MSFT +22.13%');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(onHiddenChange).toHaveBeenLastCalledWith([]);
    await expect(lines()).toBe(3);
  },
});

/** A finger reads all lines above itself; nothing is spoken, and lifting it ends the reading. */
export const ReadByFinger = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const plot = plotIn(canvasElement);
    await waitFor(() => expect(plot.querySelector('path')).not.toBeNull());
    const { left, top, width } = plot.getBoundingClientRect();
    const touch = { pointerType: 'touch', pointerId: 1, clientX: left + width / 2, clientY: top + 60 };
    await fireEvent.pointerMove(plot, touch);
    await waitFor(() => expect(canvas.queryByText('Nov 16, 2026')).toBeNull());
    await expect(plot.querySelectorAll('circle[data-read]')).toHaveLength(3);
    await expect(spokenIn(canvasElement)).toBeEmptyDOMElement();
    await fireEvent.pointerUp(plot, touch);
    await expect(await canvas.findByText('Nov 16, 2026')).toBeVisible();
  },
});

/** Names at the ends that would collide move apart, each with a thin line to its own end. */
export const Six = meta.story({
  args: { series: [apple, tesla, microsoft, nvidia, amazon, metaPlatforms], height: 440 },
  play: async ({ canvasElement }) => {
    const plot = plotIn(canvasElement);
    await waitFor(() => expect(within(plot).getByText('META')).toBeInTheDocument());
    const names = ['AAPL', 'TSLA', 'MSFT', 'NVDA', 'AMZN', 'META'].map((name) =>
      within(plot).getByText(name).getBoundingClientRect(),
    );
    for (const [i, box] of names.toSorted((a, b) => a.top - b.top).entries()) {
      const above = names.toSorted((a, b) => a.top - b.top)[i - 1];
      if (above) await expect(box.top).toBeGreaterThanOrEqual(above.bottom - 1);
    }
  },
});

export const Wide = meta.story({
  globals: { viewport: { value: 'w1280' } },
  args: { series: [apple, tesla, microsoft, nvidia, amazon, metaPlatforms], height: 480 },
});

/** All begin together: the newcomer's first day. */
export const ShorterHistory = meta.story({ args: { series: [apple, tesla, newcomer] } });

/** The whole year is wanted: the newcomer is counted from its own first price, where its line begins. */
export const OneBeganLater = meta.story({
  args: { series: [apple, tesla, newcomer], start: apple.points[0]?.t },
  play: async ({ canvas, canvasElement, userEvent }) => {
    plotIn(canvasElement).focus();
    await userEvent.keyboard('{Home}');
    await expect(spokenIn(canvasElement)).toHaveTextContent(
      'Nov 28, 2025: AAPL 0.00%, TSLA 0.00%, KLAR No data',
    );
    await expect(canvas.getByRole('button', { name: 'KLAR No data' })).toBeEnabled();
  },
});

/** One company in Hong Kong and in New York on one day: each line is drawn while its market is open, then held. */
export const MarketHours = meta.story({
  args: {
    series: [hongKong, newYork],
    formatTime: (ms) => `${date.format(ms)}, ${clock.format(ms)}`,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    plotIn(canvasElement).focus();
    await userEvent.keyboard('{End}');
    await expect(spokenIn(canvasElement)).toHaveTextContent(
      'Nov 16, 2026, 21:00: 9988.HK +0.95%, BABA −0.88%',
    );
    await waitFor(() => expect(canvasElement.querySelectorAll('path[data-held]')).toHaveLength(1));
    await expect(await canvas.findByText('Since Nov 16, 2026, 01:30')).toBeVisible();
  },
});

export const OneWithoutData = meta.story({
  args: { series: [apple, tesla, unknown] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'OTCX No data' })).toBeDisabled();
    plotIn(canvasElement).focus();
    await userEvent.keyboard('{End}');
    await expect(spokenIn(canvasElement)).toHaveTextContent('Nov 16, 2026: AAPL +12.17%, TSLA +2.11%');
  },
});

/** Prices that never moved still get an axis around no change. */
export const Flat = meta.story({
  args: {
    series: [apple, tesla].map((one) => ({ ...one, points: one.points.map(({ t }) => ({ t, c: 50 })) })),
  },
});

export const OnePointEach = meta.story({
  args: {
    series: [apple, tesla, microsoft].map((one) => ({ ...one, points: one.points.slice(-1) })),
  },
});

/** Fifteen thousand points are drawn as what fits the pixels, and the keys pass one pixel at a time. */
export const FiveThousandPointsEach = meta.story({
  args: { series: fiveThousand },
  play: async ({ canvasElement, userEvent }) => {
    const plot = plotIn(canvasElement);
    await waitFor(() => expect(plot.querySelectorAll('[data-picture] path')).toHaveLength(3));
    for (const line of plot.querySelectorAll('[data-picture] path')) {
      const points = line.getAttribute('d')?.split('L').length ?? 0;
      await expect(points).toBeGreaterThan(100);
      await expect(points).toBeLessThanOrEqual(plot.clientWidth);
    }
    plot.focus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(spokenIn(canvasElement)).toHaveTextContent(/^Nov 15, 2026/);
  },
});

export const TableTwin = meta.story({
  args: { defaultHidden: ['TSLA'] },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show as table', expanded: false });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const table = within(canvas.getByRole('table', { name: 'Change by day' }));
    await expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Date',
      'AAPL',
      'MSFT',
    ]);
    await expect(table.getAllByRole('row')[1]).toHaveTextContent('Nov 16, 2026+12.17%+22.13%');
  },
});

/** The room of the chart, from 200 ms on its outline. */
export const Loading = meta.story({
  args: { series: [apple, tesla].map((one) => ({ ...one, points: [] })), isLoading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status', { name: 'Loading prices' })).toBeInTheDocument();
    await expect(canvasElement.querySelector('figure')?.offsetHeight).toBe(404);
  },
});

/** Other instruments under way: what is known stays, dimmed, in the same room. */
export const LoadingOverKnown = meta.story({
  args: { isLoading: true },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(plotIn(canvasElement).querySelector('path')).not.toBeNull());
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvasElement.querySelector('figure')?.offsetHeight).toBe(404);
  },
});

export const Empty = meta.story({
  args: { series: [unknown, { ...unknown, id: 'OTCY', label: 'OTCY' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('No prices for these instruments yet.')).toBeVisible();
    await expect(canvas.queryByRole('application')).toBeNull();
    await expect(canvasElement.querySelector('figure')?.offsetHeight).toBe(404);
  },
});

export const Failed = meta.story({
  args: {
    series: [unknown],
    failure: (
      <ErrorState
        title="Prices could not be fetched"
        headingLevel={3}
        retryLabel="Try again"
        onRetry={() => undefined}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Prices could not be fetched');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Long names are cut off with an ellipsis, at the lines’ ends and in the legend; large changes keep their place. */
export const LongNames = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    series: [
      {
        ...nvidia,
        label: 'NVIDIA Corporation',
        points: nvidia.points.map(({ t, c }, i) => ({ t, c: c * (1 + i / 9) })),
      },
      { ...tesla, label: 'Tesla Incorporated' },
      { ...newcomer, label: 'Klarna Group ADR' },
    ],
    labels: { ...threeOverAYear.labels, since: (start) => `Change since the close of ${start}` },
    start: apple.points[0]?.t,
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    series: [
      { ...apple, id: '600519', label: '贵州茅台' },
      { ...tesla, id: '300750', label: '宁德时代' },
      { ...microsoft, id: '000300', label: '沪深300' },
    ],
    formatTime: (ms) =>
      new Intl.DateTimeFormat('zh-Hans', { timeZone: 'UTC', dateStyle: 'medium' }).format(ms),
    formatAxisTime: (ms) => `${new Date(ms).getUTCMonth() + 1}月`,
    labels: {
      ...threeOverAYear.labels,
      chart: '贵州茅台、宁德时代与沪深300近一年涨跌幅对比',
      instructions: '按方向键移动读数，按 Home 和 End 跳到首尾。',
      legend: '对比标的',
      since: (start) => `自${start}起`,
      noData: '暂无数据',
      time: '日期',
      table: '每日涨跌幅',
      showTable: '以表格查看',
      hideTable: '收起表格',
      showMore: '查看更早',
    },
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant', theme: 'dark' },
  args: {
    series: [
      { ...apple, id: '00700', label: '騰訊控股' },
      { ...tesla, id: '00005', label: '滙豐控股' },
      { ...microsoft, id: 'HSI', label: '恒生指數' },
      { ...unknown, id: '09999', label: '新上市股份' },
    ],
    formatTime: (ms) => new Intl.DateTimeFormat('zh-HK', { timeZone: 'UTC', dateStyle: 'medium' }).format(ms),
    formatAxisTime: (ms) => `${new Date(ms).getUTCMonth() + 1}月`,
    labels: {
      ...threeOverAYear.labels,
      chart: '騰訊控股、滙豐控股與恒生指數一年升跌幅比較',
      instructions: '按方向鍵移動讀數，按 Home 及 End 跳至首尾。',
      legend: '比較項目',
      since: (start) => `由${start}起計`,
      noData: '暫無數據',
      time: '日期',
      table: '每日升跌幅',
      showTable: '以表格顯示',
      hideTable: '收起表格',
      showMore: '顯示較早數據',
    },
  },
});
