/** Random actions of who borrows money. */
import fc from 'fast-check';
import type { Action } from './random-auctions.ts';

const applying: fc.Arbitrary<Action> = fc
  .record({
    months: fc.constantFrom(3, 6, 12, 24, 9),
    amount: fc.constantFrom('500', '1234.56', '6000', '50000', '50000.01', '700.005'),
  })
  .map(({ months, amount }): Action => (_world, index) => [
    'loans/apply',
    { userId: 'demo', clientOrderId: `loan-${index}`, amount, months, purpose: 'other' },
  ]);

const running: fc.Arbitrary<Action> = fc
  .constantFrom(
    { state: 'pending', outcome: 'refused', reviewMinutes: 90 },
    { state: 'running', paid: 1, days: 0.5 },
    { state: 'overdue', paid: 0, months: 3 },
    { state: 'running', paid: 5, months: 6, days: 1 },
  )
  .map((loan): Action => () => ['fact/loan', loan]);

export const borrowing = fc.oneof(applying, running);
