import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exponential } from './exponential.ts';

describe('the exponential', () => {
  it('is that of the engine to the last digits, and rises', () => {
    fc.assert(
      fc.property(fc.double({ min: -8, max: 8, noNaN: true }), (x) => {
        expect(Math.abs(exponential(x) / Math.exp(x) - 1)).toBeLessThan(1e-14);
        expect(exponential(x + 1e-9)).toBeGreaterThan(exponential(x));
      }),
      { numRuns: 2_000 },
    );
  });
});
