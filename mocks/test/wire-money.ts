/** Figures as the calls answer them. Test kit. */
import { expect } from 'vitest';
import { compare, minus, read, times, whole } from './rational.ts';
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
export interface Detail {
  readonly price_nominal: string;
  readonly priceStep: string;
  readonly quantityStep: string;
}

export const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;

/** Equal to so many decimals, where the exact number need not end. */
export function expectNear(text: string, exact: Rational, decimals: number): void {
  const apart = times(minus(read(text), exact), whole(10n ** BigInt(decimals)));
  expect([text, compare(apart, whole(1n)) < 0n && compare(apart, whole(-1n)) > 0n]).toEqual([text, true]);
}
