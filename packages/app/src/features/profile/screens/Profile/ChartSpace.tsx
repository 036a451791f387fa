import { Skeleton } from '@meridian/design-system';
import type { ReactNode } from 'react';

/** Height in px of the bars with their reading and axes. */
export const barsHeightPx = 240;

/** With title and table button; of the donut with the list of its parts on a phone. */
const heights = { bars: '330px', donut: '420px' } as const;

/** Holds the room of a chart while its code or its numbers are on their way. */
export function ChartSpace({ of }: { of: keyof typeof heights }): ReactNode {
  return <Skeleton shape="block" height={heights[of]} />;
}
