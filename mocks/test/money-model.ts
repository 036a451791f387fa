/**
 * What a customer's money must be, worked out apart: from what the calls answer about fills, prices and terms, in fractions
 * that are never rounded but where the brokerage says so (half-up to cents, each figure once). Test kit; it imports nothing
 * of the brokerage, so that the two can disagree.
 */
import {
  cents,
  compare,
  floor,
  minus,
  money,
  negative,
  nought,
  over,
  plus,
  times,
  whole,
} from './rational.ts';
import type { Rational } from './rational.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** What is traded: by which calls, out of which wallet, and when its day begins (winter, UTC). */
export const instruments = [
  { code: 'AAPL', market: 'NASDAQ', isCrypto: false },
  { code: 'KO', market: 'NYSE', isCrypto: false },
  { code: 'BTCUSDT', market: 'CRYPTO', isCrypto: true },
  { code: 'PEPEUSDT', market: 'CRYPTO', isCrypto: true },
] as const;
export type Traded = (typeof instruments)[number];

const thanksgiving = Date.parse('2026-11-26T00:00:00Z');
const dayAfterThanksgiving = thanksgiving + dayMs;
function dayBegins({ isCrypto }: Traded, midnight: number): number | null {
  if (isCrypto) return midnight;
  const isWeekend = [0, 6].includes(new Date(midnight).getUTCDay());
  return isWeekend || midnight === thanksgiving ? null : midnight + (14 * 60 + 30) * minuteMs;
}

/** When its trading day ends that begins on a day (winter, UTC). */
function dayEnds(of: Traded, midnight: number): number | null {
  if (of.isCrypto) return midnight + dayMs;
  if (dayBegins(of, midnight) === null) return null;
  return midnight + (midnight === dayAfterThanksgiving ? 18 : 21) * 60 * minuteMs;
}

/** How many nights the end of a day begins: until its market's next day. */
export function nightsAfter(of: Traded, endsAt: number): bigint {
  const midnight = Math.floor((endsAt - 1) / dayMs) * dayMs;
  const days = [1, 2, 3, 4, 5].find((n) => dayBegins(of, midnight + n * dayMs) !== null);
  return BigInt(days ?? 1);
}

/** The beginnings and ends of days after one instant and up to another, in their order. */
export function turnsBetween(
  from: number,
  to: number,
): readonly { readonly of: Traded; readonly at: number; readonly isEnd: boolean }[] {
  const first = Math.floor(from / dayMs) - 1;
  const midnights = Array.from({ length: Math.ceil((to - from) / dayMs) + 3 }, (_, n) => (first + n) * dayMs);
  const turns = instruments.flatMap((of) =>
    midnights.flatMap((midnight) => [
      { of, at: dayEnds(of, midnight), isEnd: true },
      { of, at: dayBegins(of, midnight), isEnd: false },
    ]),
  );
  const due = turns.flatMap(({ of, at, isEnd }) =>
    at !== null && at > from && at <= to ? [{ of, at, isEnd }] : [],
  );
  // Round the clock, one day ends as the next begins.
  return due.toSorted((a, b) => a.at - b.at || Number(b.isEnd) - Number(a.isEnd));
}

/** Where customers live, and how many hours before (or, negative, after) midnight in London their day begins (winter). */
export const homes = [
  { timeZone: 'UTC', aheadHours: 0 },
  { timeZone: 'Asia/Shanghai', aheadHours: 8 },
  { timeZone: 'America/New_York', aheadHours: -5 },
] as const;

/** When the day of who lives there began. */
export function midnightBefore({ aheadHours }: (typeof homes)[number], now: number): number {
  const ahead = aheadHours * 60 * minuteMs;
  return Math.floor((now + ahead) / dayMs) * dayMs - ahead;
}

/** On what terms a class is traded (`auth.appVersion`), and the tick of the instrument. */
export interface Terms {
  readonly feeRate: Rational;
  readonly minFee: Rational;
  readonly maintenanceRate: Rational;
  readonly tick: Rational;
  readonly overnight: { readonly long: Rational; readonly short: Rational; readonly daysPerYear: Rational };
}

/** What was bought or sold at one instant: so much, for so much in all. */
export interface Deal {
  readonly value: Rational;
  readonly quantity: Rational;
}

/** A position of one instrument, direction and leverage. Amounts in cents. */
export class ModelPosition {
  readonly terms: Terms;
  readonly isShort: boolean;
  readonly leverage: Rational;
  quantity = nought;
  /** Σ price × quantity of what is held. */
  cost = nought;
  margin = 0n;
  fees = 0n;
  /** Overnight charges, below zero. */
  carried = 0n;
  /** What is held, at the last price before its market's day began, or at its own price if bought or sold since. */
  #basis = nought;
  /** What each closing earned on its market's day, with what of a loss the brokerage bore: in cents, not rounded. */
  readonly #closings: { readonly at: number; readonly earned: Rational }[] = [];

  constructor(terms: Terms, isShort: boolean, leverage: Rational) {
    this.terms = terms;
    this.isShort = isShort;
    this.leverage = leverage;
  }

  /** A new trading day, before its first fill: `price` is the last that was shown. */
  startDay(price: Rational): void {
    this.#basis = times(price, this.quantity);
  }

  /** Whether nothing is left of it, and no closing is as late as `since`. */
  isOverBefore(since: number): boolean {
    return this.quantity.n === 0n && this.#closings.every(({ at }) => at < since);
  }

  /** @returns what the wallet's balance loses: the fee. */
  open({ value, quantity }: Deal): bigint {
    const fee = feeOf(value, this.terms);
    this.quantity = plus(this.quantity, quantity);
    this.cost = plus(this.cost, value);
    this.margin += marginOf(value, this.leverage);
    this.fees += fee;
    this.#basis = plus(this.#basis, value);
    return fee;
  }

  /**
   * Closes a part or all. The loss stops at the part's margin; the fee at what the wallet then has.
   * @returns what the closed record says, and the part of the margin that is free again.
   */
  close({ value, quantity }: Deal, free: bigint, at: number) {
    const part = over(quantity, this.quantity);
    const isAll = compare(quantity, this.quantity) === 0n;
    const cost = times(this.cost, part);
    const margin = isAll ? this.margin : cents(times(money(this.margin), part));
    const openFees = isAll ? this.fees : cents(times(money(this.fees), part));
    const carried = isAll ? this.carried : cents(times(money(this.carried), part));
    const exact = cents(this.#signed(minus(value, cost)));
    const profit = exact < -margin ? -margin : exact;
    const due = feeOf(value, this.terms);
    const fee = due < free + margin + profit ? due : free + margin + profit;
    this.quantity = isAll ? nought : minus(this.quantity, quantity);
    this.cost = isAll ? nought : minus(this.cost, cost);
    this.margin -= margin;
    this.fees -= openFees;
    this.carried -= carried;
    const basis = times(this.#basis, part);
    const earned = times(this.#signed(minus(value, basis)), whole(100n));
    this.#closings.push({ at, earned: plus(earned, whole(profit - exact)) });
    this.#basis = minus(this.#basis, basis);
    return { profit, fee, margin, cost, fees: openFees + fee, carried };
  }

  /**
   * Charges the nights before the next day, out of what the wallet has free and then out of the margin.
   * @returns what the wallet's balance loses.
   */
  chargeNights(price: Rational, nights: bigint, free: bigint): bigint {
    const { long, short, daysPerYear } = this.terms.overnight;
    const borrowed = this.isShort ? whole(1n) : minus(whole(1n), over(whole(1n), this.leverage));
    const yearly = times(times(times(price, this.quantity), borrowed), this.isShort ? short : long);
    const charge = cents(over(times(yearly, whole(nights)), daysPerYear));
    const beyond = charge > free ? charge - free : 0n;
    const fromMargin = beyond > this.margin ? this.margin : beyond;
    this.margin -= fromMargin;
    const taken = charge - beyond + fromMargin;
    this.carried -= taken;
    return taken;
  }

  /** Profit before fees at a price. */
  floating(price: Rational): bigint {
    return cents(this.#signed(minus(times(price, this.quantity), this.cost)));
  }

  /**
   * Today's profit at a price for who lives where today began at `midnight`: of what is held since its market's day began,
   * and of what was closed since midnight. In cents, not rounded; in how many figures the brokerage rounds it.
   */
  today(price: Rational, midnight: number): { readonly earned: Rational; readonly figures: bigint } {
    const closed = this.#closings.filter(({ at }) => at >= midnight);
    const held = times(this.#signed(minus(times(price, this.quantity), this.#basis)), whole(100n));
    const earned = closed.reduce((sum, one) => plus(sum, one.earned), held);
    return { earned, figures: BigInt(closed.length) + 1n };
  }

  /** The first tick at or through the price that leaves the maintenance share of the margin; null where none can. */
  stopOut(): Rational | null {
    const { tick, maintenanceRate } = this.terms;
    if (!this.isShort && compare(this.leverage, whole(1n)) <= 0n) return null;
    const bearable = times(money(this.margin), minus(whole(1n), maintenanceRate));
    const value = this.isShort ? plus(this.cost, bearable) : minus(this.cost, bearable);
    const ticks = over(over(value, this.quantity), tick);
    const count = this.isShort ? -floor(negative(ticks)) : floor(ticks);
    return count > 0n ? times(whole(count), tick) : null;
  }

  #signed(amount: Rational): Rational {
    return this.isShort ? negative(amount) : amount;
  }
}

/** price × quantity ÷ leverage. */
export function marginOf(value: Rational, leverage: Rational): bigint {
  return cents(over(value, leverage));
}

/** A share of the value, at least the minimum. */
export function feeOf(value: Rational, { feeRate, minFee }: Terms): bigint {
  const byRate = cents(times(value, feeRate));
  return byRate > cents(minFee) ? byRate : cents(minFee);
}
