import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: var(--m-space-2);
  /* A control with a frame of its own is not to touch what is above it. */
  &:has([role='radiogroup']) {
    padding-block: 6px;
  }
`;

const Start = styled.div`
  display: flex;
  min-inline-size: 0;
  & > * {
    min-inline-size: 0;
  }
  /* What fills the line does so; a choice is as wide as its words. */
  & > :not([role='radiogroup']) {
    flex: 1;
  }
`;

/* Targets reach over the line, which is no higher for them: every row of a phone counts. */
const End = styled.div`
  display: flex;
  margin-block: -4px;
`;

export interface TableBarProps {
  /** What the table is of: a `SegmentedControl`, or what its rows come to. */
  start?: ReactNode;
  /** What can be done with all of it: a filter, a file. `IconButton`s. */
  trailing?: ReactNode;
}

/** The line above a `RecordTable`. */
export function TableBar({ start, trailing }: TableBarProps): ReactNode {
  return (
    <Root>
      <Start>{start}</Start>
      <End>{trailing}</End>
    </Root>
  );
}
