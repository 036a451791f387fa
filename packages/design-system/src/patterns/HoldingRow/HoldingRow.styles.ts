import { styled } from 'styled-components';
import { hairlineAbove, rowLook } from '../DataTable/rowLook.ts';

/* By the width of the list itself: it may be the whole page, or a narrow pane beside a position. */
const columns = '@container holdings (min-width: 20.5rem)';
/* Narrower, the figures are below the name, each still under its head. */
const below = '@container holdings (16rem <= width < 20.5rem)';
/* Narrower, a mark beside the name would leave it too few letters. */
const unmarked = '@container holdings (20.5rem <= width < 22.25rem)';
const table = '@container holdings (min-width: 46rem)';

export const Frame = styled.div`
  container: holdings / inline-size;
  /* Room for the mark of a row, which reaches over the margins. */
  margin-inline: calc(-1 * var(--m-space-2));
  padding-inline: var(--m-space-2);
  overflow-x: clip;
  font-variant-numeric: tabular-nums;
  line-height: var(--m-leading-number);
`;

export const Choice = styled.div`
  ${table} {
    display: none;
  }
`;

/* As high with a clock in it as without: what is below does not move when one replaces the other. */
export const Caption = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 1.25rem;
  margin-block-start: var(--m-space-2);
  color: var(--m-text-tertiary);
  font-size: var(--m-type-12);
  ${table} {
    margin-block-start: 0;
  }
`;

const grid = `
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 9px;

  ${below} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 5rem 5.6rem;
  }
  ${columns} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 4.25rem 4.9rem 5.6rem;
  }
  ${table} {
    grid-template-columns: minmax(0, 1.5fr) repeat(4, minmax(6rem, 1fr)) 5.5rem;
    gap: 0 var(--m-space-4);
  }
`;

export const Header = styled.div`
  ${grid}
  ${below} {
    grid-template-columns: auto minmax(0, 1fr) 5rem 5.6rem;
  }
  border-block-end: 1px solid var(--m-line-hairline);
`;

export const HeaderCell = styled.div`
  display: flex;
  justify-content: flex-end;
  &:first-child {
    justify-content: flex-start;
  }
  &[data-wide] {
    display: none;
    ${table} {
      display: flex;
    }
  }
`;

export const Row = styled.div`
  ${grid}
  position: relative;
  --m-mark: var(--m-size-mark);
  min-block-size: var(--m-size-row);
  margin-inline: calc(-1 * var(--m-space-2));
  padding: var(--m-space-row) var(--m-space-2);

  li + li > &::before {
    ${hairlineAbove}
  }
  ${rowLook}
`;

export const Who = styled.div`
  flex: 1 1 100%;
  display: flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
  /* Side and leverage reach over the gap rather than be cut: 20× would be read as 2. */
  & p {
    overflow: visible;
  }
  ${below} {
    grid-column: 1 / -1;
  }
  ${table} {
    gap: var(--m-space-3);
  }
`;

export const Mark = styled.span`
  display: flex;
  ${unmarked} {
    display: none;
  }
`;

/* A figure longer than its column reaches over the gap before it: a broken number is read as two. */
export const Cell = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  min-inline-size: 0;
  white-space: nowrap;
  font-size: var(--m-type-14);
  && > * {
    max-inline-size: none;
  }
  && > :not(:last-child),
  && > :not(:last-child) * {
    font-size: var(--m-type-figure);
  }

  &[data-wide] {
    display: none;
    ${table} {
      display: flex;
    }
  }
`;

export const Sub = styled.span`
  color: var(--m-text-tertiary);
  font-size: var(--m-type-12);
`;

export const Action = styled.div`
  display: none;
  ${table} {
    position: relative;
    display: flex;
    justify-content: flex-end;
  }
`;

export const Reminder = styled.p`
  flex: 1 1 100%;
  grid-column: 1 / -1;
  padding-block-start: 2px;
  color: var(--m-status-waiting);
  font-size: var(--m-type-12);
  font-weight: var(--m-weight-medium);
  &:empty {
    display: none;
  }
`;

export const Note = styled.p`
  flex: 1 1 100%;
  grid-column: 1 / -1;
  padding-block-start: 2px;
  color: var(--m-status-negative);
  font-size: var(--m-type-12);
  font-weight: var(--m-weight-medium);
  &:empty {
    display: none;
  }
`;
