import type { ReactNode } from 'react';
import { Legend, LegendStep } from './HeatMap.styles.ts';
import type { HeatMapProps } from './HeatMap.types.ts';
import { heatSteps } from './heatSteps.ts';

/** Height in px the legend takes with the air over it, at ordinary text size. */
export const legendHeightPx = 32;

/** What the steps mean. Silent: every cell is heard with its own change. */
export function HeatLegend({ stepSize, formatStep, formatChange }: HeatMapProps): ReactNode {
  return (
    <Legend aria-hidden="true">
      {heatSteps.map((step) => (
        <LegendStep key={step} data-step={String(step)}>
          {(formatStep ?? formatChange)(step * stepSize)}
        </LegendStep>
      ))}
    </Legend>
  );
}
