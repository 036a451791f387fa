import type { ReactNode } from 'react';
import { Line } from './ProgressLine.styles.ts';

/** A line of 2 px along the upper edge of the window, from 150 ms on: what was pressed is on its way. Unheard. */
export function ProgressLine(): ReactNode {
  return <Line aria-hidden="true" data-progress-line="" />;
}
