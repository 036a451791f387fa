import { useId, useRef, type ReactNode } from 'react';
import { useWidth } from '../canvas/useMeasures.ts';
import { PlotAxes } from '../frame/PlotAxes.tsx';
import { PlotSurface } from '../frame/PlotSurface.tsx';
import { ReadingLine, readingHeightPx } from '../frame/ReadingLine.tsx';
import { useChartReading } from '../frame/useChartReading.ts';
import type { Trend } from '../model/candles.ts';
import type { ProfitPlotProps } from './ProfitBars.types.ts';
import { profitTrend } from './profitLayout.ts';
import { ProfitMarks } from './ProfitMarks.tsx';
import { useProfitGeometry } from './useProfitGeometry.ts';

/** Reading, bars and axes of a chart that has bars. */
export function ProfitPlot(props: ProfitPlotProps): ReactNode {
  const { bars, totals, labels } = props;
  const hatch = useId();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const plotHeight = props.height - readingHeightPx.line;
  const geometry = useProfitGeometry(props, width, plotHeight);
  const reading = useChartReading({
    count: bars.length,
    keyAt: (index) => bars[index]?.t ?? index,
    indexAt: (x) => (width > 0 ? geometry.bands.indexAt(x) : undefined),
    staysAfterTouch: true,
  });
  const shown = readAt(props, reading.index ?? bars.length - 1);
  return (
    <>
      <ReadingLine
        value={shown.profit}
        trend={shown.trend}
        note={[shown.time, shown.total].filter(Boolean).join(' · ')}
        isActive={reading.index !== undefined}
      />
      <PlotSurface
        ref={box}
        label={labels.chart}
        instructions={labels.instructions}
        height={plotHeight}
        reading={reading}
        spoken={[`${labels.profit} ${shown.profit}`, shown.time, shown.total].filter(Boolean).join(', ')}
      >
        {width > 0 && (
          <>
            <PlotAxes model={geometry.axes} />
            {geometry.totalAxes && <PlotAxes model={geometry.totalAxes} />}
            <ProfitMarks
              bars={bars}
              totals={totals}
              geometry={geometry}
              readIndex={reading.index}
              hatchId={hatch}
              profitName={labels.profit}
              totalName={labels.runningTotal}
            />
          </>
        )}
      </PlotSurface>
    </>
  );
}

interface Shown {
  time: string;
  profit: string;
  trend: Trend | undefined;
  total: string | undefined;
}

function readAt(props: ProfitPlotProps, index: number): Shown {
  const { bars, totals, labels, formatValue, formatTime } = props;
  const bar = bars[index];
  const value = bar?.value ?? null;
  const total = totals?.[index] ?? null;
  return {
    time: bar ? formatTime(bar.t) : '',
    profit: value === null ? labels.missing : formatValue(value),
    trend: value === null ? undefined : profitTrend(value),
    total:
      total === null
        ? undefined
        : `${labels.runningTotal ?? ''} ${(props.formatTotal ?? formatValue)(total)}`.trim(),
  };
}
