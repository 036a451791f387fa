/** What a customer's positions earn: floating, and since the day's open. Before fees. */
import type { Fixed } from '../../kernel/index.ts';
import { currencyOfWallet } from '../ledger/index.ts';
import type { LedgerCurrency } from '../ledger/index.ts';
import { tradingDayAt } from '../market/index.ts';
import { profitAt } from './amounts.ts';
import { walletOf } from './settlement.ts';
import { instrumentOf } from './state.ts';
import type { Position, TradingFloor } from './state.ts';
import { lastPrice, priceInstant } from './trading-hours.ts';

type Owned = Pick<Position, 'userId' | 'key'>;

function isIn(floor: TradingFloor, item: Owned, userId: string, currency: LedgerCurrency): boolean {
  return item.userId === userId && currencyOfWallet[walletOf(floor, item).type] === currency;
}

/** Profit of the open positions at the last prices, in one currency. */
export function floatingProfit(
  floor: TradingFloor,
  userId: string,
  currency: LedgerCurrency,
  at: number,
): Fixed {
  let total = 0n;
  for (const position of floor.trading.positions.values()) {
    if (!isIn(floor, position, userId, currency)) continue;
    const price = lastPrice(floor, position.key, at);
    total += profitAt(price, position.openPrice, position.quantity, position.direction);
  }
  return total;
}

/** Profit since each market's day began: open positions at the last price, and what was closed today. */
export function todayProfit(
  floor: TradingFloor,
  userId: string,
  currency: LedgerCurrency,
  at: number,
): Fixed {
  let total = 0n;
  for (const position of floor.trading.positions.values()) {
    if (!isIn(floor, position, userId, currency)) continue;
    const from = dayStartPrice(floor, position, at);
    total += profitAt(lastPrice(floor, position.key, at), from, position.quantity, position.direction);
  }
  for (const closed of floor.trading.closed) {
    if (closed.closedAt < dayOpen(floor, closed, at) || !isIn(floor, closed, userId, currency)) continue;
    total += profitAt(closed.closePrice, dayStartPrice(floor, closed, at), closed.quantity, closed.direction);
  }
  return total;
}

function dayOpen(floor: TradingFloor, item: Owned, at: number): number {
  return tradingDayAt(instrumentOf(floor, item).calendar, at).open;
}

/** What today's profit is counted from: the previous close, or the open price of a position opened today. */
function dayStartPrice(
  floor: TradingFloor,
  item: Owned & { openedAt: number; openPrice: Fixed },
  at: number,
): Fixed {
  if (item.openedAt >= dayOpen(floor, item, at)) return item.openPrice;
  return floor.market.ticker(item.key, priceInstant(floor, item.key, at)).previousClose;
}
