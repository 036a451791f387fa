import { styled } from 'styled-components';

/* One grid for all rows: figures are aligned, however wide they are. */
export const Rows = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: auto minmax(5rem, 1fr) auto auto;
  align-content: center;
  min-inline-size: 0;
  /* No wider than the eye goes from a name to its figures without losing the row. */
  max-inline-size: 36rem;

  /* Amounts go under the names where both do not fit beside each other. */
  @container (inline-size < 19rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`;

export const Row = styled.div`
  position: relative;
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: subgrid;
  align-items: center;
  column-gap: var(--m-space-3);
  min-block-size: var(--m-size-target);
  padding: var(--m-space-1) var(--m-space-2);
  border-radius: var(--m-radius-s);
  font-size: var(--m-type-14);
  line-height: var(--m-leading-number);
  cursor: pointer;
  touch-action: manipulation;

  & + &::before {
    content: '';
    position: absolute;
    inset: -1px var(--m-space-2) auto;
    block-size: 1px;
    background: var(--m-chart-grid);
  }
  &:focus-visible {
    z-index: 1;
    outline-offset: -2px;
  }
  @media (hover: hover) {
    &:hover {
      background: var(--m-surface-hover);
    }
  }
  &[aria-selected='true'] {
    background: var(--m-surface-pressed);
    font-weight: var(--m-weight-medium);
  }
  @container (inline-size < 19rem) {
    row-gap: 2px;
    padding-block: var(--m-space-2);
  }
`;

export const Swatch = styled.span`
  inline-size: 0.75rem;
  block-size: 0.75rem;
  border-radius: 3px;
  background-color: var(--m-swatch, var(--m-text-secondary));

  &[data-colour='1'] {
    --m-swatch: var(--m-chart-1);
  }
  &[data-colour='2'] {
    --m-swatch: var(--m-chart-2);
  }
  &[data-colour='3'] {
    --m-swatch: var(--m-chart-3);
  }
  &[data-colour='4'] {
    --m-swatch: var(--m-chart-4);
  }
  &[data-colour='5'] {
    --m-swatch: var(--m-chart-5);
  }
  &[data-colour='6'] {
    --m-swatch: var(--m-chart-6);
  }
  &[data-hatched] {
    background-image: repeating-linear-gradient(135deg, transparent 0 2px, var(--m-surface-canvas) 2px 4px);
  }
`;

export const Name = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Percent = styled.span`
  color: var(--m-text-secondary);
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

export const Amount = styled.span`
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;

  @container (inline-size < 19rem) {
    grid-column: 2 / -1;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
