import { styled } from 'styled-components';

/* By the width of the row itself: on a wide window an order is one line of a table. */
const line = '@container order (min-width: 46rem)';
/* Still wider, it is a row like those of other tables. */
const row = '@container order (min-width: 64rem)';

export const Root = styled.article`
  container: order / inline-size;

  /* A hairline between neighbours, as rows have it. */
  & + &,
  li + li > & {
    box-shadow: inset 0 1px var(--m-line-hairline);
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--m-space-2);
  padding-block: calc(var(--m-size-row) / 4);

  ${line} {
    grid-template-columns: minmax(9rem, 1.2fr) minmax(0, 3fr) minmax(9.5rem, 1fr);
    align-items: center;
    gap: var(--m-space-1) var(--m-space-6);
    padding-block: var(--m-space-3);
  }
  ${row} {
    --m-mark: var(--m-size-mark);
    position: relative;
    grid-template-columns: minmax(17rem, 1.4fr) minmax(0, 3fr) 17rem;
    row-gap: 0;
    min-block-size: var(--m-size-row);
    padding-block: var(--m-space-row);
    padding-inline-end: 5rem;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--m-space-2) var(--m-space-3);
  ${line} {
    flex-direction: column;
    align-items: flex-start;
    gap: var(--m-space-1);
  }
  ${row} {
    flex-direction: row;
    align-items: center;
    justify-content: flex-start;
    gap: 0 var(--m-space-3);
  }
`;

export const Facts = styled.div`
  ${line} {
    & > dl {
      flex-wrap: nowrap;
      gap: var(--m-space-4);
    }
    & > dl::before,
    & > dl::after {
      display: none;
    }
    /* Each figure under its name, to the right as in a table; a name or a figure that needs two lines takes them. */
    & > dl > div {
      flex: 1 1 0;
      flex-direction: column;
      flex-wrap: nowrap;
      align-items: flex-end;
      justify-content: flex-start;
      padding: 0;
      border: 0;
      text-align: end;
    }
    & dt {
      font-size: var(--m-type-12);
    }
  }
  ${row} {
    & dt,
    & dd {
      line-height: var(--m-leading-number);
    }
    & dd {
      font-size: var(--m-type-figure);
    }
  }
`;

export const Who = styled.div`
  display: flex;
  align-items: center;
  gap: var(--m-space-2);
  min-inline-size: 0;
`;

export const Title = styled.h2`
  min-inline-size: 0;
  font-size: var(--m-type-row);
  font-weight: var(--m-weight-medium);
  line-height: var(--m-leading-number);
  overflow-wrap: anywhere;
`;

export const Tags = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--m-space-2);
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--m-space-2) var(--m-space-3);
  color: var(--m-text-tertiary);
  font-size: var(--m-type-12);
  ${line} {
    justify-content: flex-end;
    text-align: end;
  }
  ${row} {
    flex-wrap: nowrap;
    line-height: var(--m-leading-number);
  }
`;

export const Hint = styled.p`
  grid-column: 1 / -1;
  color: var(--m-text-secondary);
  font-size: var(--m-type-12);
`;

export const Details = styled.details`
  grid-column: 1 / -1;
  & > summary {
    display: flex;
    align-items: center;
    gap: var(--m-space-1);
    inline-size: fit-content;
    min-block-size: var(--m-size-target);
    /* The target is higher than the word: its rest lies over the room around it, which is no wider for that. */
    margin-block: calc(-1 * var(--m-space-3));
    color: var(--m-text-accent);
    font-size: var(--m-type-14);
    cursor: pointer;
    list-style: none;
  }
  /* At the end of the row: there it stays when it is opened. */
  ${row} {
    && > summary {
      position: absolute;
      inset: 0 0 auto auto;
      block-size: var(--m-size-row);
      min-block-size: 0;
      margin: 0;
    }
    &[open] {
      padding-block: var(--m-space-2);
      margin-inline-end: -5rem;
    }
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary::after {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    margin-block-end: 3px;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
  }
  &[open] > summary {
    margin-block-end: calc(-1 * var(--m-space-2));
  }
  &[open] > summary::after {
    margin-block: 3px 0;
    rotate: 225deg;
  }
`;

/* As high as an order that waits, its details folded; the room between two belongs to neither. */
export const Waiting = styled.div`
  --m-height: 186px;
  padding-block: calc(var(--m-size-row) / 4);
  ${line} {
    --m-height: 86px;
    padding-block: var(--m-space-3);
  }
  ${row} {
    --m-height: calc(var(--m-size-row) - 8px);
    padding-block: 4px;
  }
`;
