/** What a customer's positions earn: floating, and today. Before fees. */
import type { Fixed } from '#kernel/index.ts';
import { currencyOfWallet } from '../ledger/index.ts';
import type { LedgerCurrency } from '../ledger/index.ts';
import { earnedSince, todayCost } from './earnings.ts';
import { walletOf, walletProfit } from './pricing.ts';
import type { Position, TradingBrokerage } from './state.ts';
import { lastPrice } from './trading-hours.ts';

type Owned = Pick<Position, 'userId' | 'key' | 'source'>;

function isIn(item: Owned, userId: string, currency: LedgerCurrency): boolean {
  return item.userId === userId && currencyOfWallet[walletOf(item).type] === currency;
}

/** Profit of the open positions at the last prices, in one currency, less what daily settlements have booked of it. */
export function floatingProfit(
  brokerage: TradingBrokerage,
  userId: string,
  currency: LedgerCurrency,
  at: number,
): Fixed {
  let total = 0n;
  for (const position of brokerage.trading.positions.values()) {
    if (!isIn(position, userId, currency)) continue;
    const { amount } = walletProfit(brokerage, position, lastPrice(brokerage, position.key, at), at);
    total += amount - position.settled;
  }
  return total;
}

/**
 * Today's profit of a customer, before fees, in one currency (ADR 29):
 *
 * - what is open, from its market's previous close, or from its own price where it was opened since;
 * - what was closed since `midnight`, of what it earned on the day of its market on which it was closed.
 *
 * So closing something does not change the figure. `midnight` is where the customer's own day began, world ms.
 */
export function todayProfit(
  brokerage: TradingBrokerage,
  userId: string,
  currency: LedgerCurrency,
  { midnight, at }: Today,
): Fixed {
  let total = earnedSince(brokerage.trading, userId, currency, midnight);
  for (const position of brokerage.trading.positions.values()) {
    if (!isIn(position, userId, currency)) continue;
    const counted = { ...position, cost: todayCost(brokerage, position, at) };
    total += walletProfit(brokerage, counted, lastPrice(brokerage, position.key, at), at).amount;
  }
  return total;
}

/** When it is, and when the customer's day began: world ms. */
export interface Today {
  readonly midnight: number;
  readonly at: number;
}
