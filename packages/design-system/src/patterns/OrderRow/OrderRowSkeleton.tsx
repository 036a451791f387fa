import type { ReactNode } from 'react';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { Root, Waiting } from './OrderRow.styles.ts';

export interface OrderRowSkeletonProps {
  /** How many orders there may be. */
  count?: number | undefined;
}

/** Holds the place of a list of orders, as high as they will be: a card each on a phone, a line each on a wide window. */
export function OrderRowSkeleton({ count = 3 }: OrderRowSkeletonProps): ReactNode {
  return Array.from({ length: count }, (_, index) => (
    <Root as="div" key={index}>
      <Waiting>
        <Skeleton shape="block" />
      </Waiting>
    </Root>
  ));
}
