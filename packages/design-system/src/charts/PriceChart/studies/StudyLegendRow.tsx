import type { CSSProperties, ReactNode } from 'react';
import { Legend, LegendItem } from '../PriceChart.styles.ts';
import type { LegendLine } from './legendLines.ts';

/** Px of one legend over the plot at ordinary text size. */
export const legendHeightPx = 20;

interface StudyLegendRowProps {
  line: LegendLine;
  /** Length of a candle: "3 d". */
  interval: string | undefined;
  topPx?: number | undefined;
}

/**
 * The length of a candle, and names, colours and values of lines at the crosshair, else at the newest candle. One line
 * high, whatever it says.
 */
export function StudyLegendRow({ line, interval, topPx }: StudyLegendRowProps): ReactNode {
  return (
    <Legend
      data-place={line.place}
      data-tight={line.isTight || undefined}
      aria-hidden="true"
      style={topPx === undefined ? undefined : { top: topPx }}
    >
      {interval !== undefined && <span>{interval}</span>}
      {line.readings.map(({ key, label, text, colour }) => (
        <LegendItem key={key} style={{ '--m-series': `var(--m-chart-${colour})` } as CSSProperties}>
          {label} {text}
        </LegendItem>
      ))}
    </Legend>
  );
}
