import { useRef, useState, type ReactNode } from 'react';
import { useHeight, useTextPx, useWidth } from '../canvas/useMeasures.ts';
import { PlotSurface } from '../frame/PlotSurface.tsx';
import { useChartReading } from '../frame/useChartReading.ts';
import { Heading } from './CompareChart.styles.ts';
import type { CompareChartProps } from './CompareChart.types.ts';
import { CompareLegend } from './CompareLegend.tsx';
import { CompareAxes, CompareCrosshair, CompareLines, EndNames } from './CompareLines.tsx';
import { compareGeometry, type ComparedSeries } from './compareGeometry.ts';
import type { Comparison } from './comparison.ts';

interface ComparePlotProps {
  chart: CompareChartProps;
  comparison: Comparison;
  /** All series, those without data and hidden ones too. */
  compared: readonly ComparedSeries[];
  hidden: readonly string[];
  onToggle: (id: string) => void;
}

/** Room the plot keeps however much the legend takes, in sizes of the text. */
const leastPlotLines = 14;

/** Reading, legend, plot and axes of a chart that has data. */
export function ComparePlot({ chart, comparison, compared, hidden, onToggle }: ComparePlotProps): ReactNode {
  const { labels, formatTime } = chart;
  const { times } = comparison;
  const [emphasised, setEmphasised] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const height = useHeight(box);
  const textPx = useTextPx();
  const shown = compared.filter(({ series, aligned }) => aligned.first >= 0 && !hidden.includes(series.id));
  const geometry = compareGeometry(chart, comparison, shown, { width, height, textPx });
  const reading = useChartReading({
    count: times.length,
    keyAt: (index) => times[index] ?? index,
    indexAt: (x) => geometry.placeAt(x - geometry.left),
    keyStep: Math.max(1, Math.ceil(times.length / Math.max(1, geometry.width))),
  });
  const place = reading.index ?? times.length - 1;
  const time = formatTime(times[place] ?? 0);
  const changeOf = ({ aligned }: ComparedSeries): string => changeText(chart, aligned.changes[place] ?? NaN);
  return (
    <>
      <Heading aria-hidden="true">
        <span data-active={reading.index !== undefined || undefined}>{time}</span>
        <span>{labels.since(formatTime(times[0] ?? 0))}</span>
      </Heading>
      <CompareLegend
        label={labels.legend}
        onToggle={(id) => {
          setEmphasised(undefined);
          onToggle(id);
        }}
        onEmphasise={setEmphasised}
        items={compared.map((one) => ({
          id: one.series.id,
          label: one.series.label,
          colour: one.colour,
          value: changeOf(one),
          isShown: !hidden.includes(one.series.id),
          hasData: one.aligned.first >= 0,
        }))}
      />
      <PlotSurface
        ref={box}
        label={labels.chart}
        instructions={labels.instructions}
        height={textPx * leastPlotLines}
        reading={reading}
        spoken={`${time}: ${shown.map((one) => `${one.series.label} ${changeOf(one)}`).join(', ')}`}
      >
        {width > 0 && (
          <>
            <CompareAxes geometry={geometry} />
            <CompareLines shown={shown} geometry={geometry} emphasised={emphasised} />
            <EndNames geometry={geometry} />
            {reading.index !== undefined && (
              <CompareCrosshair place={reading.index} shown={shown} geometry={geometry} />
            )}
          </>
        )}
      </PlotSurface>
    </>
  );
}

export function changeText(chart: CompareChartProps, change: number): string {
  return Number.isNaN(change) ? chart.labels.noData : chart.formatChange(change);
}
