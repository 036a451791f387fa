/**
 * What an auction would end with now: pure functions of seed, instrument and time, on the one price path. They begin around the
 * last close and converge to what the session opens with, so that the indication, the fill, the quote and the candle agree.
 */
import { drawUnit, stream, substream, truncateToStep } from '#kernel/index.ts';
import type { Fixed, Stream } from '#kernel/index.ts';
import { onTick } from '../market/index.ts';
import type { InstrumentKey, Market } from '../market/index.ts';
import type { Auction } from './schedule.ts';

export interface Indication {
  /** World ms since which it is so. */
  readonly since: number;
  readonly price: Fixed;
  readonly volume: Fixed;
  /** Shares wanted (+) or offered (−) beyond those that would be traded. */
  readonly imbalance: Fixed;
}

/** The exchange publishes anew this often. */
const stepMs = 5_000;
const stepsOfDrift = 24;
/** Largest distance from the way to the opening price, as a fraction of it: drifting by minutes, and from one step to the next. */
const [drift, jitter] = [0.0035, 0.0012];
/** Share of the gap and of the volume that is known as the window opens. */
const [knownGap, knownVolume] = [0.15, 0.12];

/** From −1 to 1. */
const signed = (from: Stream, index: number): number => 2 * drawUnit(from, index) - 1;

/** A fraction of an amount, to a billionth. */
const part = (of: Fixed, fraction: number): Fixed =>
  (of * BigInt(Math.round(fraction * 1_000_000_000))) / 1_000_000_000n;

/** What is published at an instant; undefined before the window opens. From the end on it is what the auction ended with. */
export function indicationAt(
  market: Market,
  key: InstrumentKey,
  auction: Auction,
  at: number,
): Indication | undefined {
  const { opensAt, closesAt } = auction;
  if (at < opensAt) return undefined;
  const opening = market.price(key, closesAt, at);
  // What is traded in the session's first second is the auction.
  const volume = market.volume(key, closesAt, closesAt + 1000, at);
  if (at >= closesAt) return { since: closesAt, price: opening, volume, imbalance: 0n };
  const instrument = market.instrument(key);
  const step = Math.floor((at - opensAt) / stepMs);
  const passed = (step * stepMs) / (closesAt - opensAt);
  const left = 1 - passed;
  const ofDay = substream(stream(market.seed, 'auction', key), Math.floor(closesAt / 86_400_000));
  const [drifts, jitters, sides] = [substream(ofDay, 1), substream(ofDay, 2), substream(ofDay, 3)];
  const minute = Math.floor(step / stepsOfDrift);
  const last = market.price(key, opensAt, at);
  const gap = part(opening - last, knownGap + (1 - knownGap) * passed);
  const noise = part(opening, left * (drift * signed(drifts, minute) + jitter * signed(jitters, step)));
  const price = onTick(instrument, last + gap + noise);
  const lots = (fraction: number) => truncateToStep(part(volume, fraction), instrument.lotSize);
  return {
    since: opensAt + step * stepMs,
    price: price > 0n ? price : opening,
    volume: lots(knownVolume + (1 - knownVolume) * passed),
    imbalance: lots(left * (0.6 * signed(sides, minute) + 0.15 * signed(jitters, step))),
  };
}
