import { Treemap } from '@visx/hierarchy';
import { useRef, type ReactNode } from 'react';
import { useTextPx, useWidth } from '../canvas/useMeasures.ts';
import { readingHeightPx } from '../frame/ReadingLine.tsx';
import { legendHeightPx } from './HeatLegend.tsx';
import type { HeatMapProps } from './HeatMap.types.ts';
import { HeatStage } from './HeatStage.tsx';
import { heatTiling, heatTree, placedGroups } from './heatTree.ts';

/** A map that has cells, in the room there is. */
export function HeatPlot(props: HeatMapProps): ReactNode {
  const { groups, height } = props;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const textPx = useTextPx();
  const mapHeight = height - readingHeightPx.line - legendHeightPx;
  return (
    <Treemap
      // Before it is measured there is no room for a cell.
      root={heatTree(width > 0 ? groups : [])}
      size={[width, mapHeight]}
      {...heatTiling(groups.length > 1, textPx)}
    >
      {(map) => (
        <HeatStage
          {...props}
          map={box}
          mapHeight={mapHeight}
          placed={placedGroups(map, textPx)}
          textPx={textPx}
        />
      )}
    </Treemap>
  );
}
