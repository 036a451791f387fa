import { QuoteHeaderSkeleton, Skeleton, Stack, useChartHeight } from '@meridian/design-system';
import { ChartSpace } from './ChartSpace.tsx';

/** The shape of what comes: price, chart, figures. */
export function QuoteSkeleton() {
  return (
    <Stack gap={3}>
      <QuoteHeaderSkeleton />
      <ChartSpace height={useChartHeight()} />
      <Skeleton shape="row" count={3} />
    </Stack>
  );
}
