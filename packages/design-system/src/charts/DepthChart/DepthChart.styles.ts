import { styled } from 'styled-components';

/* Buying and selling have colours of their own, which follow the price convention. */
export const SideGroup = styled.g`
  --m-side: var(--m-side-buy);
  &[data-side='ask'] {
    --m-side: var(--m-side-sell);
  }
  & path[data-outline] {
    fill: none;
    stroke: var(--m-side);
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  /* Beyond the last level the book says nothing. */
  & path[data-tail] {
    stroke-dasharray: 1 4;
  }
`;

export const HatchLine = styled.path`
  stroke: var(--m-side);
  stroke-opacity: 0.16;
  stroke-width: 1;
`;

export const Middle = styled.line`
  stroke: var(--m-chart-reference);
  stroke-width: 1;
  stroke-dasharray: 1 3;
`;

/* A halo in the page's colour keeps the words legible where the steps pass behind them. */
export const SideName = styled.text`
  fill: var(--m-text-secondary);
  font-size: var(--m-type-12);
  font-variant-numeric: tabular-nums;
  paint-order: stroke;
  stroke: var(--m-surface-canvas);
  stroke-width: 4px;
  stroke-linejoin: round;
`;

export const ReadDot = styled.circle`
  fill: var(--m-side);
  stroke: var(--m-surface-canvas);
  stroke-width: 2;
`;
