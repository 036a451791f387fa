import { useRef, type ReactNode } from 'react';
import { expect, fireEvent, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { InlineMessage } from '#primitives/InlineMessage/InlineMessage.tsx';
import { useWidth } from '../canvas/useMeasures.ts';
import { ChartFrame, type ChartFrameProps } from './ChartFrame.tsx';
import { ChartWaiting } from './ChartSkeleton.tsx';
import { ChartTable } from './ChartTable.tsx';
import { PlotAxes } from './PlotAxes.tsx';
import { CrosshairLine, Layer } from './PlotSurface.styles.ts';
import { PlotSurface } from './PlotSurface.tsx';
import { ReadingLine, readingHeightPx } from './ReadingLine.tsx';
import { useChartReading } from './useChartReading.ts';

/** Deposits of a year: the least a chart of one's own has to say. */
const deposits = [120, 80, 0, 240, 160, 90, 300, 180, 210, 60, 140, 260].map((value, i) => ({
  value,
  text: `$${value}.00`,
  month: `2026/${String(i + 1).padStart(2, '0')}`,
}));

const words = {
  table: 'Deposits by month',
  showTable: 'Show as table',
  hideTable: 'Hide table',
  showMore: 'Show earlier',
};

/** A chart made of the shared parts: about what a team writes for one that is missing here. */
function Deposits({ count, height, label, ...frame }: ChartFrameProps & { count: number }): ReactNode {
  const shown = deposits.slice(0, count);
  return (
    <ChartFrame
      {...frame}
      label={label}
      height={height}
      hasData={count > 0}
      table={
        <ChartTable
          labels={words}
          headers={['Month', 'Deposits']}
          count={count}
          row={(index) => [shown[index]?.month, shown[index]?.text]}
        />
      }
    >
      <Plot shown={shown} label={label} height={height - readingHeightPx.line} />
    </ChartFrame>
  );
}

function Plot({
  shown,
  label,
  height,
}: {
  shown: typeof deposits;
  label: string;
  height: number;
}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const width = Math.max(0, useWidth(box) - 64);
  const bottom = height - 24;
  const toX = (index: number): number => ((index + 0.5) / shown.length) * width;
  const toY = (value: number): number => bottom - (value / 320) * (bottom - 10);
  const reading = useChartReading({
    count: shown.length,
    keyAt: (index) => shown[index]?.month ?? index,
    indexAt: (x) => Math.min(shown.length - 1, Math.max(0, Math.floor((x / width) * shown.length))),
  });
  const read = shown[reading.index ?? shown.length - 1];
  return (
    <>
      <ReadingLine
        value={read?.text}
        note={read?.month ?? ''}
        isActive={reading.index !== undefined}
        figures={undefined}
      />
      <PlotSurface
        ref={box}
        label={label}
        instructions="Arrow keys move from month to month."
        height={height}
        reading={reading}
        spoken={`${read?.text}, ${read?.month}`}
      >
        {width > 0 && (
          <>
            <PlotAxes
              model={{
                width,
                gutter: 64,
                bottom,
                textPx: 12,
                values: [0, 100, 200, 300].map((value) => ({
                  y: toY(value),
                  text: `$${value}`,
                  isBase: value === 0,
                })),
                labels: shown
                  .map(({ month }, i) => ({ text: month.slice(5), centre: toX(i) }))
                  .filter((_, i) => i % 3 === 0),
              }}
            />
            <Layer width={width} height={bottom} aria-hidden="true" data-picture="">
              {reading.index !== undefined && (
                <CrosshairLine x1={toX(reading.index)} x2={toX(reading.index)} y1={0} y2={bottom} />
              )}
              {shown.map(({ value, month }, i) => (
                <circle key={month} cx={toX(i)} cy={toY(value)} r={4} fill="var(--m-accent-fill)" />
              ))}
            </Layer>
          </>
        )}
      </PlotSurface>
    </>
  );
}
import { chartFrameGuide } from './ChartFrame.guide.ts';

const meta = preview.meta({
  title: 'Charts/ChartFrame',
  component: ChartFrame,
  parameters: {
    layout: 'padded',
    docs: chartFrameGuide,
  },
  args: {
    label: 'Deposits by month, 2026',
    height: 240,
    hasData: true,
    loadingLabel: 'Loading deposits',
    children: undefined,
  },
  render: (args) => <Deposits {...args} count={args.hasData ? 12 : 0} />,
  tags: ['autodocs'],
});

/** Keys read, speak and stop; the pointer reads in silence. */
export const YourOwnChart = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('figure', { name: 'Deposits by month, 2026' })).toBeVisible();
    await expect(await canvas.findByText('$300')).toBeInTheDocument();
    await userEvent.tab();
    const plot = canvas.getByRole('application');
    await expect(plot).toHaveFocus();
    await expect(plot).toHaveAccessibleDescription('Arrow keys move from month to month.');
    const live = canvasElement.querySelector('[aria-live=polite]');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(live).toHaveTextContent('$140.00, 2026/11');
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(live).toHaveTextContent('$80.00, 2026/02');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(live).toHaveTextContent('$260.00, 2026/12');
    await userEvent.keyboard('{PageDown}');
    await expect(live).toHaveTextContent('$80.00, 2026/02');
    const { left, top } = plot.getBoundingClientRect();
    await fireEvent.pointerMove(plot, { clientX: left + 2, clientY: top + 40, pointerType: 'mouse' });
    await expect(await canvas.findByText('2026/01')).toBeVisible();
    await expect(live).toBeEmptyDOMElement();
    await fireEvent.pointerOut(plot, { pointerType: 'mouse' });
    await expect(await canvas.findByText('2026/12')).toBeVisible();
  },
});

export const Table = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const table = canvas.getByRole('table', { name: 'Deposits by month' });
    await expect(within(table).getAllByRole('row')[1]).toHaveTextContent('2026/12$260.00');
    await expect(within(table).getByRole('rowheader', { name: '2026/03' })).toBeInTheDocument();
  },
});

/** Five outlines, each in the room of its chart. */
export const Skeletons = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {(['line', 'bars', 'depth', 'ring', 'tiles'] as const).map((skeleton) => (
        <ChartFrame
          key={skeleton}
          {...args}
          label={skeleton}
          height={160}
          hasData={false}
          isLoading
          skeleton={skeleton}
        >
          {null}
        </ChartFrame>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status', { name: 'Loading deposits' })).toHaveLength(5);
    const heights = canvas.getAllByRole('figure').map(({ offsetHeight }) => offsetHeight);
    await expect(new Set(heights)).toEqual(new Set([160]));
  },
});

/** A shape of one's own for what comes: drawn in a `ChartWaiting`, which says so and appears after 200 ms. */
export const WaitingInOwnShape = meta.story({
  args: {
    hasData: false,
    isLoading: true,
    skeleton: (
      <ChartWaiting aria-label="Loading deposits">
        <svg width="100%" height={200} aria-hidden="true">
          {[20, 90, 60, 130, 40, 110].map((height, index) => (
            <circle
              key={height}
              cx={`${8 + index * 16}%`}
              cy={180 - height}
              r={6}
              fill="var(--m-surface-skeleton)"
            />
          ))}
        </svg>
      </ChartWaiting>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading deposits' })).toBeInTheDocument();
    await expect(canvas.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
  },
});

export const Stale = meta.story({ args: { isLoading: true } });

export const Empty = meta.story({
  args: { hasData: false, emptyText: 'Your deposits appear here.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your deposits appear here.')).toBeVisible();
    await expect(canvas.getByRole('figure').offsetHeight).toBe(240 + 44);
  },
});

export const Failed = meta.story({
  args: {
    hasData: false,
    failure: (
      <InlineMessage
        tone="negative"
        isLive
        title="Deposits could not be loaded"
        stillTrue="No money was moved."
        headingLevel={3}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No money was moved.');
    await expect(canvas.getByRole('figure').offsetHeight).toBe(240 + 44);
  },
});

/** Figures that are still valid stay, dimmed, above the failure. */
export const FailedOverKnown = meta.story({
  args: {
    failure: (
      <InlineMessage
        tone="negative"
        isLive
        title="Deposits could not be brought up to date"
        headingLevel={3}
      />
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    const picture = await canvas.findByText('$300').then(() => canvasElement.querySelector('[data-picture]'));
    await expect(picture && getComputedStyle(picture).opacity).toBe('0.35');
  },
});
