import type { ReactNode } from 'react';
import { Grid, Root } from './Columns.styles.ts';

export interface ColumnsProps {
  /** What is read or filled in first; above, where there is room for one column only. */
  start: ReactNode;
  /** Beside it; below it, where there is room for one column only. */
  end: ReactNode;
  /** Below the first; with room for one column only, below both. However high it grows, it moves nothing of the second. */
  below?: ReactNode;
}

/** Two halves of one screen: below one another, and side by side as soon as both read well (40 rem between them). */
export function Columns({ start, end, below }: ColumnsProps): ReactNode {
  return (
    <Root>
      <Grid data-parts={below === undefined ? 2 : 3}>
        <div>{start}</div>
        <div data-end>{end}</div>
        {below !== undefined && <div data-below>{below}</div>}
      </Grid>
    </Root>
  );
}
