import { styled } from 'styled-components';
import { ChartButton } from '../frame/ChartTable.styles.ts';

export const Canvas = styled.canvas`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  inline-size: 100%;
  pointer-events: none;
`;

export const CrosshairDot = styled.circle`
  fill: var(--m-trend-flat);
  stroke: var(--m-surface-canvas);
  stroke-width: 2;

  &[data-trend='up'] {
    fill: var(--m-trend-up);
  }
  &[data-trend='down'] {
    fill: var(--m-trend-down);
  }
`;

/* Under its day: no column gets wider than it must. */
export const RowEvent = styled.span`
  display: block;
  color: var(--m-text-tertiary);
`;

/* A finger zooms by itself; what it cannot do as easily is to find the whole period again. */
export const ZoomBar = styled.div`
  display: flex;

  @media (pointer: coarse) {
    & > [aria-label] {
      display: none;
    }
  }
`;

export const ZoomButton = styled(ChartButton)`
  display: grid;
  place-items: center;

  &[aria-disabled='true'] {
    color: var(--m-text-disabled);
    cursor: default;
  }
`;

/* What does not fit goes to a second line, which is out of sight. The widths are those of `legendLines`. */
export const Legend = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.75rem;
  block-size: 1.25rem;
  overflow: hidden;
  color: var(--m-text-secondary);
  font-size: var(--m-type-12);
  font-variant-numeric: tabular-nums;
  line-height: 1.25rem;
  white-space: nowrap;

  &[data-tight] {
    gap: 0 0.375rem;
  }

  /* In a pane of its own, on the page's colour: lines pass behind it. */
  &[data-place='below'] {
    position: absolute;
    inset-inline-start: 0;
    padding-inline-end: 8px;
    background: var(--m-surface-canvas);
    pointer-events: none;
  }
`;

/* A piece of the line before its name. */
export const LegendItem = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;

  [data-tight] > & {
    gap: 0.1875rem;
  }
  &::before {
    content: '';
    inline-size: 0.75rem;
    block-size: 2px;
    border-radius: 1px;
    background: var(--m-series);
  }
  [data-tight] > &::before {
    inline-size: 0.375rem;
  }
`;
