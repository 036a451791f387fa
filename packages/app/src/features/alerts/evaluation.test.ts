import { toDecimal, type Decimal } from '@meridian/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isReached, evaluate, type Followed, type PriceComing } from './evaluation.ts';
import type { AlertCondition } from './price-alerts.ts';

const now = 1_000_000;
const awaits = (condition: AlertCondition, value: string, isDelayed = false) => ({
  condition,
  value: toDecimal(value),
  isDelayed,
});
const coming = (price: string, patch: Partial<PriceComing> = {}): PriceComing => ({
  price: toDecimal(price),
  ratio: null,
  at: now,
  marketStatus: 'open',
  now,
  ...patch,
});
const followed = (patch: Partial<Followed> = {}): Followed => ({ until: now - 1_000, gap: null, ...patch });
const above = awaits('above', '190.00');

describe('a price is past an alert', () => {
  test.for([
    ['above', '190.00', '190.01', null, true],
    ['above', '190.00', '190', null, false],
    ['above', '190.00', '189.99', null, false],
    ['below', '190.00', '189.99', null, true],
    ['below', '190.00', '190.0', null, false],
    ['move', '3', '1', '3.00', true],
    ['move', '3', '1', '-3.01', true],
    ['move', '3', '1', '-2.99', false],
    ['move', '3', '1', null, false],
    // As floats both would be the same number.
    ['above', '0.1000000000000000055', '0.1000000000000000056', null, true],
  ] as const)('%s %s at %s (%s): %s', ([condition, value, price, ratio, isPast]) => {
    const made = { price: toDecimal(price), ratio: ratio === null ? null : toDecimal(ratio) };
    expect(isReached(awaits(condition, value), made)).toBe(isPast);
  });
});

test('seen as it happens it has the time of its price', () => {
  const { fired } = evaluate(above, coming('190.02', { at: now - 40 }), followed());
  expect(fired).toEqual({ how: 'live', at: now - 40, price: '190.02', ratio: null });
});

test.for(['closed', 'cut'] as const)(
  'past at the first price after the app was %s, it has the time it was seen',
  (gap) => {
    const { fired } = evaluate(above, coming('190.02', { at: now - 40 }), followed({ gap }));
    expect(fired).toEqual({ how: gap, at: now, price: '190.02', ratio: null });
  },
);

test('short of it at that first price, what comes after is seen as it happens', () => {
  const first = evaluate(above, coming('189.00', { at: now - 40 }), followed({ gap: 'closed' }));
  expect(first).toEqual({ followed: { until: now - 40, gap: null }, fired: null });
  expect(evaluate(above, coming('190.02'), first.followed).fired?.how).toBe('live');
});

describe('nothing is said by a price that', () => {
  const before = followed();
  test.for([
    ['was made when the alert was set', coming('191', { at: before.until })],
    ['is older than the last', coming('191', { at: before.until - 1 })],
    ['lies beyond the clock', coming('191', { at: now + 60_000 })],
  ] as const)('%s', ([, price]) => {
    expect(evaluate(above, price, before)).toEqual({ followed: before, fired: null });
  });

  test('is repeated long after it was made', () => {
    const long = followed({ until: now - 120_000 });
    const old = coming('191', { at: now - 60_000 });
    expect(evaluate(above, old, long).fired).toBeNull();
    // By the exchange's rule late, or the last of a closed market, it is the newest there is.
    expect(evaluate(awaits('above', '190.00', true), old, long).fired?.how).toBe('live');
    expect(evaluate(above, { ...old, marketStatus: 'closed' }, long).fired?.how).toBe('live');
  });
});

test('over any run of prices an alert fires at the first newer one that is past it, and not before', () => {
  const price = fc.integer({ min: 1, max: 400 }).map((cents) => toDecimal((cents / 100).toFixed(2)));
  const step = fc.record({ price, wait: fc.integer({ min: -3, max: 3 }) });
  fc.assert(
    fc.property(fc.constantFrom('above', 'below'), price, fc.array(step), (condition, value, steps) => {
      const alert = awaits(condition, value);
      const isPast = (one: Decimal): boolean =>
        condition === 'above' ? Number(one) > Number(value) : Number(one) < Number(value);
      let state: Followed = { until: 0, gap: null };
      let at = 0;
      let newest = 0;
      for (const { price: next, wait } of steps) {
        at += wait;
        const { followed: after, fired } = evaluate(alert, coming(next, { at, now: Math.max(at, 0) }), state);
        expect(fired !== null).toBe(at > newest && isPast(next));
        if (fired !== null) return;
        newest = Math.max(newest, at);
        state = after;
      }
    }),
  );
});
