import type { PriceRange } from '../candles.ts';
import { averageFrom, exponentialAverage, simpleAverage, wilderAverage } from './averages.ts';
import type { IndicatorId, IndicatorSpec, Study } from './indicator.ts';
import { foldMoments, momentsOf, slidingWindow } from './slidingWindow.ts';

type SpecOf<Id extends IndicatorId> = Extract<IndicatorSpec, { id: Id }>;

/** Simple moving averages of the close, one line for each period. */
function movingAverages({ id, periods }: SpecOf<'ma'>): Study {
  const distinct = [...new Set(periods)];
  const averages = distinct.map(simpleAverage);
  return {
    about: { id, place: 'over' },
    keys: distinct.map((period) => `ma${period}`),
    next: ({ c }) => averages.map((average) => average.next(c)),
    close: ({ c }) => {
      for (const average of averages) average.close(c);
    },
  };
}

/**
 * Bollinger bands: the simple average of the close, and as many standard deviations above and below. The deviation is
 * that of the whole population (÷ period, not ÷ period − 1), as in "Bollinger on Bollinger Bands", 2001.
 */
function bollinger({ id, period, deviations }: SpecOf<'bollinger'>): Study {
  const window = slidingWindow(period, foldMoments);
  return {
    about: { id, place: 'over' },
    keys: ['upper', 'middle', 'lower'],
    next: ({ c }) => {
      const moments = window.next(momentsOf(c));
      if (!moments) return [NaN, NaN, NaN];
      const reach = deviations * Math.sqrt(moments.squares / moments.count);
      return [moments.mean + reach, moments.mean, moments.mean - reach];
    },
    close: ({ c }) => window.close(momentsOf(c)),
  };
}

/**
 * MACD (Appel): DIF is the fast less the slow exponential average of the close, DEA the exponential average of DIF.
 * The bar is 2 × (DIF − DEA), as terminals of the Chinese markets draw it, from which the names DIF and DEA come too;
 * western ones draw it once. The lines, and where a bar changes sign, are the same in both.
 */
function macd({ id, fast, slow, signal }: SpecOf<'macd'>): Study {
  const fastAverage = exponentialAverage(fast);
  const slowAverage = exponentialAverage(slow);
  const signalAverage = exponentialAverage(signal);
  const difOf = (close: number): number => fastAverage.next(close) - slowAverage.next(close);
  return {
    about: { id, place: 'below', guides: [0] },
    keys: ['dif', 'dea'],
    hasBars: true,
    next: ({ c }) => {
      const dif = difOf(c);
      const dea = Number.isNaN(dif) ? NaN : signalAverage.next(dif);
      return [dif, dea, 2 * (dif - dea)];
    },
    close: ({ c }) => {
      const dif = difOf(c);
      if (!Number.isNaN(dif)) signalAverage.close(dif);
      fastAverage.close(c);
      slowAverage.close(c);
    },
  };
}

/**
 * Relative strength index after Wilder: 100 × average gain ÷ (average gain + average loss) of the close, both with his
 * smoothing. First value at index `period`. Without any gain or loss it is 50: neither side is stronger.
 */
function relativeStrength({ id, periods }: SpecOf<'rsi'>): Study {
  const distinct = [...new Set(periods)];
  const sides = distinct.map((period) => ({ gain: wilderAverage(period), loss: wilderAverage(period) }));
  let before: number | undefined;
  return {
    about: { id, place: 'below', fixedRange: [0, 100], guides: [30, 70] },
    keys: distinct.map((period) => `rsi${period}`),
    next: ({ c }) => {
      if (before === undefined) return distinct.map(() => NaN);
      const change = c - before;
      return sides.map(({ gain, loss }) =>
        share(gain.next(Math.max(change, 0)), loss.next(Math.max(-change, 0))),
      );
    },
    close: ({ c }) => {
      if (before !== undefined) {
        for (const { gain, loss } of sides) {
          gain.close(Math.max(c - before, 0));
          loss.close(Math.max(before - c, 0));
        }
      }
      before = c;
    },
  };
}

function share(gain: number, loss: number): number {
  return gain + loss === 0 ? 50 : 100 * (gain / (gain + loss));
}

/**
 * KDJ, the stochastic of the Chinese markets. RSV is the place of the close between the lowest low (0) and the highest
 * high (100) of the period; K smooths RSV with weight 1 ÷ k and D smooths K with 1 ÷ d, both begun at 50; J = 3K − 2D and
 * leaves 0 to 100. Where high and low of the whole period are one price, RSV is 50.
 */
function kdj({ id, period, k, d }: SpecOf<'kdj'>): Study {
  const window = slidingWindow<PriceRange>(period, (a, b) => ({
    low: Math.min(a.low, b.low),
    high: Math.max(a.high, b.high),
  }));
  const kAverage = averageFrom(50, k);
  const dAverage = averageFrom(50, d);
  const rsvOf = (candle: { l: number; h: number; c: number }): number => {
    const range = window.next({ low: candle.l, high: candle.h });
    if (!range) return NaN;
    const reach = range.high - range.low;
    return reach > 0 ? (100 * (candle.c - range.low)) / reach : 50;
  };
  return {
    about: { id, place: 'below', guides: [20, 80] },
    keys: ['k', 'd', 'j'],
    next: (candle) => {
      const kNow = kAverage.next(rsvOf(candle));
      const dNow = dAverage.next(kNow);
      return [kNow, dNow, 3 * kNow - 2 * dNow];
    },
    close: (candle) => {
      const rsv = rsvOf(candle);
      window.close({ low: candle.l, high: candle.h });
      if (Number.isNaN(rsv)) return;
      dAverage.close(kAverage.next(rsv));
      kAverage.close(rsv);
    },
  };
}

export function studyOf(spec: IndicatorSpec): Study {
  switch (spec.id) {
    case 'ma':
      return movingAverages(spec);
    case 'bollinger':
      return bollinger(spec);
    case 'macd':
      return macd(spec);
    case 'rsi':
      return relativeStrength(spec);
    case 'kdj':
      return kdj(spec);
  }
}
