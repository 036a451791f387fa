import type { ReactNode } from 'react';
import { Layer } from '../frame/PlotSurface.styles.ts';
import { Bar, HatchLine, Missing, ReadBand, TotalDot, TotalLine, PanelName } from './ProfitBars.styles.ts';
import { knownRuns, profitTrend, type ProfitBar } from './profitLayout.ts';
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
          <Bar
            key={t}
            d={barPath(value, bands.toX(i), bands.bar, profit)}
            data-trend={profitTrend(value)}
            data-read={readIndex === i || undefined}
          />
        ),
      )}
      {totals && total && (
        <RunningTotal totals={totals} panel={total} geometry={geometry} readIndex={readIndex} />
      )}
      {total && <PanelName y={textPx}>{props.totalName}</PanelName>}
      {total && <PanelName y={profit.top - textPx * 0.8}>{props.profitName}</PanelName>}
    </Layer>
  );
}

/** Round where it ends, flat where it stands on the line. A zero lies on the line, as thin as a line. */
function barPath(value: number, centre: number, barWidth: number, panel: Panel): string {
  const x = Math.round(centre - barWidth / 2);
  const zero = Math.round(panel.toY(0));
  if (value === 0) return `M${x},${zero - 1}h${barWidth}v2h${-barWidth}Z`;
  const side = value > 0 ? -1 : 1;
  const length = Math.max(leastBarPx, Math.round(Math.abs(panel.toY(value) - panel.toY(0))));
  const r = Math.min(cornerPx, barWidth / 2, length);
  const flat = (length - r) * side;
  const curve = `q0,${r * side} ${r},${r * side}h${barWidth - r * 2}q${r},0 ${r},${-r * side}`;
  return `M${x},${zero}v${flat}${curve}v${-flat}Z`;
}

interface RunningTotalProps {
  totals: readonly (number | null)[];
  panel: Panel;
  geometry: ProfitGeometry;
  readIndex: number | undefined;
}

function RunningTotal({ totals, panel, geometry, readIndex }: RunningTotalProps): ReactNode {
  const { toX } = geometry.bands;
  const runs = knownRuns(totals);
  const at = (i: number): string => `${toX(i).toFixed(1)},${panel.toY(totals[i] ?? 0).toFixed(1)}`;
  const solid = runs.map(([from, to]) => {
    const points = Array.from({ length: to - from }, (_, n) => at(from + n));
    return `M${points.join('L')}`;
  });
  const bridges = runs.slice(1).map(([from], n) => `M${at((runs[n]?.[1] ?? 1) - 1)}L${at(from)}`);
  const marked = readIndex ?? (runs.at(-1)?.[1] ?? 0) - 1;
  const markedTotal = totals[marked];
  return (
    <>
      <TotalLine d={solid.join('')} />
      {bridges.length > 0 && <TotalLine d={bridges.join('')} data-missing="" />}
      {typeof markedTotal === 'number' && (
        <TotalDot cx={toX(marked)} cy={panel.toY(markedTotal)} r={readIndex === undefined ? 2.5 : 4} />
      )}
    </>
  );
}
