import { styled } from 'styled-components';
import { hairlineAbove, rowLook } from '../DataTable/rowLook.ts';
import { line, twoLines, below, listed, belowMark, columns, place } from './places.ts';

export const Row = styled.div`
  --m-mark: var(--m-size-mark);
  /* One line needs less height than the two that a row has elsewhere. */
  --m-record-line: calc(var(--m-size-row) / 2 + 1rem);
  @media (pointer: coarse) {
    --m-record-line: var(--m-size-row);
  }
  position: relative;
  /* Of one line and no note its height is known: a tick lays out and draws anew that row alone. */
  ${line} {
    &:not(:has(> [data-tone]:not(:empty))) {
      contain: layout size;
      block-size: var(--m-record-line);
    }
  }
  margin-inline: calc(-1 * var(--m-space-2));
  padding-inline: var(--m-space-2);

  [role='row'] + [role='row'] > &::before {
    ${hairlineAbove}
  }
  ${rowLook}
`;

export const Line = styled.div`
  ${columns}
  ${line} {
    min-block-size: var(--m-record-line);
  }
  ${twoLines} {
    /* What is pressed at the end is higher than two lines: the rest is above and below them. */
    grid-template-rows: 1fr auto auto 1fr;
    min-block-size: var(--m-size-row);
    [data-tall] > & {
      min-block-size: calc(var(--m-size-row) + 0.5rem);
    }
  }
  ${below} {
    grid-template-rows: none;
    padding-block: var(--m-space-1);
  }
`;

export const Who = styled.div`
  display: flex;
  align-items: center;
  gap: var(--m-space-2);
  min-inline-size: 0;
  --m-rest: 3em;
  ${line} {
    flex: 3 1 12rem;
    min-inline-size: 8rem;
    /* Columns of their own say it; an empty line that clips costs a layer of its own at every tick. */
    & p {
      display: none;
    }
  }
  ${twoLines} {
    grid-area: 1 / 1 / -1 / 2;
    /* Side and leverage reach over the gap rather than be cut: 20× would be read as 2. */
    & p {
      overflow: visible;
    }
  }
  ${below} {
    grid-area: 1 / 1 / 2 / -2;
    [data-has-action='false'] & {
      grid-column-end: -1;
    }
  }
  ${listed} {
    flex: 1 1 100%;
  }
`;

export const Mark = styled.span`
  display: flex;
  [data-crowded='true'] & {
    ${belowMark} {
      display: none;
    }
  }
`;

/* A figure longer than its column reaches over the gap before it: a broken number is read as two. */
export const Cell = styled.div`
  display: flex;
  justify-content: flex-end;
  align-items: center;
  min-inline-size: 0;
  white-space: nowrap;
  font-size: var(--m-type-figure);
  ${place}
  && > * {
    max-inline-size: none;
  }
  /* A press on a figure is one on its row, but where the figure itself can be pressed. */
  & :is(a, button) {
    position: relative;
  }
  /* Whatever part a figure is, a row has one size of letters. */
  &&& * {
    font-size: inherit;
  }
  &[data-align='start'] > * {
    min-inline-size: 0;
  }
  ${line} {
    &[data-after]::after {
      content: attr(data-after) / '';
      visibility: hidden;
    }
  }
  ${twoLines} {
    &[data-line='1'] {
      grid-row: 2;
    }
    &[data-line='2'] {
      grid-row: 3;
      color: var(--m-text-tertiary);
      font-size: var(--m-type-12);
    }
  }
  ${below} {
    &[data-line='1'] {
      grid-row: 2;
    }
    &[data-line='2'] {
      grid-row: 3;
    }
  }
  ${listed} {
    flex: 1 1 100%;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--m-space-2);
    white-space: normal;
    &::before {
      content: attr(data-label) / '';
      color: var(--m-text-secondary);
    }
  }
`;

export const Action = styled.div`
  position: relative;
  display: flex;
  justify-content: flex-end;
  ${line} {
    flex: none;
    /* A target may reach over its row: the row is no higher for it. */
    margin-block: calc(-1 * var(--m-space-1));
    inline-size: var(--m-record-action);
  }
  ${twoLines} {
    grid-area: 1 / -2 / -1 / -1;
    inline-size: var(--m-record-action-narrow);
    [data-action-room='wide'] & {
      display: none;
    }
  }
  ${below} {
    grid-row: 1 / span 3;
  }
  ${listed} {
    flex: 1 1 100%;
  }
`;

/* What is heard of a row with a note is the note as well, so it is one of its cells. */
export const Note = styled.div`
  padding-block-end: 4px;
  /* Below the words beside a mark. */
  padding-inline-start: 2.25rem;
  [data-crowded='true'] & {
    ${belowMark} {
      padding-inline-start: 0;
    }
  }
  font-size: var(--m-type-12);
  font-weight: var(--m-weight-medium);
  &[data-tone='negative'] {
    color: var(--m-status-negative);
  }
  &[data-tone='waiting'] {
    color: var(--m-status-waiting);
  }
  &[data-tone='neutral'] {
    color: var(--m-text-secondary);
    font-weight: var(--m-weight-regular);
  }
  &:empty {
    display: none;
  }
`;

export const Full = styled.span`
  ${twoLines} {
    display: none;
  }
`;

export const Short = styled.span`
  ${line} {
    display: none;
  }
`;
