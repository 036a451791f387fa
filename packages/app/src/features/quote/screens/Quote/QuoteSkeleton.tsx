import { Skeleton } from '@meridian/design-system';
import { ChartBlock, Hero } from './Quote.styles.ts';
import { chartHeightPx } from './layout.ts';

/** The shape of what comes: price, chart, figures. */
export function QuoteSkeleton() {
  return (
    <>
      <Hero>
        <Skeleton shape="text" width="10rem" height="2.5rem" />
        <Skeleton shape="text" width="8rem" />
      </Hero>
      <ChartBlock>
        <Skeleton shape="chart" height={`${chartHeightPx}px`} />
      </ChartBlock>
      <Skeleton shape="row" count={3} />
    </>
  );
}
