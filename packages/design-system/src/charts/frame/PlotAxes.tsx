import { memo, type ReactNode } from 'react';
import { crisp, labelPadPx } from '../model/axisPlaces.ts';
import type { AxisLabel } from '../model/layout.ts';
import { AxesLayer } from './PlotAxes.styles.ts';

/** Plain data, in px of the plot, so that a tick that moves no axis can be distinguished from one that does. */
export interface AxesModel {
  /** Of the plot, without the labels on its right. */
  width: number;
  /** Room for the value labels on the right. */
  gutter: number;
  /** Where the lower labels begin. */
  bottom: number;
  /** Size of the labels in px: 12 at ordinary text size. */
  textPx: number;
  /** A line and its text; empty where something else covers it. `isBase`: the line all else is measured from. */
  values: { y: number; text: string; isBase?: boolean | undefined }[];
  /** Texts under the plot, centred; see `placeTimeLabels` in model/layout.ts for some that do not overlap. */
  labels: AxisLabel[];
}

function Axes({ model }: { model: AxesModel }): ReactNode {
  const { width, gutter, bottom, textPx, values, labels } = model;
  return (
    <AxesLayer width={width + gutter} height={bottom + textPx * 2} aria-hidden="true">
      {values.map(({ y, isBase }) => (
        <line key={y} x1={0} x2={width} y1={crisp(y)} y2={crisp(y)} data-base={isBase || undefined} />
      ))}
      {values.map(({ y, text }) => (
        <text key={y} x={width + gutter - labelPadPx} y={y} dy="0.35em" textAnchor="end">
          {text}
        </text>
      ))}
      {labels.map(({ text, centre }) => (
        <text key={centre} x={centre} y={bottom + textPx * 1.6} textAnchor="middle">
          {text}
        </text>
      ))}
    </AxesLayer>
  );
}

/** Grid, value labels on the right and labels underneath, rendered again only when one of them moved. */
export const PlotAxes = memo(
  Axes,
  (before, after) => JSON.stringify(before.model) === JSON.stringify(after.model),
);
