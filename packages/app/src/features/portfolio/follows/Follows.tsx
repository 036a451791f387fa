import { Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { FollowedFutures } from './FollowedFutures.tsx';
import { FollowedInstitutions } from './FollowedInstitutions.tsx';

/** What one follows, each kind with its sums (spec §2, DECISIONS 10, 40). */
export function Follows(): ReactNode {
  return (
    <Stack gap={8}>
      <FollowedInstitutions />
      <FollowedFutures />
    </Stack>
  );
}
