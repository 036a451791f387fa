/** What a customer's positions earn: floating, and today. Before fees. */
import type { Fixed, Product } from '#kernel/index.ts';
import { currencyOfWallet } from '../ledger/index.ts';
import type { LedgerCurrency } from '../ledger/index.ts';
import { tradingDayAt } from '../market/index.ts';
import { costOf, valueOf } from './amounts.ts';
import { walletOf, walletProfit } from './pricing.ts';
import { instrumentOf } from './state.ts';
import type { Position, TradingBrokerage } from './state.ts';
import { lastPrice } from './trading-hours.ts';

type Owned = Pick<Position, 'userId' | 'key' | 'source'>;

function isIn(item: Owned, userId: string, currency: LedgerCurrency): boolean {
  return item.userId === userId && currencyOfWallet[walletOf(item).type] === currency;
}

/** Profit of the open positions at the last prices, in one currency. */
export function floatingProfit(
  brokerage: TradingBrokerage,
  userId: string,
  currency: LedgerCurrency,
  at: number,
): Fixed {
  let total = 0n;
  for (const position of brokerage.trading.positions.values()) {
    if (!isIn(position, userId, currency)) continue;
    total += walletProfit(brokerage, position, lastPrice(brokerage, position.key, at), at).amount;
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
  const traded = new Map<string, Traded>();
  for (const closed of brokerage.trading.closed) {
    if (closed.closedAt < midnight || !isIn(closed, userId, currency)) continue;
    traded.set(closed.positionId, { ...closed, id: closed.positionId });
  }
  for (const position of brokerage.trading.positions.values()) {
    if (isIn(position, userId, currency)) traded.set(position.id, position);
  }
  return [...traded.values()].reduce((total, position) => {
    const { left, earned } = dayByDay(brokerage, position, { midnight, at });
    const floating = walletProfit(brokerage, left, lastPrice(brokerage, position.key, at), at).amount;
    return total + earned + floating;
  }, 0n);
}

/** When it is, and when the customer's day began: world ms. */
export interface Today {
  readonly midnight: number;
  readonly at: number;
}

type Traded = Owned & Pick<Position, 'id' | 'direction'>;

/** What the profit since the previous close counts from, of what is still held: {@link todayProfit} of one position. */
export function todayCost(brokerage: TradingBrokerage, position: Position, at: number): Product {
  return dayByDay(brokerage, position, { midnight: at, at }).left.cost;
}

/**
 * Walks through a position's fills, and on each day of its market counts anew, from the last price before, what was held
 * until then. Returns what is left of it and what that counts from now, and what the parts closed since midnight earned on
 * their days.
 */
function dayByDay(
  brokerage: TradingBrokerage,
  { id, key, source, direction, userId }: Traded,
  { midnight, at }: Today,
) {
  const instrument = instrumentOf(brokerage, { key });
  const openOf = (when: number): number => tradingDayAt(instrument.calendar, when).open;
  // Nothing that was done on a day before this one counts: only how much was held is needed of it.
  const firstOpen = openOf(midnight);
  const left = { userId, key, source, direction, quantity: 0n, cost: 0n };
  let [earned, lastOpen] = [0n, Number.NEGATIVE_INFINITY];
  const countFrom = (open: number): void => {
    if (open === lastOpen) return;
    left.cost = valueOf(dayStartPrice(brokerage, key, open), left.quantity, instrument);
    lastOpen = open;
  };
  for (const event of brokerage.trading.events.get(id) ?? []) {
    const { kind, at: filledAt, quantity, price, borneByBrokerage } = event;
    if (filledAt >= firstOpen) countFrom(openOf(filledAt));
    if (kind === 'opened' || kind === 'increased') {
      left.quantity += quantity;
      left.cost += valueOf(price, quantity, instrument);
      continue;
    }
    const cost = costOf(quantity, left);
    if (filledAt >= midnight) {
      earned +=
        walletProfit(brokerage, { ...left, quantity, cost }, price, filledAt).amount + borneByBrokerage;
    }
    left.quantity -= quantity;
    left.cost -= cost;
  }
  countFrom(openOf(at));
  return { left, earned };
}

/** The last price that was shown before the day's open: where trading was halted then, the last price. */
function dayStartPrice(brokerage: TradingBrokerage, key: Position['key'], open: number): Fixed {
  return lastPrice(brokerage, key, open - 1);
}
