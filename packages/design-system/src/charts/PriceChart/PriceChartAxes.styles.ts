import { styled } from 'styled-components';

export const AxesSvg = styled.svg`
  position: absolute;
  inset: 0;
  display: block;
  overflow: visible;
  pointer-events: none;
`;

export const Grid = styled.line`
  stroke: var(--m-chart-grid);
  stroke-width: 1;
  shape-rendering: crispEdges;
`;

export const Break = styled.line`
  stroke: var(--m-line-hairline);
  stroke-width: 1;
  stroke-dasharray: 2 3;
  shape-rendering: crispEdges;
`;

export const Reference = styled.line`
  stroke: var(--m-chart-reference);
  stroke-width: 1;
  stroke-dasharray: 1 3;
`;

/* A halo in the page's colour keeps the words legible where the price passes behind them. */
export const ReferenceText = styled.text`
  fill: var(--m-chart-axis);
  font-size: 12px;
  font-variant-numeric: tabular-nums;
  paint-order: stroke;
  stroke: var(--m-surface-canvas);
  stroke-width: 4px;
  stroke-linejoin: round;
`;

export const TickText = styled.text`
  fill: var(--m-chart-axis);
  font-size: 12px;
  font-variant-numeric: tabular-nums;
`;
