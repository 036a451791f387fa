import { css, styled } from 'styled-components';

/* Which of the six colours a line, its swatch and its dot have. */
const seriesColours = css`
  &[data-colour='1'] {
    --m-series: var(--m-chart-1);
  }
  &[data-colour='2'] {
    --m-series: var(--m-chart-2);
  }
  &[data-colour='3'] {
    --m-series: var(--m-chart-3);
  }
  &[data-colour='4'] {
    --m-series: var(--m-chart-4);
  }
  &[data-colour='5'] {
    --m-series: var(--m-chart-5);
  }
  &[data-colour='6'] {
    --m-series: var(--m-chart-6);
  }
`;

export const Heading = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--m-space-3);
  color: var(--m-text-tertiary);
  font-size: var(--m-type-12);
  font-variant-numeric: tabular-nums;
  line-height: var(--m-leading-number);

  & > [data-active] {
    color: var(--m-text-primary);
    font-weight: var(--m-weight-medium);
  }
`;

/* Columns of one width, each as wide as its figure may become: figures that change move nothing. */
export const Legend = styled.div`
  flex: none;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(5.25rem, 100%), 1fr));
  gap: 0 var(--m-space-2);
  margin-block: var(--m-space-1);
`;

export const LegendButton = styled.button`
  ${seriesColours}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  min-block-size: 44px;
  min-inline-size: 44px;
  padding: 2px 0;
  border: 0;
  border-radius: var(--m-radius-s);
  background: none;
  color: var(--m-text-secondary);
  font-size: var(--m-type-12);
  line-height: var(--m-leading-number);
  text-align: start;
  touch-action: manipulation;

  @media (hover: hover) {
    &:hover:enabled {
      color: var(--m-text-primary);
    }
  }
`;

export const LegendName = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;

  &::before {
    content: '';
    flex: none;
    inline-size: 14px;
    block-size: 3px;
    border-radius: 2px;
    background: var(--m-series);
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Struck and hollow: a hidden line is visible without its colour. */
  [aria-pressed='false'] > &::before,
  :disabled > &::before {
    background: none;
    box-shadow: inset 0 0 0 1px var(--m-line-strong);
  }
  [aria-pressed='false'] > & {
    color: var(--m-text-tertiary);
    text-decoration: line-through;
  }
`;

export const LegendValue = styled.span`
  color: var(--m-text-primary);
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-medium);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  [aria-pressed='false'] > &,
  :disabled > & {
    color: var(--m-text-tertiary);
    font-weight: var(--m-weight-regular);
  }
`;

/* While one line is pointed at in the legend the others step back. */
export const Series = styled.g`
  ${seriesColours}
  transition: opacity var(--m-motion-fast) var(--m-motion-ease);

  &[data-quiet] {
    opacity: 0.2;
  }
  & path {
    fill: none;
    stroke: var(--m-series);
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* Held, while the others trade on. */
  & path[data-held] {
    stroke-dasharray: 1 4;
  }
`;

/* From the end of a line to its name, where that had to move. */
export const Leader = styled.polyline`
  fill: none;
  stroke: var(--m-series);
  stroke-width: 1;
  stroke-opacity: 0.6;
`;

export const Dot = styled.circle`
  ${seriesColours}
  fill: var(--m-series);

  &[data-read] {
    stroke: var(--m-surface-canvas);
    stroke-width: 2;
  }
`;

export const EndName = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  overflow: hidden;
  color: var(--m-text-secondary);
  font-size: var(--m-type-12);
  font-weight: var(--m-weight-medium);
  line-height: 1.4;
  text-overflow: ellipsis;
  white-space: nowrap;
  pointer-events: none;
`;
