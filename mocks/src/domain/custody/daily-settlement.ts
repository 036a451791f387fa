/** The gain or loss of a day in a future, booked as the day ends (ADR 53). */
import { maximum } from '#kernel/index.ts';
import { freeOf, heldFor, hold, money, move, outside, release } from '../ledger/index.ts';
import { lastPrice, record, termsOf, walletOf, walletProfit } from '../orders/index.ts';
import type { Position, TradingBrokerage } from '../orders/index.ts';
import { referenceOf } from './holding-costs.ts';

const kind = 'dailySettlement';

/**
 * Books what has been gained or lost since the last settlement, at the day's last price, between the market and what the wallet
 * holds for the position. Cost, margin and stop-out stay: what was settled is taken off the result when it is closed.
 */
export function settleDay(brokerage: TradingBrokerage, position: Position, endsAt: number): void {
  if (!termsOf(position.source).isSettledDaily) return;
  const price = lastPrice(brokerage, position.key, endsAt - 1);
  const { ledger } = brokerage;
  const wallet = walletOf(position);
  const held = { wallet, reason: 'margin', id: position.id } as const;
  const { amount: profit, currency } = walletProfit(brokerage, position, price, endsAt);
  // A gap may lose more than is held: the rest is the brokerage's, when the position is closed.
  const change = maximum(profit - position.settled, -heldFor(ledger, held));
  if (change === 0n) return;
  const market = outside('market', currency);
  const entry = referenceOf(brokerage, position);
  const at = endsAt;
  if (change > 0n) {
    const amount = money(change, currency);
    move(ledger, { at, from: market, to: freeOf(wallet), amount, entry: { received: kind, ...entry } });
    hold(ledger, { ...held, amount: change, at, entry });
  } else {
    const amount = money(-change, currency);
    release(ledger, { ...held, amount: -change, at, entry });
    move(ledger, { at, from: freeOf(wallet), to: market, amount, entry: { given: kind, ...entry } });
  }
  position.settled += change;
  position.modifiedAt = endsAt;
  record(brokerage, position.id, {
    kind,
    at: endsAt,
    quantity: position.quantity,
    price,
    amount: change,
    borneByBrokerage: 0n,
  });
}
