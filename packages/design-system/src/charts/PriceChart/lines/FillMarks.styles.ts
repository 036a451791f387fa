import { styled } from 'styled-components';

/* Hidden while the picture moves under a finger: its candles are elsewhere by then. */
export const Fills = styled.svg`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  overflow: visible;
  pointer-events: none;

  [data-moving] > & {
    visibility: hidden;
  }
`;

/* The ink of the person's own orders, with the ground of the chart around it: it must be seen on a candle, too. */
export const Fill = styled.path`
  fill: var(--m-text-accent);
  stroke: var(--m-surface-canvas);
  stroke-width: 2px;
  paint-order: stroke;
`;
