import { QuoteHeaderSkeleton, Skeleton, Stack, useChartHeight } from '@meridian/design-system';
import type { Quote } from '@meridian/api';
import { LiveChange } from '#presentation/quotes/LiveChange.tsx';
import { LivePrice } from '#presentation/quotes/LivePrice.tsx';
import { ChartSpace } from './chart/ChartSpace.tsx';

interface QuoteSkeletonProps {
  /** The head is there already: {@link KnownHeadline}. */
  readonly isBelowHeadline: boolean;
}

/** The shape of what comes: price, chart, figures. */
export function QuoteSkeleton({ isBelowHeadline }: QuoteSkeletonProps) {
  const height = useChartHeight();
  return (
    <Stack gap={3}>
      {/* Nothing, but with the gap that the head has below it. */}
      {isBelowHeadline ? <div /> : <QuoteHeaderSkeleton />}
      <Stack gap={2}>
        <ChartSpace height={height} />
        <Skeleton shape="block" height="44px" />
      </Stack>
      <FiguresSkeleton />
    </Stack>
  );
}

/** Price and change as a list showed them, from the first picture on; how far they can be trusted is still to come. */
export function KnownHeadline({ row }: { row: Quote }) {
  return (
    <QuoteHeaderSkeleton
      figures={
        <>
          <LivePrice quote={row} size="hero" />
          <LiveChange quote={row} size="l" />
        </>
      }
    />
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
