import { orderStatus, statusName, type NameOf } from '@meridian/api';

/** What an answered order came to. A status this app does not know says nothing of it (DECISIONS 11). */
export interface OrderOutcome {
  readonly name: 'filled' | 'resting' | 'processing' | 'cancelled' | 'unheard';
  readonly tone: 'positive' | 'waiting' | 'negative';
}

const unheard: OrderOutcome = { name: 'unheard', tone: 'waiting' };

const outcomes: Readonly<Record<NameOf<typeof orderStatus>, OrderOutcome>> = {
  accepted: { name: 'resting', tone: 'waiting' },
  success: { name: 'filled', tone: 'positive' },
  cancelled: { name: 'cancelled', tone: 'negative' },
  processing: { name: 'processing', tone: 'waiting' },
};

export function orderOutcomeOf(status: number): OrderOutcome {
  const name = statusName(orderStatus, status);
  return name === null ? unheard : outcomes[name];
}

/** Whether the order can still become something else: then it is followed. */
export function canStillChange(status: number): boolean {
  return orderOutcomeOf(status).tone === 'waiting';
}
