import { Columns } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { FollowedFutures } from './FollowedFutures.tsx';
import { FollowedInstitutions } from './FollowedInstitutions.tsx';

/** What one follows, each kind with its sums: side by side where there is room (spec §2, DECISIONS 10, 40). */
export function Follows(): ReactNode {
  return <Columns start={<FollowedInstitutions />} end={<FollowedFutures />} />;
}
