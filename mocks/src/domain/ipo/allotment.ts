/** How many shares a subscription gets: by lot, of what was offered, where more was wanted. */
import { drawUnit, minimum, stream } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import { demandOf } from '../market/index.ts';
import { issueOf } from './subscription.ts';
import type { Subscription, SubscriptionBooks } from './subscription.ts';

/**
 * Whole lots: of so many times as much as was offered, each subscription gets that part of its lots, and a draw decides about the
 * lot that is left over. A fact may have settled it otherwise. Never more than is left of the offer.
 */
export function allotmentOf(books: SubscriptionBooks, subscription: Subscription): Fixed {
  const { key, quantity } = subscription;
  const { lotSize, sharesOffered } = issueOf(subscription);
  let left = sharesOffered;
  for (const one of books.subscriptions.values()) if (one.key === key) left -= one.allotted ?? 0n;
  const lots = lotsOf(books, subscription, quantity / lotSize);
  return minimum(lots, left / lotSize) * lotSize;
}

/** `lots` were subscribed to: a whole number, as a bigint. */
function lotsOf({ seed }: SubscriptionBooks, { key, userId, share }: Subscription, lots: bigint): bigint {
  switch (share) {
    case 'all':
      return lots;
    case 'none':
      return 0n;
    case 'part':
      return (lots + 1n) / 2n;
    case null: {
      const demand = BigInt(demandOf(seed, { key }));
      if (demand <= 100n) return lots;
      const [whole, rest] = [(lots * 100n) / demand, (lots * 100n) % demand];
      const luck = drawUnit(stream(seed, 'allotment', `${key}/${userId}`), 0);
      return whole + (luck * Number(demand) < Number(rest) ? 1n : 0n);
    }
  }
}
