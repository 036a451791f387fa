import { memo, type ReactNode } from 'react';
import {
  axisBaseline,
  closedDayPath,
  crisp,
  eventPath,
  labelPadPx,
  shortDayPath,
  timeTextY,
} from '../model/axisPlaces.ts';
import type { AxesModel } from '../model/plot.ts';
import { isSameAxes } from './axesModel.ts';
import { AxesSvg } from './PriceChartAxes.styles.ts';

function across(ys: readonly number[], width: number): string {
  return ys.map((y) => `M0 ${crisp(y)}H${width}`).join('');
}

function upright(xs: readonly number[], { priceTop, bottom }: AxesModel): string {
  return xs.map((x) => `M${crisp(x)} ${priceTop}V${bottom}`).join('');
}

function Axes({ model }: { model: AxesModel }): ReactNode {
  const { width, gutter, priceTop, bottom, height, textPx } = model;
  return (
    <AxesSvg width={width + gutter} height={height} aria-hidden="true">
      {model.shades.length > 0 && (
        <path
          data-line="shade"
          d={model.shades
            .map(({ x, width: wide }) => `M${x} ${priceTop}h${wide}V${bottom}h${-wide}Z`)
            .join('')}
        />
      )}
      <path d={across(model.grid, width)} />
      {model.breaks.length > 0 && <path data-line="break" d={upright(model.breaks, model)} />}
      {model.longBreaks.length > 0 && <path data-line="long-break" d={upright(model.longBreaks, model)} />}
      {model.referenceY !== undefined && <path data-line="reference" d={across([model.referenceY], width)} />}
      {model.closedDays.length > 0 && (
        <path data-line="closed-day" d={model.closedDays.map((x) => closedDayPath(x, bottom)).join('')} />
      )}
      {model.shortDays.length > 0 && (
        <path data-line="short-day" d={model.shortDays.map((x) => shortDayPath(x, bottom)).join('')} />
      )}
      {model.events.length > 0 && (
        <path data-line="event" d={model.events.map((x) => eventPath(x, bottom)).join('')} />
      )}
      <g textAnchor="end" data-values="">
        {model.values.map(({ y, text }) => (
          <text key={y} x={width + gutter - labelPadPx} y={y + axisBaseline(textPx)}>
            {text}
          </text>
        ))}
      </g>
      <g textAnchor="middle">
        {model.times.map(({ centre, text }) => (
          <text key={centre} x={centre} y={timeTextY(model)}>
            {text}
          </text>
        ))}
      </g>
    </AxesSvg>
  );
}

const isSameModel = (before: { model: AxesModel }, after: { model: AxesModel }): boolean =>
  isSameAxes(before.model, after.model);

/** Grid, axes and reference line, rendered again only when one of them moved. */
export const PriceChartAxes = memo(Axes, isSameModel);
