import { Skeleton, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';

/** The ticket's shape: price, two choices, two fields, the figures. */
export function TicketSkeleton(): ReactNode {
  return (
    <Stack gap={5}>
      <Skeleton shape="block" width="55%" height="40px" />
      <Skeleton shape="block" height="44px" />
      <Skeleton shape="block" height="44px" />
      <Skeleton shape="block" height="72px" />
      <Skeleton shape="block" height="72px" />
      <Skeleton shape="text" count={5} />
    </Stack>
  );
}
