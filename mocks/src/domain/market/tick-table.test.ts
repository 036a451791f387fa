/** Prices whose steps depend on the price: the exchange of Hong Kong. */
import { describe, expect, test } from 'vitest';
import { isMultipleOf, parseFixed } from '#kernel/index.ts';
import { createMarket, onTick, tickAt } from './index.ts';

const d = parseFixed;
const day = 86_400_000;
const market = createMarket('tick-table');
const tencent = market.instrument('HK:00700');

describe('the spread table of Hong Kong', () => {
  test.each([
    ['0.2', '0.001'],
    ['0.25', '0.005'],
    ['9.99', '0.01'],
    ['20', '0.02'],
    ['49.98', '0.02'],
    ['50', '0.05'],
    ['499.8', '0.2'],
    ['500', '0.5'],
    ['1000', '1'],
    ['9990', '5'],
  ])('a price of %s moves by %s', (price, tick) => {
    expect(tickAt(tencent, d(price))).toBe(d(tick));
  });

  test('nothing is quoted between two ticks, and of two prices the higher stays so or both are one', () => {
    let before = 0n;
    for (let cents = 1n; cents < 70_000n; cents += 7n) {
      const price = onTick(tencent, (cents * d('1')) / 100n);
      expect(isMultipleOf(price, tickAt(tencent, price))).toBe(true);
      expect(price).toBeGreaterThanOrEqual(before);
      before = price;
    }
  });

  test('has a tick of its own for every share at every price that its path has been at in a year', () => {
    const now = Date.parse('2026-11-19T03:00:00Z');
    const shares = market.instruments.filter(({ group }) => group === 'HK');
    const left = new Set<string>();
    for (const one of shares) {
      for (let back = 0; back < 360; back += 45) {
        const { last, bid, ask } = market.quote(one.key, now - back * day);
        for (const price of [last, bid, ask])
          expect([one.code, isMultipleOf(price, tickAt(one, price))]).toEqual([one.code, true]);
        expect(bid < ask).toBe(true);
        if (tickAt(one, last) !== one.tickSize) left.add(one.code);
      }
    }
    // Else the table would have decided nothing.
    expect(left.size).toBeGreaterThan(5);
  });

  test('an order that waits for a price is filled when the path is there, in whichever band that is', () => {
    const from = Date.parse('2026-03-02T02:00:00Z');
    for (const code of ['00700', '00005', '09988', '03690', '01810'] as const) {
      const key = `HK:${code}` as const;
      const { low } = market.range(key, from, from + 90 * day);
      const at = market.firstCrossing(key, 'atOrBelow', low, from, from + 90 * day);
      expect(at).toBeDefined();
      expect(market.price(key, at ?? 0)).toBe(low);
      expect(market.range(key, from, (at ?? 0) - 1000).low).toBeGreaterThan(low);
    }
  });
});
