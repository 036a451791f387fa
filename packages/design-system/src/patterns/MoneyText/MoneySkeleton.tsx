import type { ReactNode } from 'react';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { Root } from './MoneyText.styles.ts';
import type { MoneySize } from './MoneyText.tsx';

export interface MoneySkeletonProps {
  /** That of the amount which comes; a smaller one is as high as its line. */
  size: Extract<MoneySize, 'l' | 'hero'>;
}

/** Holds the place of a large amount, as high as its line is. */
export function MoneySkeleton({ size }: MoneySkeletonProps): ReactNode {
  return (
    <Root as="div" data-size={size}>
      <Skeleton shape="block" width="5em" height="1lh" />
    </Root>
  );
}
