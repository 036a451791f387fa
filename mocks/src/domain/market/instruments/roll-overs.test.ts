import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tradingDayAt } from '../calendar/calendar.ts';
import { catalogue } from './catalogue.ts';
import { frontContract, rollOversBetween } from './contract-month.ts';

const at = (text: string): number => Date.parse(text);
const NOW = at('2026-11-18T15:30:00Z');
const YEAR = 365 * 86_400_000;
const products = catalogue.filter(({ group }) => group === 'FUTURE');
const gold = products.find(({ code }) => code === 'GC');

test('gold went on with December after the last trading day of October', () => {
  const last = gold && rollOversBetween(gold, NOW - YEAR, NOW).at(-1);
  expect([last?.from.code, last?.to.code]).toEqual(['GCV26', 'GCZ26']);
  expect(new Date(last?.at ?? 0).toISOString()).toBe('2026-09-28T22:00:00.000Z');
});

test('at each roll-over the front month changes, and nowhere else', () => {
  const anyMoment = fc.integer({ min: NOW - YEAR, max: NOW + YEAR / 4 });
  fc.assert(
    fc.property(fc.constantFrom(...products), anyMoment, (product, end) => {
      const start = end - YEAR / 2;
      const frontAt = (instant: number) =>
        frontContract(product, tradingDayAt(product.calendar, instant)).code;
      let front = frontAt(start);
      for (const roll of rollOversBetween(product, start + 1, end)) {
        expect([frontAt(roll.at - 1), roll.from.code]).toEqual([front, front]);
        front = frontAt(roll.at);
        expect(roll.to.code).toBe(front);
      }
      expect(frontAt(end)).toBe(front);
    }),
    { numRuns: 60 },
  );
});
