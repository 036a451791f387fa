import { styled } from 'styled-components';

/* Vertical drags scroll the page, horizontal ones read the chart. */
export const Surface = styled.div`
  position: relative;
  flex: 1;
  border-radius: var(--m-radius-s);
  cursor: crosshair;
  touch-action: pan-y;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
`;

/* A layer of the plot, over its whole surface. */
export const Layer = styled.svg`
  position: absolute;
  inset: 0;
  display: block;
  overflow: visible;
  pointer-events: none;
`;

export const CrosshairLine = styled.line`
  stroke: var(--m-chart-crosshair);
  stroke-opacity: 0.55;
  stroke-width: 1;
  shape-rendering: crispEdges;
`;
