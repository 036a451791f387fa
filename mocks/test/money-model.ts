/**
 * What a customer's money must be, worked out apart: from what the calls tell of fills, prices and terms, in fractions
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

/** What is traded: by which calls, out of which wallet, and when its day begins (winter, UTC). */
export const instruments = [
  { code: 'AAPL', market: 'NASDAQ', isCrypto: false },
  { code: 'KO', market: 'NYSE', isCrypto: false },
  { code: 'BTCUSDT', market: 'CRYPTO', isCrypto: true },
  { code: 'PEPEUSDT', market: 'CRYPTO', isCrypto: true },
] as const;
export type Traded = (typeof instruments)[number];

const thanksgiving = Date.parse('2026-11-26T00:00:00Z');
export function dayBegins({ isCrypto }: Traded, midnight: number): number | null {
  if (isCrypto) return midnight;
  const isWeekend = [0, 6].includes(new Date(midnight).getUTCDay());
  return isWeekend || midnight === thanksgiving ? null : midnight + (14 * 60 + 30) * minuteMs;
}

/** On what terms a class is traded (`auth.appVersion`), and the tick of the instrument. */
export interface Terms {
  readonly feeRate: Rational;
  readonly minFee: Rational;
  readonly maintenanceRate: Rational;
  readonly tick: Rational;
}

export interface Fill {
  readonly price: Rational;
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
  /** What the fills since the day began brought or cost at their prices, for a long; and what was held at its start. */
  #flow = nought;
  #atStart = nought;
  #borne = 0n;
  /** How many figures today's profit was rounded in. */
  roundings = 1n;

  constructor(terms: Terms, isShort: boolean, leverage: Rational) {
    this.terms = terms;
    this.isShort = isShort;
    this.leverage = leverage;
  }

  /** A new trading day, before its first fill: `price` is the last that was shown. */
  startDay(price: Rational): void {
    this.#atStart = times(price, this.quantity);
    this.#flow = nought;
    this.#borne = 0n;
    this.roundings = 1n;
  }

  /** @returns what the wallet's balance loses: the fee. */
  open({ price, quantity }: Fill): bigint {
    const value = times(price, quantity);
    const fee = feeOf(value, this.terms);
    this.quantity = plus(this.quantity, quantity);
    this.cost = plus(this.cost, value);
    this.margin += marginOf(value, this.leverage);
    this.fees += fee;
    this.#flow = minus(this.#flow, value);
    return fee;
  }

  /**
   * Closes a part or all. The loss stops at the part's margin; the fee at what the wallet then has.
   * @returns what the closed record says, and the part of the margin that is free again.
   */
  close({ price, quantity }: Fill, free: bigint) {
    const part = over(quantity, this.quantity);
    const isAll = compare(quantity, this.quantity) === 0n;
    const value = times(price, quantity);
    const cost = times(this.cost, part);
    const margin = isAll ? this.margin : cents(times(money(this.margin), part));
    const openFees = isAll ? this.fees : cents(times(money(this.fees), part));
    const exact = cents(this.#signed(minus(value, cost)));
    const profit = exact < -margin ? -margin : exact;
    const due = feeOf(value, this.terms);
    const fee = due < free + margin + profit ? due : free + margin + profit;
    this.quantity = isAll ? nought : minus(this.quantity, quantity);
    this.cost = isAll ? nought : minus(this.cost, cost);
    this.margin -= margin;
    this.fees -= openFees;
    this.#flow = plus(this.#flow, value);
    this.#borne += profit - exact;
    this.roundings += 1n;
    return { profit, fee, margin, cost, fees: openFees + fee };
  }

  /** Profit before fees at a price. */
  floating(price: Rational): bigint {
    return cents(this.#signed(minus(times(price, this.quantity), this.cost)));
  }

  /** Exact profit since the day began at a price, with what of a loss the brokerage bore. In cents, not rounded. */
  today(price: Rational): Rational {
    const earned = minus(plus(times(price, this.quantity), this.#flow), this.#atStart);
    return plus(times(this.#signed(earned), whole(100n)), whole(this.#borne));
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
