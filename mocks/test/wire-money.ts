/** Figures as the calls answer them. Test kit. */
import { refusal } from '@meridian/api';
import { expect } from 'vitest';
import type { ModelPosition, Terms } from './money-model.ts';
import { centsOf, compare, isSame, minus, nought, over, plus, read, times, whole } from './rational.ts';
import type { Rational } from './rational.ts';

export interface WirePosition {
  readonly id: string;
  readonly quantity: string;
  readonly openPrice: string;
  readonly cost: string;
  readonly margin: string;
  readonly handlingFee: string;
  readonly price_nominal: string;
  readonly profit: string;
  readonly sellProfit: string | null;
  readonly stopOutPrice: string | null;
  readonly closePrice: string | null;
  readonly closeTimeTimestamp: number | null;
}
export interface WireOrder {
  readonly orderNo: string;
  readonly positionId: string;
  readonly orderStatus: number;
  readonly price: string;
  readonly quantity: string;
  readonly filledQuantity: string;
  readonly margin: string;
  readonly handlingFee: string;
  readonly frozenAmount: string;
  readonly fills: readonly { readonly price: string; readonly quantity: string }[];
}
export interface Detail {
  readonly bid: string;
  readonly ask: string;
  readonly bidVolume: string;
  readonly askVolume: string;
  readonly price_nominal: string;
  readonly priceStep: string;
  readonly quantityStep: string;
}

export type TermsBySource = Readonly<
  Record<
    string,
    Record<'feeRate' | 'minFee' | 'maintenanceRate', string> & {
      readonly overnight: Record<'long' | 'short' | 'daysPerYear', string>;
    }
  >
>;

/** The terms of a class as the configuration says them. */
export function readTerms(terms: TermsBySource, source: number, priceStep: string): Terms {
  const { feeRate = '', minFee = '', maintenanceRate = '', overnight } = terms[String(source)] ?? {};
  return {
    feeRate: read(feeRate),
    minFee: read(minFee),
    maintenanceRate: read(maintenanceRate),
    tick: read(priceStep),
    overnight: {
      long: read(overnight?.long ?? ''),
      short: read(overnight?.short ?? ''),
      daysPerYear: read(overnight?.daysPerYear ?? ''),
    },
  };
}

/** Whether a call was refused because nothing is traded. */
export const isShut = (code: number): boolean =>
  code === refusal.marketClosed || code === refusal.instrumentHalted;

/** An open position as the calls show it, against the model of it; answers its profit. */
export function expectRow(row: WirePosition, model: ModelPosition): bigint {
  const price = read(row.price_nominal);
  const floating = model.floating(price);
  const stopOut = model.stopOut();
  expect(isSame(read(row.quantity), model.quantity)).toBe(true);
  expectNear(row.cost, model.cost, 18);
  expectNear(row.openPrice, over(model.cost, model.quantity), 11);
  expect([centsOf(row.margin), centsOf(row.handlingFee), centsOf(row.profit)]).toEqual([
    model.margin,
    model.fees,
    floating,
  ]);
  expect(row.stopOutPrice === null).toBe(stopOut === null);
  if (stopOut !== null) expect(isSame(read(row.stopOutPrice ?? '0'), stopOut)).toBe(true);
  return floating;
}

export const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;

/** What was filled of an order, and for how much: Σ price × quantity, which is what its average price says. */
export function filledOf({ fills, filledQuantity, price }: WireOrder) {
  const sum = (of: (fill: WireOrder['fills'][number]) => Rational) =>
    fills.reduce((total, fill) => plus(total, of(fill)), nought);
  const quantity = sum((fill) => read(fill.quantity));
  const value = sum((fill) => times(read(fill.price), read(fill.quantity)));
  expect(isSame(quantity, read(filledQuantity))).toBe(true);
  expectNear(price, over(value, quantity), 11);
  return { quantity, value };
}

/** Equal to so many decimals, where the exact number need not end. */
export function expectNear(text: string, exact: Rational, decimals: number): void {
  const apart = times(minus(read(text), exact), whole(10n ** BigInt(decimals)));
  expect([text, compare(apart, whole(1n)) < 0n && compare(apart, whole(-1n)) > 0n]).toEqual([text, true]);
}
