/** What a portfolio is worth at given prices. Pure. */
import type { Decimal, Position } from '@meridian/api';
import { plainContract } from '#domain/contract.ts';
import { valueAt } from '#domain/fees.ts';
import { sumByCurrency, zero } from '#domain/money.ts';
import { profitAt, returnOnMargin, todayProfitAt } from '#domain/profit.ts';

/** One currency's part of a portfolio. Signs: `profit` and `ratio` may be negative. */
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

/** By currency, never added up across them (DECISIONS 25). `priceOf` answers the newest price of a position's instrument. */
export function totalsByCurrency(
  positions: readonly Position[],
  priceOf: (position: Position) => Decimal,
): readonly CurrencyTotals[] {
  const sum = (amount: (position: Position) => Decimal): ReadonlyMap<string, Decimal> =>
    new Map(
      sumByCurrency(
        positions.map((position) => ({ currency: position.currency, amount: amount(position) })),
      ).map(({ currency, amount: total }) => [currency, total]),
    );
  const profits = sum((position) => profitAt(position, priceOf(position), plainContract));
  const values = sum((position) => valueAt(priceOf(position), position.quantity, plainContract));
  const margins = sum((position) => position.margin);
  const isTodayKnown = (currency: string): boolean =>
    positions.every((position) => position.currency !== currency || todayOf(position) !== null);
  const todayOf = (position: Position): Decimal | null =>
    todayProfitAt(position, priceOf(position), plainContract).amount;
  const todays = sum((position) => todayOf(position) ?? zero);
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
