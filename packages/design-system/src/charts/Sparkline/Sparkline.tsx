import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Trend } from '../model/candles.ts';
import { sparklinePath } from './sparklinePath.ts';

export interface SparklineProps {
  /** Oldest first; the last 50 are drawn (spec §9). `null`: nothing was traded then; the line is broken and keeps the room. */
  values: readonly (number | null)[];
  /** Of the span shown, as the change beside it says: it colours the line. */
  trend: Trend;
  /** px */
  width: number;
  /** px */
  height: number;
  /** Dashed line the price is compared with. */
  previousClose?: number | undefined;
  /** Says what it shows where no figure beside it does. Without it, it is decoration and silent. */
  label?: string | undefined;
}

const Svg = styled.svg`
  display: block;
  flex: none;
  max-inline-size: 100%;
  color: var(--m-trend-flat);
  fill: none;

  &[data-trend='up'] {
    color: var(--m-trend-up);
  }
  &[data-trend='down'] {
    color: var(--m-trend-down);
  }
  & stop {
    stop-color: currentColor;
  }
`;

const Line = styled.path`
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linejoin: round;
  stroke-linecap: round;
`;

const Reference = styled.line`
  stroke: var(--m-chart-reference);
  stroke-width: 1;
  stroke-dasharray: 2 3;
`;

/** The shape of a price in the room of a word: 72 × 32 in a row, 120 × 48 in a card. Without values it keeps its room. */
export function Sparkline({ values, trend, width, height, previousClose, label }: SparklineProps): ReactNode {
  const fade = useId();
  const { line, area, referenceY } = sparklinePath({ values, width, height, previousClose });
  const voice = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} data-trend={trend} {...voice}>
      <linearGradient id={fade} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopOpacity="0.14" />
        <stop offset="1" stopOpacity="0" />
      </linearGradient>
      {line && <path d={area} fill={`url(#${fade})`} />}
      {referenceY !== undefined && <Reference x1="0" x2={width} y1={referenceY} y2={referenceY} />}
      {line && <Line d={line} />}
    </Svg>
  );
}
