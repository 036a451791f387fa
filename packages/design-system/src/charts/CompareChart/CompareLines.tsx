import { LinePath } from '@visx/shape';
import type { ReactNode } from 'react';
import { AxesLayer } from '../frame/PlotAxes.styles.ts';
import { crisp } from '../model/axisPlaces.ts';
import { CrosshairLine, Layer } from '../frame/PlotSurface.styles.ts';
import { Dot, EndName, Leader, Series } from './CompareChart.styles.ts';
import { endGapPx, type ComparedSeries, type CompareGeometry } from './compareGeometry.ts';
import { comparisonPoints, type LinePoint } from './comparisonLine.ts';

const axisGapPx = 8;
const pointX = ({ x }: LinePoint): number => x;
const pointY = ({ y }: LinePoint): number => y;
const dotPx = 2.5;
const readDotPx = 4.5;
/** A name nearer than this to its line's height needs no leader. */
const levelPx = 1.5;

/** Grid, the line of no change, percentages on the left, times below. */
export function CompareAxes({ geometry }: { geometry: CompareGeometry }): ReactNode {
  const { left, width, right, bottom, textPx, ticks, times, breaks } = geometry;
  return (
    <AxesLayer width={left + width + right} height={bottom + textPx * 2} aria-hidden="true">
      {ticks.map(({ y, isBase }) => (
        <line
          key={y}
          x1={left}
          x2={left + width}
          y1={crisp(y)}
          y2={crisp(y)}
          data-base={isBase || undefined}
        />
      ))}
      {breaks.map((x) => (
        <line key={x} x1={crisp(left + x)} x2={crisp(left + x)} y1={0} y2={bottom} data-break="" />
      ))}
      {ticks.map(({ y, text }) => (
        <text key={y} x={left - axisGapPx} y={y} dy="0.35em" textAnchor="end">
          {text}
        </text>
      ))}
      {times.map(({ text, centre }) => (
        <text key={centre} x={left + centre} y={bottom + textPx * 1.4} textAnchor="middle">
          {text}
        </text>
      ))}
    </AxesLayer>
  );
}

interface LinesProps {
  shown: readonly ComparedSeries[];
  geometry: CompareGeometry;
  /** The line pointed at in the legend. */
  emphasised: string | undefined;
}

/** The lines, each ending in a dot; those of markets that closed earlier held, dotted, to the end. */
export function CompareLines({ shown, geometry, emphasised }: LinesProps): ReactNode {
  const { left, width, right, bottom, toX, toY, ends } = geometry;
  const isQuiet = (id: string): boolean => emphasised !== undefined && emphasised !== id;
  return (
    <Layer width={left + width + right} height={bottom} aria-hidden="true" data-picture="">
      <g transform={`translate(${left} 0)`}>
        {shown.map(({ series, aligned, colour }) => {
          const points = comparisonPoints(aligned, toX, toY);
          const end = points.at(-1);
          const edge = toX(aligned.changes.length - 1);
          return (
            <Series key={series.id} data-colour={colour} data-quiet={isQuiet(series.id) || undefined}>
              <LinePath data={points} x={pointX} y={pointY} />
              {end && end.x < edge && (
                <LinePath data={[end, { x: edge, y: end.y }]} x={pointX} y={pointY} data-held="" />
              )}
              {end && <Dot data-colour={colour} cx={end.x} cy={end.y} r={dotPx} />}
            </Series>
          );
        })}
        {ends.map(({ id, colour, y, centre }) => (
          <Series key={id} data-colour={colour} data-quiet={isQuiet(id) || undefined}>
            {Math.abs(centre - y) > levelPx && (
              <Leader points={`${width - 1},${y} ${width + 2},${y} ${width + endGapPx - 3},${centre}`} />
            )}
          </Series>
        ))}
      </g>
    </Layer>
  );
}

/** The name of each line at its end. Elements rather than SVG text, which cannot be cut off with an ellipsis. */
export function EndNames({ geometry }: { geometry: CompareGeometry }): ReactNode {
  const { ends, right, textPx } = geometry;
  return ends.map(({ id, text, centre }) => (
    <EndName
      key={id}
      aria-hidden="true"
      style={{
        inlineSize: Math.max(0, right - endGapPx),
        transform: `translateY(${Math.round(centre - textPx * 0.7)}px)`,
      }}
    >
      {text}
    </EndName>
  ));
}

/** The time being read, with a dot on every line that has begun. */
export function CompareCrosshair({
  place,
  shown,
  geometry,
}: {
  place: number;
  shown: readonly ComparedSeries[];
  geometry: CompareGeometry;
}): ReactNode {
  const { left, width, right, bottom, toX, toY } = geometry;
  const x = left + toX(place);
  return (
    <Layer width={left + width + right} height={bottom} aria-hidden="true">
      <CrosshairLine x1={crisp(x)} x2={crisp(x)} y1={0} y2={bottom} />
      {shown.map(({ series, aligned, colour }) => {
        const change = aligned.changes[place] ?? NaN;
        if (Number.isNaN(change)) return null;
        return (
          <Dot key={series.id} data-colour={colour} data-read="" cx={x} cy={toY(change)} r={readDotPx} />
        );
      })}
    </Layer>
  );
}
