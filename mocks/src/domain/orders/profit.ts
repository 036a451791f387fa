/** What a customer's positions earn: floating, and since the day's open. Before fees. */
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
 * Profit since each market's day began, of what is open and what was closed today, in one currency. Each fill counts
 * from its own day: what was held before from the last price of the day before, what was opened today from its own price.
 */
export function todayProfit(
  brokerage: TradingBrokerage,
  userId: string,
  currency: LedgerCurrency,
  at: number,
): Fixed {
  const traded = new Map<string, Traded>();
  for (const closed of brokerage.trading.closed) {
    if (closed.closedAt < dayOpen(brokerage, closed, at) || !isIn(closed, userId, currency)) continue;
    traded.set(closed.positionId, { ...closed, id: closed.positionId });
  }
  for (const position of brokerage.trading.positions.values()) {
    if (isIn(position, userId, currency)) traded.set(position.id, position);
  }
  return [...traded.values()].reduce((total, position) => total + earnedToday(brokerage, position, at), 0n);
}

type Traded = Owned & Pick<Position, 'id' | 'direction'>;

/** What the profit since the day's open counts from, of what is still held: {@link todayProfit} of one position. */
export function todayCost(brokerage: TradingBrokerage, position: Position, at: number): Product {
  return sinceOpen(brokerage, position, at).left.cost;
}

function earnedToday(brokerage: TradingBrokerage, position: Traded, at: number): Fixed {
  const { left, earned } = sinceOpen(brokerage, position, at);
  return earned + walletProfit(brokerage, left, lastPrice(brokerage, position.key, at), at).amount;
}

/**
 * Walks through a position's fills with what each is counted from in the place of what it cost: what is left of it, and what
 * its closed parts earned today.
 */
function sinceOpen(brokerage: TradingBrokerage, { id, key, source, direction, userId }: Traded, at: number) {
  const instrument = instrumentOf(brokerage, { key });
  const open = dayOpen(brokerage, { key }, at);
  const before = dayStartPrice(brokerage, key, open);
  const left = { userId, key, source, direction, quantity: 0n, cost: 0n };
  let earned = 0n;
  for (const { kind, at: filledAt, quantity, price, borneByBrokerage } of brokerage.trading.events.get(id) ??
    []) {
    const isToday = filledAt >= open;
    if (kind === 'opened' || kind === 'increased') {
      left.quantity += quantity;
      left.cost += valueOf(isToday ? price : before, quantity, instrument);
      continue;
    }
    const cost = costOf(quantity, left);
    if (isToday) {
      earned +=
        walletProfit(brokerage, { ...left, quantity, cost }, price, filledAt).amount + borneByBrokerage;
    }
    left.quantity -= quantity;
    left.cost -= cost;
  }
  return { left, earned };
}

function dayOpen(brokerage: TradingBrokerage, item: Pick<Owned, 'key'>, at: number): number {
  return tradingDayAt(instrumentOf(brokerage, item).calendar, at).open;
}

/** The last price that was shown before the day's open: where trading was halted then, the price that stood. */
function dayStartPrice(brokerage: TradingBrokerage, key: Position['key'], open: number): Fixed {
  return lastPrice(brokerage, key, open - 1);
}
