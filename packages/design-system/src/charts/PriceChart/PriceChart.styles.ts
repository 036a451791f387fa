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

/* The glyph of the first button stands under the edge of the plot. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -10px;
`;

/* Tools and zoom on the left, the table's button on the right, the open table under both. */
export const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  min-block-size: 44px;

  & > :nth-child(n + 3) {
    flex: 0 0 100%;
    min-inline-size: 0;
  }
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

export const Legend = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--m-space-3);
  min-block-size: 1.25rem;
  color: var(--m-text-secondary);
  font-size: var(--m-type-12);
  font-variant-numeric: tabular-nums;
  line-height: 1.25rem;
  white-space: nowrap;

  /* In a pane of its own, on the page's colour: lines pass behind it. */
  &[data-place='below'] {
    position: absolute;
    inset-inline-start: 0;
    padding-inline-end: var(--m-space-2);
    background: var(--m-surface-canvas);
    pointer-events: none;
  }
`;

/* A piece of the line before its name. */
export const LegendItem = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--m-space-1);

  &::before {
    content: '';
    inline-size: 0.75rem;
    block-size: 2px;
    border-radius: 1px;
    background: var(--m-series);
  }
`;
