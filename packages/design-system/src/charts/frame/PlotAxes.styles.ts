import { styled } from 'styled-components';
import { Layer } from './PlotSurface.styles.ts';

/* Lines and texts are styled from here: a styled part for each of them costs more than the marks (ADR 6). */
export const AxesLayer = styled(Layer)`
  & line {
    stroke: var(--m-chart-grid);
    stroke-width: 1;
    shape-rendering: crispEdges;
  }
  & line[data-base] {
    stroke: var(--m-line-strong);
  }
  & line[data-break] {
    stroke: var(--m-line-hairline);
    stroke-dasharray: 2 3;
  }
  & text {
    fill: var(--m-chart-axis);
    font-size: var(--m-type-12);
    font-variant-numeric: tabular-nums;
  }
`;
