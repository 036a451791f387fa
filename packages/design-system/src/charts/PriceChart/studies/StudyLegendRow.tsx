import type { CSSProperties, ReactNode } from 'react';
import { Legend, LegendItem } from '../PriceChart.styles.ts';
import type { LegendLine } from './legendLines.ts';

/** Px of one legend over the plot at ordinary text size. */
export const legendHeightPx = 20;

/** Names, colours and values of lines at the crosshair, else at the newest candle. One line high, whatever it says. */
export function StudyLegendRow({ line, topPx }: { line: LegendLine; topPx?: number | undefined }): ReactNode {
  return (
    <Legend
      data-place={line.place}
      data-tight={line.isTight || undefined}
      aria-hidden="true"
      style={topPx === undefined ? undefined : { top: topPx }}
    >
      {line.readings.map(({ key, label, text, colour }) => (
        <LegendItem key={key} style={{ '--m-series': `var(--m-chart-${colour})` } as CSSProperties}>
          {label} {text}
        </LegendItem>
      ))}
    </Legend>
  );
}
