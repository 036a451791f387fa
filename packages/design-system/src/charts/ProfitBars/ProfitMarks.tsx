import { BarRounded, LinePath } from '@visx/shape';
import type { ReactNode } from 'react';
import { Layer } from '../frame/PlotSurface.styles.ts';
import { Bars, HatchLine, Missing, PanelName, ReadBand, TotalDot, TotalLines } from './ProfitBars.styles.ts';
import { profitTrend, type ProfitBar } from './profitLayout.ts';
import type { Panel, ProfitGeometry } from './useProfitGeometry.ts';

interface ProfitMarksProps {
  bars: readonly ProfitBar[];
  totals: readonly (number | null)[] | undefined;
  geometry: ProfitGeometry;
  /** The bar being read. */
  readIndex: number | undefined;
  /** Id for the hatching of what is missing: unique on the page. */
  hatchId: string;
  profitName: string;
  totalName: string | undefined;
}

/** The least a gain or a loss shows, px: not nothing. */
const leastBarPx = 2;
const cornerPx = 2;

/** Bars, what is missing between them, and the running total over them. */
export function ProfitMarks(props: ProfitMarksProps): ReactNode {
  const { bars, totals, geometry, readIndex, hatchId } = props;
  const { bands, width, bottom, textPx, profit, total } = geometry;
  const left = (index: number): number => bands.toX(index) - bands.pitch / 2;
  return (
    <Layer width={width} height={bottom} aria-hidden="true" data-picture="">
      <pattern id={hatchId} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <HatchLine x1={0} x2={0} y1={0} y2={6} />
      </pattern>
      {readIndex !== undefined && <ReadBand x={left(readIndex)} y={0} width={bands.pitch} height={bottom} />}
      <Bars>
        {bars.map(({ t, value }, i) =>
          value === null ? (
            <Missing
              key={t}
              x={left(i)}
              y={profit.top}
              width={bands.pitch}
              height={profit.bottom - profit.top}
              fill={`url(#${hatchId})`}
            />
          ) : (
            <BarRounded
              key={t}
              {...barBox(value, profit)}
              x={Math.round(bands.toX(i) - bands.bar / 2)}
              width={bands.bar}
              radius={cornerPx}
              top={value > 0}
              bottom={value < 0}
              data-trend={profitTrend(value)}
              data-read={readIndex === i || undefined}
            />
          ),
        )}
      </Bars>
      {totals && total && (
        <RunningTotal totals={totals} panel={total} geometry={geometry} readIndex={readIndex} />
      )}
      {total && <PanelName y={textPx}>{props.totalName}</PanelName>}
      {total && <PanelName y={profit.top - textPx * 0.8}>{props.profitName}</PanelName>}
    </Layer>
  );
}

/** From the line to the value, in whole pixels. A zero lies on the line, as thin as a line. */
function barBox(value: number, panel: Panel): { y: number; height: number } {
  const zero = Math.round(panel.toY(0));
  const height = Math.max(leastBarPx, Math.round(Math.abs(panel.toY(value) - panel.toY(0))));
  if (value === 0) return { y: zero - 1, height };
  return { y: value > 0 ? zero - height : zero, height };
}

interface RunningTotalProps {
  totals: readonly (number | null)[];
  panel: Panel;
  geometry: ProfitGeometry;
  readIndex: number | undefined;
}

function RunningTotal({ totals, panel, geometry, readIndex }: RunningTotalProps): ReactNode {
  const { toX } = geometry.bands;
  const known = totals.flatMap((total, index) => (total === null ? [] : [{ index, total }]));
  const isBroken = known.length < totals.length;
  const marked = readIndex ?? known.at(-1)?.index ?? -1;
  const markedTotal = totals[marked];
  return (
    <>
      <TotalLines>
        {/* Dotted where something is missing: the solid line lies over the rest of it. */}
        {isBroken && (
          <LinePath
            data={known}
            x={({ index }) => toX(index)}
            y={({ total }) => panel.toY(total)}
            data-missing=""
          />
        )}
        <LinePath
          data={[...totals]}
          defined={(total) => total !== null}
          x={(_, index) => toX(index)}
          y={(total) => panel.toY(total ?? 0)}
        />
      </TotalLines>
      {typeof markedTotal === 'number' && (
        <TotalDot cx={toX(marked)} cy={panel.toY(markedTotal)} r={readIndex === undefined ? 2.5 : 4} />
      )}
    </>
  );
}
