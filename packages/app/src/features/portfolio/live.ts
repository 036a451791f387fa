/** What a portfolio is worth at given prices. Pure. */
import type { Decimal, Position } from '@meridian/api';
import { plainContract } from '#domain/contract.ts';
import { valueAt } from '#domain/fees.ts';
import { sumByCurrency } from '#domain/money.ts';
import { profitAt, returnOnMargin } from '#domain/profit.ts';

/** One currency's part of a portfolio. Signs: `profit` and `ratio` may be negative. */
export interface CurrencyTotals {
  readonly currency: string;
  /** Floating profit before fees. */
  readonly profit: Decimal;
  /** Profit ÷ margin, percent points; null without margin. */
  readonly ratio: Decimal | null;
  readonly marketValue: Decimal;
  readonly margin: Decimal;
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
  return [...profits].map(([currency, profit]) => {
    const margin = margins.get(currency) ?? ('0' as Decimal);
    return {
      currency,
      profit,
      ratio: returnOnMargin(profit, margin),
      marketValue: values.get(currency) ?? ('0' as Decimal),
      margin,
    };
  });
}
