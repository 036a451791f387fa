import { styled } from 'styled-components';

export const GridLine = styled.line`
  stroke: var(--m-chart-grid);
  stroke-width: 1;
  shape-rendering: crispEdges;
`;

export const BaseLine = styled.line`
  stroke: var(--m-line-strong);
  stroke-width: 1;
  shape-rendering: crispEdges;
`;

export const TickText = styled.text`
  fill: var(--m-chart-axis);
  font-size: var(--m-type-12);
  font-variant-numeric: tabular-nums;
`;
