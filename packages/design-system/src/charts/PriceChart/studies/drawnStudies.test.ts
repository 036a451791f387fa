import { describe, expect, test } from 'vitest';
import type { Candle } from '../../model/candles.ts';
import type { DrawnStudies } from '../../model/plot.ts';
import { layOutSlots } from '../../model/slots.ts';
import { dayMs, openingMs } from '../samples/sampleCandles.ts';
import { createStudies } from './drawnStudies.ts';

const averageOfTwo = [{ id: 'ma', periods: [2] }] as const;
const strengthOfTwo = [{ id: 'rsi', periods: [2] }] as const;
/** Days that close at 10, 11 and so on up to 18: in threes they close at 12, 15 and 18. */
const days: Candle[] = Array.from({ length: 9 }, (_, i) => {
  const price = 10 + i;
  return { t: openingMs + i * dayMs, o: price, h: price, l: price, c: price, v: 1 };
});
const slots = layOutSlots(days);
const valuesOf = ({ results }: DrawnStudies): number[] => [...(results[0]?.lines[0]?.values ?? [])];

describe('indicators', () => {
  test('are computed on the candles as drawn: an average of two is that of two merged ones', () => {
    const studiesOf = createStudies()(averageOfTwo, days, slots, undefined);
    expect(valuesOf(studiesOf(1))).toEqual([NaN, 10.5, 11.5, 12.5, 13.5, 14.5, 15.5, 16.5, 17.5]);
    // (12 + 15) ÷ 2 and (15 + 18) ÷ 2.
    expect(valuesOf(studiesOf(3))).toEqual([NaN, 13.5, 16.5]);
    expect(studiesOf(3).slots).toEqual([1, 4, 7]);
  });

  test('that count steps count those between drawn candles', () => {
    // In threes: closes 12, 9, 15. One fall of 3 and one rise of 6: 100 − 100 ÷ (1 + 3 ÷ 1.5).
    const closes = [10, 14, 12, 13, 8, 9, 10, 20, 15];
    const wavering = days.map((day, i) => ({ ...day, c: closes[i] ?? 0 }));
    const studiesOf = createStudies()(strengthOfTwo, wavering, slots, undefined);
    const values = valuesOf(studiesOf(3));
    expect(values.slice(0, 2)).toEqual([NaN, NaN]);
    expect(values[2]).toBeCloseTo(66.667, 3);
  });

  test('follow the live price in the last drawn candle only', () => {
    const compute = createStudies();
    compute(averageOfTwo, days, slots, 18)(3);
    expect(valuesOf(compute(averageOfTwo, days, slots, 21)(3))).toEqual([NaN, 13.5, 18]);
  });

  test('know the drawn candle that each candle is part of', () => {
    const { markOf } = createStudies()(averageOfTwo, days, slots, undefined)(3);
    expect(days.map((_, i) => markOf(i))).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
  });
});
