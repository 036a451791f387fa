import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { plotIn, spokenIn } from '../frame/plotIn.ts';
import { CompareChart } from './CompareChart.tsx';
import {
  amazon,
  apple,
  metaPlatforms,
  microsoft,
  newcomer,
  nvidia,
  tesla,
  threeOverAYear,
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
      anatomy: {
        story: 'six',
        parts: {
          'The time being read, and since when change is counted': 'figure > div > [aria-hidden]',
          'Legend: a button for every line with its change; pressing it hides or shows the line':
            "[role='group'] button",
          'Plot: round percentages on the left, the line of no change, times below': "[role='application']",
          'The name of each line at its end, moved off its neighbours; a held line is dotted':
            "[role='application'] > span[aria-hidden]",
          'Table twin of the lines on show, behind a button': 'figure > div + div button',
        },
      },
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

export const ReadByKeyboard = meta.story({
  tags: ['!autodocs'],
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
  tags: ['!autodocs'],
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
