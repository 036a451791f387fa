import type { CSSProperties, ReactNode } from 'react';
import { Legend, LegendItem } from './PriceChart.styles.ts';
import type { StudyLegend } from './studyReadings.ts';

/** Px of one legend over the plot at ordinary text size. */
export const legendHeightPx = 20;

/** Name, colour and value of an indicator's lines at the crosshair, else at the newest candle. */
export function StudyLegendRow({
  legend,
  topPx,
}: {
  legend: StudyLegend;
  topPx?: number | undefined;
}): ReactNode {
  return (
    <Legend
      data-place={legend.place}
      aria-hidden="true"
      style={topPx === undefined ? undefined : { top: topPx }}
    >
      {legend.readings.map(({ key, label, text, colour }) => (
        <LegendItem key={key} style={{ '--m-series': `var(--m-chart-${colour})` } as CSSProperties}>
          {label} {text}
        </LegendItem>
      ))}
    </Legend>
  );
}
