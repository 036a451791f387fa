import { styled } from 'styled-components';

export const TableBar = styled.div`
  display: flex;
  justify-content: flex-end;
`;

/* Quiet buttons under a chart: the table's, and those of the zoom. */
export const ChartButton = styled.button`
  min-block-size: 44px;
  min-inline-size: 44px;
  padding: 0 var(--m-space-2);
  border: 0;
  border-radius: var(--m-radius-s);
  background: none;
  color: var(--m-text-tertiary);
  font-size: var(--m-type-12);
  touch-action: manipulation;

  /* Inside, around words with room of their own: neither the open table below nor the edge of a phone cuts it. */
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (hover: hover) {
    &:hover:not([aria-disabled='true']) {
      color: var(--m-text-primary);
    }
  }
  /* Keeps its room, so that nothing moves when the candles come. */
  &:disabled {
    visibility: hidden;
  }
`;

export const TableArea = styled.section`
  max-block-size: 320px;
  overflow: auto;
  overscroll-behavior: contain;
  border-block: 1px solid var(--m-line-hairline);
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--m-type-12);
  font-variant-numeric: tabular-nums;
  line-height: var(--m-leading-number);
  white-space: nowrap;

  & :is(th, td) {
    block-size: var(--m-size-line);
    padding: 0 0 0 var(--m-space-3);
    font-weight: var(--m-weight-regular);
    text-align: end;
  }
  & thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: var(--m-surface-canvas);
    color: var(--m-text-tertiary);
  }
  & :is(th, td):first-child {
    position: sticky;
    inset-inline-start: 0;
    padding-inline-start: 0;
    background: var(--m-surface-canvas);
    text-align: start;
  }
  & thead th:first-child {
    z-index: 2;
  }
  & tbody th {
    color: var(--m-text-secondary);
  }
  & tbody tr + tr > * {
    box-shadow: inset 0 1px 0 var(--m-chart-grid);
  }
`;

/* The button above already says what follows; the caption is for those who come to the table by its name. */
export const Caption = styled.caption`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
