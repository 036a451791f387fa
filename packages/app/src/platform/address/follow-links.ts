/** Addresses of what can be followed (DECISIONS 40). */
import { routePaths, withQuery } from './links.ts';

/** Institutions, or their futures orders. */
export type FollowKind = 'agency' | 'futures';

export const followLinks = {
  list: (kind: FollowKind = 'agency') =>
    withQuery(routePaths.productFollow, { kind: kind === 'agency' ? undefined : kind }),
  institution: (id: string) => withQuery(routePaths.productFollow, { kind: 'agency', id }),
  /** The ticket that copies a futures order. */
  copy: (id: string) => withQuery(routePaths.ticketFollow, { kind: 'futures', id }),
  /** One's own copied order. */
  copied: (order: string) => withQuery(routePaths.productFollow, { kind: 'futures', order }),
  invest: (id: string) => withQuery(routePaths.ticketFollow, { kind: 'agency', id }),
} as const;
