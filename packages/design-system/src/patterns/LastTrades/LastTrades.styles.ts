import { styled } from 'styled-components';

export const Root = styled.div`
  min-inline-size: 0;
  font-size: var(--m-type-14);
  font-variant-numeric: tabular-nums;
  line-height: var(--m-leading-number);
`;

const columns = `
  display: grid;
  grid-template-columns: minmax(0, 1.2fr) minmax(0, 1.3fr) minmax(0, 1fr);
  align-items: center;
  gap: 0 var(--m-space-2);
  min-block-size: var(--m-size-line);

  & > :not(:first-child) {
    justify-self: end;
    text-align: end;
  }
`;

export const Head = styled.div`
  ${columns}
  color: var(--m-text-tertiary);
  font-size: var(--m-type-12);
`;

export const Rows = styled.ol`
  /* As high with one trade as with all of them. */
  min-block-size: calc(var(--m-lines) * var(--m-size-line));
`;

export const Line = styled.div`
  ${columns}
  white-space: nowrap;
  color: var(--m-text-secondary);

  [data-stale] & {
    color: var(--m-text-tertiary);
  }
`;

export const Price = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: var(--m-text-primary);
  font-weight: var(--m-weight-medium);

  &[data-side='buy'] {
    color: var(--m-trend-up-text);
  }
  &[data-side='sell'] {
    color: var(--m-trend-down-text);
  }
  [data-stale] &[data-side],
  [data-stale] & {
    color: inherit;
  }
`;

/* The side's shape: with it the colour is not alone. */
export const Arrow = styled.svg`
  flex: none;
  inline-size: 0.55em;
  block-size: 0.55em;
  fill: currentColor;
  [data-side='sell'] > & {
    rotate: 180deg;
  }
`;
