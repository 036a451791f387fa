import type { Candle, Session } from '../../model/candles.ts';

/** Made-up prices for stories and tests: the same on every run. No entry point of the library leads here. */

export const minuteMs = 60_000;
export const dayMs = 86_400_000;
/** Monday 16 November 2026, 14:30 UTC: the opening in New York. */
export const openingMs = Date.UTC(2026, 10, 16, 14, 30);
const tradingDayMs = 390 * minuteMs;

interface Walk {
  from: number;
  /** Where the walk ends, as a ratio to `from`. */
  drift: number;
  /** Size of a step, as a ratio to the price. */
  roughness: number;
  decimals: number;
  seed?: number | undefined;
}

function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Candles at the given times that wander from one price to another. */
export function walk(
  times: readonly number[],
  { from, drift, roughness, decimals, seed = 7 }: Walk,
): Candle[] {
  const next = random(seed);
  const round = (price: number): number => Number(price.toFixed(decimals));
  let wander = 0;
  let previous = from;
  return times.map((t, i) => {
    const progress = times.length > 1 ? i / (times.length - 1) : 0;
    wander = wander * 0.985 + (next() - 0.5) * 2 * roughness;
    const o = previous;
    const c = round(from * (1 + (drift - 1) * progress + wander));
    const reach = from * roughness * 0.8;
    const h = round(Math.max(o, c) + next() * reach);
    const l = round(Math.min(o, c) - next() * reach);
    previous = c;
    const rush = 1 + 3 * (Math.abs(progress - 0.5) * 2) ** 4;
    return { t, o, h, l, c, v: Math.round(800 + next() * 4200 * rush) };
  });
}

/** Times of `count` candles in a market that never closes. */
export function steadyTimes(start: number, stepMs: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => start + i * stepMs);
}

/** Sessions of New York on consecutive weekdays, from the first day of the samples on. */
export function tradingDays(count: number): Session[] {
  const days: Session[] = [];
  for (let day = 0; days.length < count; day++) {
    const isWeekend = day % 7 >= 5;
    if (!isWeekend)
      days.push({ start: openingMs + day * dayMs, end: openingMs + day * dayMs + tradingDayMs });
  }
  return days;
}

/** Times of the candles of whole sessions. */
export function sessionTimes(sessions: readonly Session[], stepMs: number): number[] {
  return sessions.flatMap(({ start, end }) => steadyTimes(start, stepMs, Math.ceil((end - start) / stepMs)));
}
