import { QuoteHeaderSkeleton, Skeleton, Stack, useChartHeight } from '@meridian/design-system';
import { ChartSpace } from './chart/ChartSpace.tsx';

/** The shape of what comes: price, chart, figures. */
export function QuoteSkeleton() {
  const height = useChartHeight();
  return (
    <Stack gap={3}>
      <QuoteHeaderSkeleton />
      <Stack gap={2}>
        <ChartSpace height={height} />
        <Skeleton shape="block" height="44px" />
      </Stack>
      <FiguresSkeleton />
    </Stack>
  );
}

/** Of what is under the chart. */
export function FiguresSkeleton() {
  return (
    <Stack gap={5}>
      <Skeleton shape="text" width="40%" height="28px" />
      <Skeleton shape="text" count={6} />
    </Stack>
  );
}
