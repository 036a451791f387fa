import { useState, type ReactNode } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { InlineMessage } from '#primitives/InlineMessage/InlineMessage.tsx';
import { HeatMap } from './HeatMap.tsx';
import type { HeatMapProps } from './HeatMap.types.ts';
import { heatSteps } from './heatSteps.ts';
import { market, simplifiedMarket, traditionalMarket, usMarket } from './sampleMarket.ts';

const meta = preview.meta({
  title: 'Charts/HeatMap',
  component: HeatMap,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A market at a glance: the area of a cell is what an instrument weighs, its colour how it has changed. By sector, if there are any.',
      whenToUse: [
        'To answer “what moved the market, and was it everything or one sector?”.',
        'For ten to about three hundred instruments; for a portfolio, sized by weight.',
      ],
      whenNotToUse: [
        'To compare exact figures: a list of `QuoteRow`.',
        'Parts of a whole that do not change by the minute: `AllocationDonut`.',
        'Fewer than about ten: a list says more.',
      ],
      anatomy: {
        story: 'market',
        parts: {
          'Reading: change, code, name, sector and weight of the cell in focus or under the pointer':
            'figure > div > [aria-hidden]:first-child',
          'Sectors with their headings, the largest at the top left':
            "[role='group'] [role='group'] > [aria-hidden]",
          'Cells: label and change where they fit, the label where only that fits':
            '[data-cell]:nth-of-type(2)',
          'Legend: three steps down, neutral, three up': 'div:has(> span[data-step])',
          'Table twin behind a button, largest first': 'figure > div:last-of-type button',
        },
      },
      keyboard: {
        Tab: 'Moves into the map, to the cell last visited or the largest; then to the table button.',
        'Arrow keys': 'Move to the neighbour on that side, across sectors.',
        'Page Down, Page Up':
          'Move to the next smaller or larger cell of the sector, and on to the next sector.',
        'Home, End': 'Move to the first and the last cell.',
        Enter: 'Opens the instrument.',
        Escape: 'Ends the reading.',
      },
      accessibility: [
        'Each cell is a link (`href`) or a button (`onPress`), named by label, change and name; sectors are groups.',
        'Sign and figure say what colour says. Where a cell is too small for them, the reading and the table do.',
        'Cells too small for a finger are all rows of the table twin, 44 px high.',
        'Writing has 4.5 : 1 on every step, in both themes and all price conventions.',
        'A negative size throws a `RangeError`.',
      ],
      content: [
        '`label` is the code, or a short name where codes are numbers (贵州茅台, not 600519).',
        '`labels.summary` says what the area means: “118 stocks, sized by market value”.',
        '`stepSize` suits the span: 1 for a day, 3 for a week, in percent.',
      ],
      related: ['AllocationDonut', 'QuoteRow', 'ProfitBars'],
    }),
  },
  args: usMarket,
  tags: ['autodocs'],
});

const cellsOf = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-cell]')];

/** Eight sectors, 118 stocks. One has no price yet and is only an outline. */
export const Market = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(cellsOf(canvasElement)).toHaveLength(118));
    await expect(canvas.getByRole('group', { name: 'Technology' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'CHTR --' })).toHaveAttribute('data-step', 'none');
    await expect(await canvas.findByText('118 stocks, sized by market value')).toBeVisible();
  },
});

/** Arrows go to the neighbour, Page Down to the next smaller; the reading over the map follows. */
export const WalkedByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(cellsOf(canvasElement)).toHaveLength(118));
    const map = canvas.getByRole('group', { name: 'US market, today' });
    await expect(map).toHaveAccessibleDescription(/^Arrow keys move between neighbours/);
    await userEvent.tab();
    const apple = canvas.getByRole('link', { name: /^AAPL [+−][\d.]+%, Apple$/ });
    await expect(apple).toHaveFocus();
    await expect(await canvas.findByText('AAPL · Apple · Technology · $3.42T')).toBeVisible();
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('link', { name: /^MSFT/ })).toHaveFocus();
    await userEvent.keyboard('{PageUp}{ArrowUp}{ArrowLeft}');
    await expect(apple).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const below = document.activeElement?.getBoundingClientRect().top ?? 0;
    await expect(below).toBeGreaterThanOrEqual(apple.getBoundingClientRect().bottom);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const aside = document.activeElement?.getBoundingClientRect().left ?? 0;
    await expect(aside).toBeGreaterThan(apple.getBoundingClientRect().left);
    await userEvent.keyboard('{End}');
    const last = cellsOf(canvasElement).at(-1);
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('118 stocks, sized by market value')).toBeVisible();
    // One stop for the Tab key: back where it was, not at the beginning.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show as table' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(last).toHaveFocus();
  },
});

export const ReadByPointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(await canvas.findByRole('link', { name: /^OMC/ }));
    await expect(await canvas.findByText('OMC · Omnicom · Communication · $18B')).toBeVisible();
    await userEvent.unhover(canvas.getByRole('link', { name: /^OMC/ }));
    await expect(await canvas.findByText('118 stocks, sized by market value')).toBeVisible();
  },
});

const pressable = market().map((group) => ({
  ...group,
  cells: group.cells.map((cell) => ({ ...cell, href: undefined })),
}));

/** Cells that open something on this screen are buttons. */
export const Buttons = meta.story({
  args: { groups: pressable.slice(0, 2), onPress: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('button', { name: /^NVDA/ });
    await userEvent.tab();
    await userEvent.keyboard('{PageDown}{PageDown}{Enter}');
    await expect(args.onPress).toHaveBeenCalledWith('NVDA');
  },
});

/** The smallest cell of the map is a row like any other. */
export const TableTwin = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = canvas.getByRole('table', { name: 'US market, today' });
    await expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/AAPL Apple.*Technology.*\$3\.42T/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(within(table).getByRole('link', { name: /^OMC Omnicom/ })).toHaveAttribute(
      'href',
      '#/stock/OMC',
    );
  },
});

function Ticking(props: HeatMapProps): ReactNode {
  const [seed, setSeed] = useState(11);
  return (
    <>
      <HeatMap {...props} groups={market(seed)} />
      <button type="button" onClick={() => setSeed(seed + 1)}>
        Tick
      </button>
    </>
  );
}

/** New changes give cells other steps and words; no cell is made anew, none moves. */
export const Live = meta.story({
  render: (args) => <Ticking {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(cellsOf(canvasElement)).toHaveLength(118));
    const before = cellsOf(canvasElement);
    const places = before.map((cell) => cell.getAttribute('style'));
    const steps = before.map((cell) => cell.dataset['step']);
    await userEvent.click(canvas.getByRole('button', { name: 'Tick' }));
    await waitFor(() =>
      expect(cellsOf(canvasElement).map((cell) => cell.dataset['step'])).not.toEqual(steps),
    );
    const after = cellsOf(canvasElement);
    await expect(after.every((cell, i) => cell === before[i])).toBe(true);
    await expect(after.map((cell) => cell.getAttribute('style'))).toEqual(places);
  },
});

const everyStep: HeatMapProps['groups'] = [
  {
    id: 'all',
    label: '',
    cells: [
      ...heatSteps.map((step) => ({
        id: `${step}`,
        label: `Step ${step}`.replace('-', '−'),
        size: 1,
        change: step,
      })),
      { id: 'none', label: 'Unknown', size: 1, change: null },
    ],
  },
];

const steps: Partial<HeatMapProps> = {
  groups: everyStep,
  height: 360,
  formatSize: (size) => String(size),
  labels: { ...usMarket.labels, summary: 'Every step' },
};

/** One group without a name has no heading; cells that lead nowhere can still be read. */
export const Steps = meta.story({
  args: steps,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(cellsOf(canvasElement)).toHaveLength(8));
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('img', { name: 'Unknown --' })).toHaveFocus();
  },
});

export const StepsRedUpDark = meta.story({ globals: { theme: 'dark', convention: 'red-up' }, args: steps });
export const StepsColourBlind = meta.story({
  globals: { theme: 'light', convention: 'colour-blind' },
  args: steps,
});
export const StepsColourBlindDark = meta.story({
  globals: { theme: 'dark', convention: 'colour-blind' },
  args: steps,
});

export const Wide = meta.story({ globals: { viewport: { value: 'w1280' } } });
export const Small = meta.story({ globals: { viewport: { value: 'w320' } } });

export const Loading = meta.story({
  args: { groups: [], isLoading: true, height: 420 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the market' })).toBeInTheDocument();
    await expect(canvas.getByRole('figure').offsetHeight).toBe(420 + 44);
  },
});

/** Another span under way: what is known stays legible, its colours faded. */
export const LoadingOverKnown = meta.story({
  args: { isLoading: true, height: 420 },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(cellsOf(canvasElement)).toHaveLength(118));
    await expect(canvas.getByRole('figure').offsetHeight).toBe(420 + 44);
  },
});

export const Empty = meta.story({
  args: { groups: [], emptyText: 'No stock of this market is on your list.', height: 300 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No stock of this market is on your list.')).toBeVisible();
    await expect(canvas.getByRole('figure').offsetHeight).toBe(300 + 44);
  },
});

export const Failed = meta.story({
  args: {
    groups: [],
    height: 300,
    failure: (
      <InlineMessage
        tone="negative"
        isLive
        title="The market could not be loaded"
        stillTrue="Your orders are unchanged."
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
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your orders are unchanged.');
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans', convention: 'red-up' },
  args: { ...simplifiedMarket, height: 460 },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: '工商银行 +0.42%' });
    await userEvent.tab();
    await userEvent.keyboard('{PageDown}');
    await expect(await canvas.findByText(/^建设银行 · 银行 · ¥1\.78 万亿$/)).toBeVisible();
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { ...traditionalMarket, height: 460 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '以表格顯示' }));
    await expect(canvas.getByRole('columnheader', { name: '升跌幅' })).toBeVisible();
    await expect(within(canvas.getByRole('table')).getAllByRole('rowheader')[0]).toHaveTextContent(
      '騰訊控股',
    );
  },
});
