/** Money that a position costs or brings while it is held: booked with the wallet, and kept in the position's history. */
import { minimum } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import { freeOf, heldFor, money, moveIfAny, outside, release } from '../ledger/index.ts';
import type { Entry, OutsideName } from '../ledger/index.ts';
import { buyingPower, instrumentOf, shareOf, touch, walletOf } from '../orders/index.ts';
import type { Position, TradingBrokerage } from '../orders/index.ts';

/** What is taken or paid, and where it goes or comes from. In the wallet's currency, not negative. */
interface Booking {
  readonly amount: Fixed;
  readonly kind: NonNullable<Entry['given']>;
  readonly account: OutsideName;
  readonly at: number;
}

/**
 * Takes what a position costs: from its wallet's free money, and what that lacks from the position's margin, which brings
 * the stop-out nearer. No other position pays for it, and what is in neither is not taken (ADR 53).
 * @returns what was taken.
 */
export function chargePosition(
  brokerage: TradingBrokerage,
  position: Position,
  { amount, kind, account, at }: Booking,
): Fixed {
  const wallet = walletOf(position);
  const { ledger } = brokerage;
  const { amount: free, currency } = buyingPower(brokerage, wallet);
  const entry = referenceOf(brokerage, position);
  const margin = { wallet, reason: 'margin', id: position.id } as const;
  const fromMargin = minimum(
    minimum(amount - minimum(amount, free), position.margin),
    heldFor(ledger, margin),
  );
  release(ledger, { ...margin, amount: fromMargin, at, entry });
  if (fromMargin > 0n) {
    position.settlementMargin -= shareOf(position.settlementMargin, fromMargin, position.margin);
    position.margin -= fromMargin;
    touch(brokerage.trading, position.key);
  }
  const taken = minimum(amount, free + fromMargin);
  moveIfAny(ledger, {
    at,
    from: freeOf(wallet),
    to: outside(account, currency),
    amount: money(taken, currency),
    entry: { given: kind, ...entry },
  });
  position.carried -= taken;
  position.modifiedAt = at;
  return taken;
}

export function referenceOf(brokerage: TradingBrokerage, position: Position) {
  return { reference: position.id, stockCode: instrumentOf(brokerage, position).code };
}
