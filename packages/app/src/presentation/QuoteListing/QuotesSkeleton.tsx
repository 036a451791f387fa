import { Skeleton } from '@meridian/design-system';
import { use, type ReactNode } from 'react';
import { ScreenContext } from '../screen-context.ts';
import { QuoteListing } from './QuoteListing.tsx';
import type { ListKind } from '../quotes/quote-table.ts';

interface QuotesSkeletonProps {
  /** Spoken name of the list. */
  readonly label: string;
  readonly kind?: ListKind | undefined;
}

/** The head of a list and its rows, of the heights that they will have. */
export function QuotesSkeleton({ label, kind }: QuotesSkeletonProps): ReactNode {
  const { QuoteTable } = use(ScreenContext);
  if (QuoteTable !== undefined) return <QuoteTable label={label} kind={kind} quotes={null} />;
  return (
    <QuoteListing kind={kind} isWaiting>
      <Skeleton shape="row" count={10} />
    </QuoteListing>
  );
}
