import { styled } from 'styled-components';

/* One path for all lines of a kind: each element costs as much as a candle. Hidden while the canvas has the axes. */
export const AxesSvg = styled.svg`
  position: absolute;
  inset: 0;
  display: block;
  overflow: visible;
  pointer-events: none;

  [data-moving] > & {
    visibility: hidden;
  }
  & > path {
    fill: none;
    stroke: var(--m-chart-grid);
    shape-rendering: crispEdges;
  }
  & > [data-line='break'] {
    stroke: var(--m-line-hairline);
    stroke-dasharray: 2 3;
  }
  /* A weekend or a holiday among nights. */
  & > [data-line='long-break'] {
    stroke: var(--m-line-strong);
    stroke-dasharray: 2 3;
  }
  & > [data-line='shade'] {
    fill: var(--m-chart-grid);
    fill-opacity: 0.5;
    stroke: none;
  }
  /* On the page's colour, so that no line runs through it. */
  & > [data-line='event'] {
    fill: var(--m-text-secondary);
    stroke: var(--m-surface-canvas);
    shape-rendering: auto;
  }
  & > [data-line='closed-day'] {
    stroke: var(--m-chart-axis);
  }
  & > [data-line='short-day'] {
    fill: var(--m-chart-axis);
    stroke: none;
    shape-rendering: auto;
  }
  & > [data-line='reference'] {
    stroke: var(--m-chart-reference);
    stroke-dasharray: 1 3;
  }
  & text {
    fill: var(--m-chart-axis);
    font-size: var(--m-type-12);
    font-variant-numeric: tabular-nums;
  }
`;
