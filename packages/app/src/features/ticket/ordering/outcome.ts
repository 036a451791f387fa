import { orderStatus } from '@meridian/api';

/** What an answered order came to. A status this app does not know says nothing of it (DECISIONS 11). */
export interface OrderOutcome {
  readonly name: 'filled' | 'resting' | 'processing' | 'cancelled' | 'unheard';
  readonly tone: 'positive' | 'waiting' | 'negative';
}

const outcomes: Readonly<Record<number, OrderOutcome>> = {
  [orderStatus.accepted]: { name: 'resting', tone: 'waiting' },
  [orderStatus.success]: { name: 'filled', tone: 'positive' },
  [orderStatus.cancelled]: { name: 'cancelled', tone: 'negative' },
  [orderStatus.processing]: { name: 'processing', tone: 'waiting' },
};

export function orderOutcomeOf(status: number): OrderOutcome {
  return outcomes[status] ?? { name: 'unheard', tone: 'waiting' };
}

/** Whether the order can still become something else: then it is followed. */
export function canStillChange(status: number): boolean {
  return orderOutcomeOf(status).tone === 'waiting';
}
