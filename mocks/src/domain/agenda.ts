import type { Process } from '#kernel/index.ts';
import type { Brokerage } from './brokerage.ts';
import { emailCodeExpiries } from './email-codes/index.ts';
import { identityReviews } from './kyc/index.ts';
import { nearStopOuts, orderFills, stopOuts } from './orders/index.ts';

/**
 * Everything that happens in a brokerage by itself. At one instant it happens in this order: a stop-out comes before a
 * customer's order, whoever placed it when.
 */
export const agenda: readonly Process<Brokerage>[] = [
  stopOuts,
  orderFills,
  nearStopOuts,
  identityReviews,
  emailCodeExpiries,
];
