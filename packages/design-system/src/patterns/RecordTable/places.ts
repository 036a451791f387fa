import { roomsRem } from './recordRoom.ts';

/** By the room of the table itself: it may have the whole page, or a pane. */
export const line = '@container records (min-width: 46rem)';
export const twoLines = '@container records (max-width: 45.99rem)';
/* Narrower, the figures are below the name. */
export const below = '@container records (max-width: 20.49rem)';
/* Very large letters: each figure has a line, with its name. */
export const listed = '@container records (max-width: 15.99rem)';
/* Three columns and a mark would leave a ticker too few letters. */
export const belowMark = '@container records (max-width: 27.99rem)';

export const columns = `
  ${line} {
    display: flex;
    align-items: center;
    gap: var(--m-space-3);
  }
  ${twoLines} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) var(--m-record-columns);
    align-items: center;
    column-gap: var(--m-space-2);
  }
  ${below} {
    grid-template-columns: repeat(var(--m-record-count), minmax(0, 1fr)) var(--m-record-action-narrow,);
  }
  ${listed} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
  }
`;

/* Where a cell is: in one line by the room there is, in two by its place. */
export const place = `
  ${line} {
    flex: 1 1 var(--m-record-width);
    min-inline-size: var(--m-record-width);
    &[data-align='start'] {
      justify-content: flex-start;
    }
    ${roomsRem
      .map(
        (rem) => `&[data-from='${rem}'] {
      @container records (max-width: ${rem - 0.01}rem) {
        display: none;
      }
    }`,
      )
      .join('')}
  }
  ${twoLines} {
    &:not([data-column]) {
      display: none;
    }
    &[data-column='1'] {
      grid-column: 2;
    }
    &[data-column='2'] {
      grid-column: 3;
    }
    &[data-column='3'] {
      grid-column: 4;
    }
  }
  ${below} {
    &[data-column='1'] {
      grid-column: 1;
    }
    &[data-column='2'] {
      grid-column: 2;
    }
    &[data-column='3'] {
      grid-column: 3;
    }
  }
`;
