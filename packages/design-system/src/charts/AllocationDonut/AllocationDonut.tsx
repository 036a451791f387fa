import { useState, type ReactNode } from 'react';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { AllocationSkeleton } from './AllocationSkeleton.tsx';
import { Box, Parts } from './AllocationDonut.styles.ts';
import type { AllocationDonutProps } from './AllocationDonut.types.ts';
import { AllocationList } from './AllocationList.tsx';
import { AllocationRing } from './AllocationRing.tsx';
import { sharesOf } from './shares.ts';

const defaultGatherBelow = 0.015;
/** Least height in px of ring and list: the ring's at ordinary text size. */
const leastHeightPx = 208;

/**
 * What a portfolio is made of: a ring with the whole in its hole, and the list of its parts. A part is looked at by
 * tapping its row or its arc, or by arrow keys; its name and figures are then in the hole.
 *
 * @throws RangeError when a slice is negative or no number.
 */
export function AllocationDonut(props: AllocationDonutProps): ReactNode {
  const { slices, labels, gatherBelow = defaultGatherBelow, expectedCount = 4, onSelect } = props;
  const { isLoading, emptyText, failure } = props;
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const shares = sharesOf(slices, gatherBelow, labels.other);
  // A slice that is gone is not looked at any more.
  const selected = shares.find(({ id }) => id === selectedId);
  const select = (id: string | null): void => {
    if (id === (selected?.id ?? null)) return;
    setSelectedId(id);
    onSelect?.(id);
  };
  return (
    <Box>
      <ChartFrame
        label={labels.chart}
        height={leastHeightPx}
        hasData={slices.length > 0}
        isLoading={isLoading}
        loadingLabel={labels.loading}
        skeleton={<AllocationSkeleton label={labels.loading} count={expectedCount} />}
        emptyText={emptyText}
        failure={failure}
      >
        <Parts>
          <AllocationRing {...props} shares={shares} selected={selected} onSelectSlice={select} />
          <AllocationList {...props} shares={shares} selected={selected} onSelectSlice={select} />
        </Parts>
      </ChartFrame>
    </Box>
  );
}
