/**
 * What positions earn on the days of their markets (ADR 29), kept up with every fill: asking for today's profit costs the same
 * however long the history is.
 */
import type { Fixed, Product } from '#kernel/index.ts';
import { currencyOfWallet } from '../ledger/index.ts';
import type { LedgerCurrency } from '../ledger/index.ts';
import { tradingDayAt } from '../market/index.ts';
import { costOf, valueOf } from './amounts.ts';
import { walletOf, walletProfitOf } from './pricing.ts';
import { instrumentOf } from './state.ts';
import type { DayCost, Position, TradingBrokerage, TradingState } from './state.ts';
import { lastPrice } from './trading-hours.ts';

/** So much filled at one instant, and what it was worth in all. */
interface Taken {
  readonly quantity: Fixed;
  readonly value: Product;
  readonly at: number;
}

/** What the profit since the previous close counts from, of what is still held. */
export function todayCost(brokerage: TradingBrokerage, position: Position, at: number): Product {
  return dayCost(brokerage, position, at).cost;
}

/** Counts an opening fill, before the position has grown by it. */
export function countOpening(brokerage: TradingBrokerage, position: Position, taken: Taken): void {
  const { open, cost } = dayCost(brokerage, position, taken.at);
  // A fact may put a fill before others: by that day's morning it was held.
  const isOfThatDay = openOf(brokerage, position, taken.at) === open;
  const added = isOfThatDay
    ? taken.value
    : dayStartValue(brokerage, position, { open, asOf: taken.at }, taken.quantity);
  position.day = { open, cost: cost + added };
}

/** Counts a closing fill, before the position has shrunk by it. `borneByBrokerage`: what of the loss was beyond the margin. */
export function countClosing(
  brokerage: TradingBrokerage,
  position: Position,
  { quantity, value, at, borneByBrokerage }: Taken & { readonly borneByBrokerage: Fixed },
): void {
  const { open, cost: whole } = dayCost(brokerage, position, at);
  const cost = costOf(quantity, { quantity: position.quantity, cost: whole });
  const profit = walletProfitOf(brokerage, { ...position, quantity, cost }, value, at).amount;
  position.day = { open, cost: whole - cost };
  enter(brokerage.trading, position, at, profit + borneByBrokerage);
}

/** What closing earned a customer since an instant, each part on the day of its market on which it was closed. */
export function earnedSince(
  { earnings }: TradingState,
  userId: string,
  currency: LedgerCurrency,
  since: number,
): Fixed {
  const own = earnings.get(bookOf(userId, currency)) ?? [];
  return (own.at(-1)?.upTo ?? 0n) - (own[firstFrom(own, since) - 1]?.upTo ?? 0n);
}

const bookOf = (userId: string, currency: LedgerCurrency): string => `${userId}/${currency}`;

function enter({ earnings }: TradingState, position: Position, at: number, earned: Fixed): void {
  const book = bookOf(position.userId, currencyOfWallet[walletOf(position).type]);
  const own = earnings.get(book) ?? [];
  // Mostly the end: only facts enter what is past.
  const index = firstFrom(own, at + 1);
  const upTo = (own[index - 1]?.upTo ?? 0n) + earned;
  const later = own.slice(index).map((entry) => ({ at: entry.at, upTo: entry.upTo + earned }));
  own.splice(index, own.length - index, { at, upTo }, ...later);
  earnings.set(book, own);
}

/** Index of the first that is not before an instant; how many there are, where all are. */
function firstFrom(sorted: readonly { readonly at: number }[], instant: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((sorted[middle]?.at ?? instant) < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What the position counts from on the day of its market that an instant belongs to, or on a later one that it has seen. */
function dayCost(brokerage: TradingBrokerage, position: Position, at: number, asOf = at): DayCost {
  const open = openOf(brokerage, position, at);
  if (open <= position.day.open) return position.day;
  const { quantity } = position;
  if (quantity === 0n) return { open, cost: 0n };
  return { open, cost: dayStartValue(brokerage, position, { open, asOf }, quantity) };
}

/** What is held is counted from what it was worth in the shares before a split, which are those of its quantity still. */
export function pinDayCost(brokerage: TradingBrokerage, position: Position, at: number): void {
  position.day = dayCost(brokerage, position, at, at - 1);
}

const openOf = (brokerage: TradingBrokerage, position: Position, at: number): number =>
  tradingDayAt(instrumentOf(brokerage, position).calendar, at).open;

/** Worth at the last price that was shown before the day's open: where trading was halted then, the last price. */
function dayStartValue(
  brokerage: TradingBrokerage,
  position: Position,
  { open, asOf }: { readonly open: number; readonly asOf: number },
  quantity: Fixed,
): Product {
  const price = lastPrice(brokerage, position.key, open - 1, asOf);
  return valueOf(price, quantity, instrumentOf(brokerage, position));
}
