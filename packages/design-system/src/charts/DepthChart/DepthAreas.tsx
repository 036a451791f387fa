import { curveStepAfter } from '@visx/curve';
import { LinearGradient } from '@visx/gradient';
import { LinePath } from '@visx/shape';
import type { ReactNode } from 'react';
import { crisp } from '../model/axisPlaces.ts';
import { CrosshairLine, Layer } from '../frame/PlotSurface.styles.ts';
import type { DepthBook, ReadLevel, Side } from './depthBook.ts';
import type { DepthChartLabels } from './DepthChart.types.ts';
import { HatchLine, Middle, ReadDot, SideGroup, SideName } from './DepthChart.styles.ts';
import type { DepthGeometry } from './depthGeometry.ts';
import type { DepthOutline, OutlinePoint } from './depthOutline.ts';

const nameGapPx = 10;
const readDotPx = 4.5;
const hatchPx = 6;
const colour = 'var(--m-side)';
const toX = ({ x }: OutlinePoint): number => x;
const toY = ({ y }: OutlinePoint): number => y;

interface AreasProps {
  book: DepthBook;
  geometry: DepthGeometry;
  labels: DepthChartLabels;
  /** Makes the ids of fades and hatches, which a page shares. */
  id: string;
}

/** Both sides as stepped areas around the middle. Asks are hatched: they differ from bids without their colour. */
export function DepthAreas({ book, geometry, labels, id }: AreasProps): ReactNode {
  const { width, gutter, bottom, toX, bids, asks, axes } = geometry;
  const middle = toX(book.middle);
  const nameY = axes.textPx * 1.2;
  return (
    <Layer width={width + gutter} height={bottom} aria-hidden="true" data-picture="">
      <Middle x1={crisp(middle)} x2={crisp(middle)} y1={nameY * 1.5} y2={bottom} />
      <SideArea side="bid" outline={bids} bottom={bottom} id={`${id}-bid`} />
      <SideArea side="ask" outline={asks} bottom={bottom} id={`${id}-ask`} />
      <SideName x={middle - nameGapPx} y={nameY} textAnchor="end">
        {book.bids.length > 0 ? labels.bids : labels.noBids}
      </SideName>
      <SideName x={middle + nameGapPx} y={nameY} textAnchor="start">
        {book.asks.length > 0 ? labels.asks : labels.noAsks}
      </SideName>
    </Layer>
  );
}

interface SideAreaProps {
  side: Side;
  outline: DepthOutline;
  bottom: number;
  id: string;
}

function SideArea({ side, outline, bottom, id }: SideAreaProps): ReactNode {
  const { steps, tail } = outline;
  const last = steps.at(-1);
  if (!last) return null;
  // It begins on the ground and ends there: half the points of an area, which would follow the steps along the ground too.
  const closed = [...steps, { x: last.x, y: bottom }];
  const area = (fill: string): ReactNode => (
    <LinePath data={closed} x={toX} y={toY} curve={curveStepAfter} fill={`url(#${id}-${fill})`} />
  );
  return (
    <SideGroup data-side={side}>
      <LinearGradient id={`${id}-fade`} from={colour} to={colour} fromOpacity={0.16} toOpacity={0.03} />
      {side === 'ask' && (
        <pattern id={`${id}-hatch`} width={hatchPx} height={hatchPx} patternUnits="userSpaceOnUse">
          <HatchLine d={`M0,${hatchPx}L${hatchPx},0`} />
        </pattern>
      )}
      {area('fade')}
      {side === 'ask' && area('hatch')}
      <LinePath data={steps} x={toX} y={toY} curve={curveStepAfter} data-outline="" />
      {tail && <LinePath data={tail} x={toX} y={toY} data-outline="" data-tail="" />}
    </SideGroup>
  );
}

/** Marks the level being read: its price, and its total on the axis. */
export function DepthCrosshair({
  level: { side, step },
  geometry,
}: {
  level: ReadLevel;
  geometry: DepthGeometry;
}): ReactNode {
  const { width, gutter, bottom, toX, toY } = geometry;
  const x = toX(step.price);
  const y = toY(step.cumulative);
  if (x < 0 || x > width) return null;
  return (
    <Layer width={width + gutter} height={bottom} aria-hidden="true">
      <CrosshairLine x1={crisp(x)} x2={crisp(x)} y1={0} y2={bottom} />
      <CrosshairLine x1={x} x2={width} y1={crisp(y)} y2={crisp(y)} strokeDasharray="2 3" />
      <SideGroup data-side={side}>
        <ReadDot cx={x} cy={y} r={readDotPx} />
      </SideGroup>
    </Layer>
  );
}
