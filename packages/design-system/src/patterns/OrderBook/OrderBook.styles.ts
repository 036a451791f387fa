import { styled } from 'styled-components';

export const Root = styled.div`
  /* A finger needs 44 px; for a mouse, and where the book is only read, more levels fit. */
  --m-book-row: var(--m-size-line);
  display: flex;
  flex-direction: column;
  gap: var(--m-space-2);
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;
  line-height: var(--m-leading-number);

  @media (pointer: coarse) {
    &[data-pickable] {
      --m-book-row: max(2.25rem, var(--m-size-target));
    }
  }
`;

/* Takes no place, so that the book is as high while it waits. */
export const Announced = styled.output`
  position: absolute;
`;

export const Controls = styled.div`
  max-inline-size: 20rem;
`;

export const Mid = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--m-space-1) var(--m-space-3);
  min-block-size: 2.25rem;

  [data-layout='ladder'] > & {
    padding-block: var(--m-space-1);
    border-block: 1px solid var(--m-line-hairline);
  }
`;

export const Spread = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--m-space-2);
  font-size: var(--m-type-12);
  color: var(--m-text-secondary);
  & > b {
    font-weight: var(--m-weight-medium);
    color: var(--m-text-primary);
  }
`;

/* Bids left, asks right, the best prices meeting in the middle; one below the other where letters are very large. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  gap: var(--m-space-3) 2px;
`;

export const Side = styled.div`
  position: relative;
  min-inline-size: 0;
  container-type: inline-size;

  &[data-side='bid'] {
    --m-book-side: var(--m-side-buy);
  }
  &[data-side='ask'] {
    --m-book-side: var(--m-side-sell);
  }
  [data-stale] & {
    --m-book-side: var(--m-trend-flat);
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2px var(--m-space-2);
  min-block-size: 1.75rem;
  padding-inline: var(--m-space-2);
  font-size: var(--m-type-12);
  color: var(--m-text-tertiary);

  & > strong {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    font-size: var(--m-type-14);
    font-weight: var(--m-weight-strong);
    color: var(--m-text-primary);
  }
  & > strong::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: 2px;
    background: var(--m-book-side);
  }
`;

/* What says that a side is empty lies over its rows, which keep its height. */
export const Frame = styled.div`
  position: relative;
`;

export const Levels = styled.ol``;

export const Row = styled.button`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  gap: 0 var(--m-space-2);
  inline-size: 100%;
  min-block-size: var(--m-book-row);
  padding: 2px var(--m-space-2);
  border: 0;
  border-radius: 4px;
  background: none;
  color: var(--m-text-primary);
  font-size: var(--m-type-14);
  text-align: start;
  touch-action: manipulation;

  /* The bar: only its scale changes with a tick, so nothing is laid out again. */
  &::before {
    content: '';
    position: absolute;
    inset: 1px 0;
    z-index: -1;
    border-radius: 3px;
    background: color-mix(in srgb, var(--m-book-side) 18%, transparent);
    transform: scaleX(var(--m-share, 0));
    transform-origin: right;
    transition: transform var(--m-motion-base) var(--m-motion-ease);
  }
  [data-layout='sides'] [data-side='ask'] &::before {
    transform-origin: left;
  }
  [data-stale] & {
    color: var(--m-text-tertiary);
  }

  button& {
    @media (hover: hover) {
      &:hover {
        box-shadow: inset 0 0 0 1px var(--m-line-strong);
      }
    }
    &:active {
      background: var(--m-surface-pressed);
    }
    &:focus-visible {
      outline-offset: -2px;
    }
    &[aria-disabled] {
      cursor: default;
      box-shadow: none;
    }
  }
  &[data-filler] {
    color: var(--m-text-disabled);
  }
`;

/* The price is nearest to the middle on both sides. */
export const PriceCell = styled.span`
  font-weight: var(--m-weight-medium);
  [data-layout='sides'] [data-side='bid'] & {
    order: 4;
    margin-inline-start: auto;
    text-align: end;
  }
  [data-layout='sides'] [data-side='ask'] & {
    order: 1;
  }
`;

export const QuantityCell = styled.span`
  color: var(--m-text-secondary);
  [data-stale] & {
    color: inherit;
  }
  [data-filler] > & {
    color: inherit;
  }
  [data-layout='sides'] [data-side='bid'] & {
    order: 2;
  }
  [data-layout='sides'] [data-side='ask'] & {
    order: 2;
    margin-inline-start: auto;
    text-align: end;
  }
  [data-layout='ladder'] & {
    order: 3;
    margin-inline-start: auto;
    text-align: end;
  }
`;

export const Rank = styled.span`
  min-inline-size: 1.25rem;
  font-size: var(--m-type-12);
  color: var(--m-text-tertiary);
  white-space: nowrap;
  [data-layout='sides'] [data-side='bid'] & {
    order: 1;
  }
  [data-layout='sides'] [data-side='ask'] & {
    order: 3;
    text-align: end;
  }
  /* With less, it would push the price to a second line; the order of the rows says the same. */
  @container (inline-size < 10rem) {
    display: none;
  }
`;

/* Own orders: a flag of a shape that nothing else here has, beside the quantity, which keeps its place. */
export const OwnMark = styled.span`
  flex: none;
  inline-size: 8px;
  block-size: 8px;
  background: var(--m-accent-fill);
  clip-path: polygon(50% 0, 100% 50%, 50% 100%, 0 50%);
  li & {
    order: 2;
  }
  [data-layout='sides'] [data-side='bid'] li & {
    order: 3;
  }
`;

export const Legend = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: var(--m-type-12);
  color: var(--m-text-secondary);
`;

export const Empty = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: var(--m-space-2);
  font-size: var(--m-type-14);
  color: var(--m-text-secondary);
  text-align: center;
`;

export const Waiting = styled.div`
  display: flex;
  align-items: center;
  min-block-size: var(--m-book-row);
  padding-inline: var(--m-space-2);
  & > div {
    flex: 1;
  }
`;
