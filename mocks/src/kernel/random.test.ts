import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draw, drawBetween, drawFrom, drawUnit, hash, hashUnit, stream, substream } from './random.ts';

describe('seeded randomness', () => {
  it('is what it always was, in every engine', () => {
    expect([0, 1, 2, 65_536].map((index) => hash('meridian', 'order-number', 'A1', index))).toEqual([
      1_111_472_377, 1_295_404_206, 1_026_383_034, 1_060_037_928,
    ]);
  });

  it('depends on seed, kind, key and index, and on nothing else', () => {
    const text = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(text, text, text, fc.nat(), (seed, kind, key, index) => {
        const value = hash(seed, kind, key, index);
        expect(hash(seed, kind, key, index)).toBe(value);
        expect(draw(stream(seed, kind, key), index)).toBe(value);
        expect(hashUnit(seed, kind, key, index)).toBe(value / 2 ** 32);
      }),
    );
  });

  it('distinguishes kind and key where their letters run together', () => {
    expect(hash('s', 'ab', 'c')).not.toBe(hash('s', 'a', 'bc'));
    expect(hash('s', 'a', '')).not.toBe(hash('sa', '', ''));
  });

  it('is spread evenly over neighbouring indices, keys and substreams', () => {
    const fills = [
      (n: number) => drawUnit(stream('s', 'k', 'key'), n),
      (n: number) => hashUnit('s', 'k', `key-${n}`),
      (n: number) => drawUnit(substream(stream('s', 'k', 'key'), n), 7),
    ];
    for (const fill of fills) {
      const buckets = Array.from({ length: 16 }, () => 0);
      for (let n = 0; n < 16_000; n += 1) {
        const bucket = Math.floor(fill(n) * 16);
        buckets[bucket] = (buckets[bucket] ?? 0) + 1;
      }
      // Five standard deviations around a thousand.
      for (const count of buckets) expect(Math.abs(count - 1_000)).toBeLessThan(155);
    }
  });

  it('shows no trace of one draw in the next', () => {
    const from = stream('s', 'k', 'key');
    let product = 0;
    for (let n = 0; n < 20_000; n += 1) product += (drawUnit(from, n) - 0.5) * (drawUnit(from, n + 1) - 0.5);
    // Correlation has a standard deviation of 1/√20,000.
    expect(Math.abs((product * 12) / 20_000)).toBeLessThan(5 / Math.sqrt(20_000));
  });

  it('reaches both ends of a range and every element of a list', () => {
    const from = stream('s', 'k', 'key');
    const numbers = new Set(Array.from({ length: 200 }, (_, n) => drawBetween(from, n, -2, 2)));
    expect([...numbers].toSorted((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2]);
    expect(new Set(Array.from({ length: 100 }, (_, n) => drawFrom(from, n, ['a', 'b', 'c']))).size).toBe(3);
    expect(() => drawFrom(from, 0, [])).toThrow(RangeError);
  });
});
