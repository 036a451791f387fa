import { styled } from 'styled-components';
import { hairlineAbove, rowLook } from './rowLook.ts';

/* By the room of the table itself: it may have the whole page, or a pane beside a quote and a ticket. */
const belowMedium = '@container table (max-width: 27.99rem)';
const belowWide = '@container table (max-width: 34.99rem)';
/* Very large letters: the figures are below the name. */
const belowAll = '@container table (max-width: 15.99rem)';
const belowWidest = '@container table (max-width: 40.99rem)';
/* Beside a ticket: the room of the mark is the name's, and what the name says distinguishes it as well. */
const belowMark = '@container table (max-width: 21.99rem)';

export const Frame = styled.div`
  container: table / inline-size;
  /* Room for the mark of a row, which reaches over the margins. */
  margin-inline: calc(-1 * var(--m-space-2));
  font-variant-numeric: tabular-nums;
  line-height: var(--m-leading-number);
`;

const line = `
  display: flex;
  align-items: center;
  gap: var(--m-space-2);
  padding-inline: var(--m-space-2);
  ${belowAll} {
    flex-wrap: wrap;
    justify-content: flex-end;
  }
`;

export const Heads = styled.div`
  ${line}
  border-block-end: 1px solid var(--m-line-hairline);

  /* The names' column takes what the figures leave. */
  & > :first-child {
    flex: 1;
    justify-content: flex-start;
    min-inline-size: 0;
    ${belowAll} {
      flex-basis: 100%;
    }
  }
`;

/* Figures of one column are aligned, whatever their digits: the column's width is its own. */
const column = `
  flex: none;
  display: flex;
  justify-content: flex-end;
  inline-size: 4.75rem;
  white-space: nowrap;

  &[data-width='l'] {
    inline-size: 5.75rem;
  }
  &&& {
    ${belowAll} {
      inline-size: auto;
    }
  }
  &[data-room='medium'] {
    ${belowMedium} {
      display: none;
    }
  }
  &[data-room='wide'] {
    ${belowWide} {
      display: none;
    }
  }
  &[data-room='widest'] {
    ${belowWidest} {
      display: none;
    }
  }
`;

export const HeadCell = styled.div`
  ${column}
`;

export const Cell = styled.div`
  ${column}
  font-size: var(--m-type-14);
  color: var(--m-text-secondary);
  && > * {
    max-inline-size: none;
  }
`;

export const Rows = styled.div``;

export const Row = styled.div`
  ${line}
  position: relative;
  --m-mark: var(--m-size-mark);
  block-size: var(--m-size-row);
  ${belowAll} {
    block-size: auto;
    padding-block: var(--m-space-2);
  }

  [role='row'] + [role='row'] > &::before {
    ${hairlineAbove}
  }
  ${rowLook}
`;

export const Who = styled.div`
  flex: 1;
  min-inline-size: 0;
  ${belowAll} {
    flex-basis: 100%;
  }
  display: flex;
  align-items: center;
  gap: var(--m-space-2);

  ${belowMark} {
    --m-code-column: 0;
    & > :first-child:not(:last-child) {
      display: none;
    }
  }
`;
