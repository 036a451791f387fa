import type { Quote } from '@meridian/api';
import { Sparkline } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { trendOf } from '#platform/words/format.ts';

/** In px, by its container. */
const sizes = { row: { width: 56, height: 28 }, card: { width: 124, height: 32 } } as const;

export interface QuoteSparklineProps {
  readonly quote: Pick<Quote, 'spark' | 'change'>;
  /** Its container, which sets its size. */
  readonly of: keyof typeof sizes;
}

/** The session of one instrument as a small line, in the colour of its day; how many points it has is the chart's (spec §9). */
export function QuoteSparkline({ quote, of }: QuoteSparklineProps): ReactNode {
  return <Sparkline values={quote.spark.map(Number)} trend={trendOf(quote.change)} {...sizes[of]} />;
}
