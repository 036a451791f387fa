import { AxisBottom, AxisRight } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { memo, type ReactNode } from 'react';
import { axisFontPx, timeAxisPx, type AxisLabel, type Corner } from '../model/layout.ts';
import { AxesSvg, Break, Grid, Reference, ReferenceText, TickText } from './PriceChartAxes.styles.ts';

/** Plain data, so that a tick that moves no axis can be told from one that does. */
export interface AxesModel {
  width: number;
  gutter: number;
  priceTop: number;
  priceBottom: number;
  bottom: number;
  domain: [low: number, high: number];
  prices: number[];
  /** Text of each price; empty where the last price's tag covers it. */
  priceTexts: string[];
  times: AxisLabel[];
  /** Where a session begins, px from the left. */
  breaks: number[];
  reference: (Corner & { text: string; y: number }) | undefined;
}

/** Distance of price labels from the right edge; the last price's tag has the same padding, so that digits align. */
const labelPadPx = 6;

interface TickProps {
  x: number;
  y: number;
  formattedValue: string | undefined;
}

function Axes({ model }: { model: AxesModel }): ReactNode {
  const { width, gutter, priceTop, priceBottom, bottom } = model;
  const price = scaleLinear<number>({ domain: model.domain, range: [priceBottom, priceTop] });
  const time = scaleLinear<number>({ domain: [0, width], range: [0, width] });
  const priceText = ({ y, formattedValue }: TickProps): ReactNode => (
    <TickText x={gutter - labelPadPx} y={y} dy="0.35em" textAnchor="end">
      {formattedValue}
    </TickText>
  );
  const timeText = ({ x, y, formattedValue }: TickProps): ReactNode => (
    <TickText x={x} y={y} textAnchor="middle">
      {formattedValue}
    </TickText>
  );
  return (
    <AxesSvg width={width + gutter} height={bottom + timeAxisPx} aria-hidden="true">
      <Group>
        {model.prices.map((value) => (
          <Grid key={value} x1={0} x2={width} y1={crisp(price(value))} y2={crisp(price(value))} />
        ))}
        <Grid x1={0} x2={width} y1={crisp(bottom)} y2={crisp(bottom)} />
        {model.breaks.map((x) => (
          <Break key={x} x1={crisp(x)} x2={crisp(x)} y1={priceTop} y2={bottom} />
        ))}
      </Group>
      {model.reference && (
        <Reference x1={0} x2={width} y1={crisp(model.reference.y)} y2={crisp(model.reference.y)} />
      )}
      <AxisRight
        scale={price}
        left={width}
        tickValues={model.prices}
        tickFormat={(_, i) => model.priceTexts[i]}
        tickComponent={priceText}
        hideAxisLine
        hideTicks
      />
      <AxisBottom
        scale={time}
        top={bottom}
        tickValues={model.times.map(({ centre }) => centre)}
        tickFormat={(_, i) => model.times[i]?.text}
        tickComponent={timeText}
        tickLength={4}
        hideAxisLine
        hideTicks
      />
    </AxesSvg>
  );
}

function Label({ model }: { model: AxesModel }): ReactNode {
  if (!model.reference) return null;
  const { text, y, side, place } = model.reference;
  return (
    <AxesSvg width={model.width} height={model.bottom} aria-hidden="true">
      <ReferenceText
        x={side === 'start' ? 0 : model.width - labelPadPx}
        y={place === 'above' ? y - 5 : y + axisFontPx + 2}
        textAnchor={side}
      >
        {text}
      </ReferenceText>
    </AxesSvg>
  );
}

/** The middle of a pixel: a hairline is one pixel, not two grey ones. */
function crisp(px: number): number {
  return Math.round(px) + 0.5;
}

const isSameModel = (before: { model: AxesModel }, after: { model: AxesModel }): boolean =>
  JSON.stringify(before.model) === JSON.stringify(after.model);

/** Grid, axes and reference line, rendered again only when one of them moved. */
export const PriceChartAxes = memo(Axes, isSameModel);

/** Name and value of the reference line; goes over the prices, which would strike it through. */
export const ReferenceLabel = memo(Label, isSameModel);
