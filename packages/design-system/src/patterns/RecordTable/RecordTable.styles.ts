import { styled } from 'styled-components';
import { line, twoLines, below, listed, columns, place } from './places.ts';

export const Frame = styled.div`
  container: records / inline-size;
  /* Room for the mark of a row, which reaches over the margins. */
  margin-inline: calc(-1 * var(--m-space-2));
  padding-inline: var(--m-space-2);
  overflow-x: clip;
  font-variant-numeric: tabular-nums;
  line-height: var(--m-leading-number);
`;

export const Heads = styled.div`
  ${columns}
  position: relative;
  /* A finger's target reaches a little over it, both ways. */
  block-size: min(var(--m-size-target), 40px);
  /* Large letters need more than a target. */
  ${twoLines} {
    block-size: max(min(var(--m-size-target), 40px), 2lh);
  }
  ${listed} {
    block-size: auto;
  }
  border-block-end: 1px solid var(--m-line-hairline);
  color: var(--m-text-secondary);
  font-size: var(--m-type-12);
`;

export const HeadCell = styled.div`
  display: flex;
  justify-content: flex-end;
  min-inline-size: 0;
  white-space: nowrap;
  ${place}
  ${twoLines} {
    /* Both names of a column in the room of one target: the upper one sorts. */
    grid-row: 1;
    &[data-paired] > * > * {
      align-items: flex-start;
      min-block-size: max(var(--m-size-target), 2lh);
      padding-block-start: max(0px, (var(--m-size-target) - 2lh) / 2);
    }
    &[data-line='2'] {
      padding-block-start: 1lh;
      color: var(--m-text-tertiary);
      pointer-events: none;
    }
  }
  ${listed} {
    &[data-line='2'] {
      display: none;
    }
  }
`;

export const HeadText = styled.span`
  display: inline-flex;
  align-items: center;
  min-block-size: var(--m-size-target);
`;

export const LeadHead = styled.div`
  display: flex;
  min-inline-size: 0;
  ${line} {
    flex: 3 1 12rem;
    min-inline-size: 8rem;
  }
  ${twoLines} {
    grid-area: 1 / 1;
  }
  ${below} {
    display: none;
  }
`;

/* A second name sorts where it has a column of its own. */
export const HeadPlace = styled.span`
  display: contents;
  /* What is in it is aligned as its column is. */
  justify-content: inherit;
  &[data-line='2'] {
    ${twoLines} {
      display: none;
    }
  }
`;

export const InTwoLines = styled.span`
  ${line} {
    display: none;
  }
`;

export const ActionHead = styled.div`
  ${line} {
    flex: none;
    inline-size: var(--m-record-action);
  }
  ${twoLines} {
    grid-column: -2 / -1;
    inline-size: var(--m-record-action-narrow);
  }
  ${below} {
    display: none;
  }
`;

export const Rows = styled.div``;
