/** What institutions hold is worth what the prices say. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { absolute, FIXED_ONE, maximum, multiplyDivide, parseFixed } from '#kernel/index.ts';
import { createMarket } from '../market/index.ts';
import { dealsOf, holdingsOf, institutions, recordOf } from './index.ts';

const market = createMarket('meridian');
const now = Date.parse('2026-11-18T15:30:00Z');
const day = 24 * 3_600_000;

describe.each(institutions.map((one) => [one.id, one] as const))(
  'the portfolio of %s',
  (_id, institution) => {
    test('is worth what its deals and prices make of it', () => {
      const { gain, startsAt } = recordOf(market, institution, now);
      // Each purchase is the whole of one part: its instrument says which.
      const worth = institution.holdings.map((group) => {
        const deals = dealsOf(market, institution, now)
          .filter(({ key }) => group.includes(key))
          .toReversed();
        return deals.reduce((value, { key, at, isSale, gain: earned }, index) => {
          if (isSale) return multiplyDivide(value, FIXED_ONE + (earned ?? 0n), FIXED_ONE);
          const isHeld = index === deals.length - 1;
          return isHeld ? multiplyDivide(value, market.price(key, now), market.price(key, at)) : value;
        }, FIXED_ONE);
      });
      const mean = worth.reduce((sum, value) => sum + value, 0n) / BigInt(worth.length);
      expect(absolute(mean - FIXED_ONE - gain)).toBeLessThan(parseFixed('0.000001'));
      expect(startsAt).toBeLessThan(now);
    });

    test('holds one instrument of each group, and their shares make the whole', () => {
      const held = holdingsOf(market, institution, now);
      expect(held).toHaveLength(institution.holdings.length);
      for (const group of institution.holdings) {
        expect(held.filter(({ key }) => group.includes(key))).toHaveLength(1);
        for (const key of group) expect(market.instrument(key).settlementCurrency).toMatch(/^USDT?$/);
      }
      const whole = held.reduce((sum, { share }) => sum + share, 0n);
      expect(absolute(whole - FIXED_ONE)).toBeLessThan(parseFixed('0.000001'));
    });

    test('fell most where its values say so', () => {
      const { values, worstFall } = recordOf(market, institution, now);
      let worst = 0n;
      values.forEach(({ value }, index) => {
        for (const later of values.slice(index + 1))
          worst = maximum(worst, multiplyDivide(value - later.value, FIXED_ONE, value));
      });
      expect(worstFall).toBe(worst);
      expect(worstFall).toBeGreaterThan(0n);
    });
  },
);

test('a record is the same however often and in whichever order it is asked for', () => {
  const instants = fc.array(fc.integer({ min: now - 900 * day, max: now + 900 * day }), {
    minLength: 2,
    maxLength: 4,
  });
  fc.assert(
    fc.property(instants, fc.constantFrom(...institutions), (asked, institution) => {
      for (const at of asked) {
        const { values, ...figures } = recordOf(market, institution, at);
        const { values: again, ...same } = recordOf(createMarket('meridian'), institution, at);
        expect(figures).toEqual(same);
        expect(values).toEqual(again);
        expect(values.at(-1)?.at).toBe(at);
      }
    }),
    { numRuns: 4 },
  );
}, 60_000);

test('there is a portfolio at any time that a world can have', () => {
  for (const at of ['2019-01-01T00:00:00Z', '2036-12-31T23:59:59Z', '2046-12-31T23:59:59Z'].map(Date.parse))
    for (const institution of institutions) {
      const { startsAt } = recordOf(market, institution, at);
      expect(startsAt).toBeLessThanOrEqual(at);
      expect(at - startsAt).toBeLessThan(740 * day);
    }
});
