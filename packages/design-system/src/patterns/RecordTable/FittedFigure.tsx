import type { ReactNode } from 'react';
import { Full, Short } from './RecordRow.styles.ts';

export interface FittedFigureProps {
  /** Every digit: shown in a table of one line. */
  full: ReactNode;
  /** As much of it as a column of 88 px holds: shown in rows of two lines. */
  short: ReactNode;
}

/** A figure of a `RecordTable`, as long as its column has room for. */
export function FittedFigure({ full, short }: FittedFigureProps): ReactNode {
  return (
    <>
      <Full>{full}</Full>
      <Short>{short}</Short>
    </>
  );
}
