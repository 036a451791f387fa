import { Room, Skeleton, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';

/** As high as the totals of two currencies with their day: on a small phone, whose figures are smaller, they have it too. */
export function TotalsRoom({ children }: { children: ReactNode }): ReactNode {
  return <Room height="10.3rem">{children}</Room>;
}

export function TotalsWaiting(): ReactNode {
  return (
    <TotalsRoom>
      <Skeleton shape="text" width="6rem" height="2.75rem" />
      <Skeleton shape="text" width="14rem" height="2.5rem" />
      <Skeleton shape="text" width="11rem" />
    </TotalsRoom>
  );
}

/** As high as three holdings, or the three steps to the first, below their heading. */
export function HoldingsWaiting(): ReactNode {
  return (
    <div>
      <Skeleton shape="text" width="9rem" height="calc(var(--m-size-target) - 1rem)" />
      <Skeleton shape="row" count={3} />
    </div>
  );
}

/** The user's own position, while its code and answers load: nothing below moves when they come. */
export function OwnWaiting(): ReactNode {
  return (
    <Stack gap={5}>
      <TotalsWaiting />
      <HoldingsWaiting />
    </Stack>
  );
}
