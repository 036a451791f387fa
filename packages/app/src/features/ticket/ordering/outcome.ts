import { orderStatus } from '@meridian/api';

/** What an answered order came to. A code nobody knows is still under way (DECISIONS 11). */
export interface OrderOutcome {
  readonly name: 'filled' | 'resting' | 'processing' | 'cancelled';
  readonly tone: 'positive' | 'waiting' | 'negative';
}

const outcomes: Readonly<Record<number, OrderOutcome>> = {
  [orderStatus.accepted]: { name: 'resting', tone: 'waiting' },
  [orderStatus.success]: { name: 'filled', tone: 'positive' },
  [orderStatus.cancelled]: { name: 'cancelled', tone: 'negative' },
  [orderStatus.processing]: { name: 'processing', tone: 'waiting' },
};

export function orderOutcomeOf(status: number): OrderOutcome {
  return outcomes[status] ?? { name: 'processing', tone: 'waiting' };
}
