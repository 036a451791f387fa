/** What a portfolio is worth at given prices. Pure. */
import type { Decimal, Position } from '@meridian/api';
import { walletValue, type Contract } from '#domain/contract.ts';
import { sumByCurrency, zero } from '#domain/money.ts';
import { profitAt, returnOnMargin, todayProfitAt } from '#domain/profit.ts';

/** One wallet currency's part of a portfolio. Signs: `profit` and `ratio` may be negative. */
export interface CurrencyTotals {
  readonly currency: string;
  /** Floating profit before fees. */
  readonly profit: Decimal;
  /** Profit ÷ margin, percent points; null without margin. */
  readonly ratio: Decimal | null;
  /** Since each market's day began; null where it is not known of every position. */
  readonly today: Decimal | null;
  readonly marketValue: Decimal;
}

/** A price, and how it becomes money of the wallet. */
export interface Valuation {
  readonly price: Decimal;
  readonly contract: Contract;
}

/** A position at a price. */
export interface ValuedPosition extends Valuation {
  readonly position: Position;
}

/**
 * By the currency of the wallet that pays, never added up across them (DECISIONS 25). A yen earned is booked in dollars, at
 * the rate that its position shows.
 */
export function totalsByCurrency(rows: readonly ValuedPosition[]): readonly CurrencyTotals[] {
  const sum = (amount: (row: ValuedPosition) => Decimal): ReadonlyMap<string, Decimal> =>
    new Map(
      sumByCurrency(rows.map((row) => ({ currency: row.position.walletCurrency, amount: amount(row) }))).map(
        ({ currency, amount: total }) => [currency, total],
      ),
    );
  const todayOf = ({ position, price, contract }: ValuedPosition): Decimal | null =>
    todayProfitAt(position, price, contract).amount;
  const profits = sum(({ position, price, contract }) => profitAt(position, price, contract));
  const values = sum(({ position, price, contract }) => walletValue(price, position.quantity, contract));
  const margins = sum(({ position }) => position.margin);
  const todays = sum((row) => todayOf(row) ?? zero);
  const isTodayKnown = (currency: string): boolean =>
    rows.every((row) => row.position.walletCurrency !== currency || todayOf(row) !== null);
  return [...profits].map(([currency, profit]) => {
    const margin = margins.get(currency) ?? zero;
    return {
      currency,
      profit,
      ratio: returnOnMargin(profit, margin),
      today: isTodayKnown(currency) ? (todays.get(currency) ?? zero) : null,
      marketValue: values.get(currency) ?? zero,
    };
  });
}
