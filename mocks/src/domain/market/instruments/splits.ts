/**
 * Share splits in prices (ADR 64). The path of a share knows of none: what a split changes is in how many shares it is counted. A question
 * that is asked as of an instant is answered in the shares of that instant, history included, so nothing jumps at a split.
 */
import { FIXED_ONE, multiplyDivide } from '#kernel/fixed.ts';
import type { Fixed } from '#kernel/fixed.ts';
import type { Instrument, InstrumentKey } from './instrument.ts';
import { tickIn } from './tick-sizes.ts';

/** One share becomes `ratio` as its day opens at `at` (world ms). */
export interface Split {
  readonly at: number;
  /** Whole, at least 2: no holding is left with a fraction. */
  readonly ratio: bigint;
}

/** The splits of an instrument, by instant, oldest first. */
export type SplitsOf = (instrument: Instrument) => readonly Split[];

export const noSplits: SplitsOf = () => [];

/** As how many shares one share of the catalogue is counted: `shares` ÷ `of`. */
export interface ShareCount {
  readonly shares: bigint;
  readonly of: bigint;
}

const asListed: ShareCount = { shares: 1n, of: 1n };

/** World ms: base prices are those of the close before this instant, in the shares of then. */
export const baseInstant = Date.parse('2026-11-18T00:00:00Z');

/** How shares are counted at an instant. */
export function shareCountAt(splits: readonly Split[], { listing }: Instrument, at: number): ShareCount {
  if (splits.length === 0) return asListed;
  const base = listing?.since ?? baseInstant;
  let [shares, of] = [1n, 1n];
  for (const split of splits) {
    if (split.at > base && split.at <= at) shares *= split.ratio;
    if (split.at <= base && split.at > at) of *= split.ratio;
  }
  return shares === of ? asListed : { shares, of };
}

/** An instrument with its figures for shares that are counted so. Its rules of trading stay. */
export function countedIn(instrument: Instrument, { shares, of }: ShareCount): Instrument {
  if (shares === of) return instrument;
  const { basePrice, tickTable, tickSize, listing, unitsOutstanding, averageVolume } = instrument;
  const price = (listed: Fixed) => multiplyDivide(listed, of, shares);
  return {
    ...instrument,
    basePrice: price(basePrice),
    tickSize: tickTable === undefined ? tickSize : tickIn(tickTable, price(basePrice)),
    averageVolume: (averageVolume * Number(shares)) / Number(of),
    ...(unitsOutstanding === undefined
      ? {}
      : { unitsOutstanding: multiplyDivide(unitsOutstanding, shares * FIXED_ONE, of * FIXED_ONE) }),
    ...(listing === undefined ? {} : { listing: { ...listing, price: price(listing.price) } }),
  };
}

/** What is kept of an instrument for one way of counting is kept under this. */
export function countedKey(key: InstrumentKey, { shares, of }: ShareCount): string {
  return shares === of ? key : `${key} ${shares}/${of}`;
}
