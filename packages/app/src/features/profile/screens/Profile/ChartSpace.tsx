import { Skeleton } from '@meridian/design-system';
import type { ReactNode } from 'react';

/** Height in px of the bars with their reading and axes. */
export const barsHeightPx = 240;

/**
 * With title and table button; of the donut with its choice and the list of three parts. The list is beside the ring where
 * each of the screen's two columns has 34 rem, else below it. The bars with the 32 px that a section keeps from one before it.
 */
const heights = { bars: '360px', donut: 'clamp(350px, (1136px - 100cqi) * 9999, 502px)' } as const;

/** Holds the room of a chart while its code or its numbers are on their way. */
export function ChartSpace({ of }: { of: keyof typeof heights }): ReactNode {
  return <Skeleton shape="block" height={heights[of]} />;
}
