import { QuoteHeaderSkeleton, Skeleton, Stack } from '@meridian/design-system';
import { chartHeightPx } from './layout.ts';

/** The shape of what comes: price, chart, figures. */
export function QuoteSkeleton() {
  return (
    <Stack gap={3}>
      <QuoteHeaderSkeleton />
      <Skeleton shape="chart" height={`${chartHeightPx}px`} />
      <Skeleton shape="row" count={3} />
    </Stack>
  );
}
