import type { ReactNode } from 'react';
import { ChartWaiting } from '../frame/ChartSkeleton.tsx';
import { Parts, RingShape, RowShape, RowShapes } from './AllocationDonut.styles.ts';

/** Ring and rows under way, in the room they will take. */
export function AllocationSkeleton({ label, count }: { label: string; count: number }): ReactNode {
  return (
    <ChartWaiting aria-label={label}>
      <Parts aria-hidden="true">
        <RingShape />
        <RowShapes>
          {Array.from({ length: count }, (_, i) => (
            <RowShape key={i}>
              <span />
              <span />
              <span />
              <span />
            </RowShape>
          ))}
        </RowShapes>
      </Parts>
    </ChartWaiting>
  );
}
