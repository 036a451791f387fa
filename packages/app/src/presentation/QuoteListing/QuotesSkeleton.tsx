import { Skeleton } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { QuoteListing, type ListKind } from './QuoteListing.tsx';

/** Height of a row in px, as long as letters have their ordinary size. */
export const quoteRowPx = 56;

/** The head of a list and its rows, of the heights that they will have. */
export function QuotesSkeleton({ kind }: { kind?: ListKind | undefined }): ReactNode {
  return (
    <QuoteListing kind={kind} isWaiting>
      <Skeleton shape="quote" count={10} />
    </QuoteListing>
  );
}
