import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { candleStepMs, layOutSlots, nearestIndex } from './slots.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const at = (...times: number[]): { t: number }[] => times.map((t) => ({ t }));
const every = (start: number, step: number, count: number): { t: number }[] =>
  Array.from({ length: count }, (_, i) => ({ t: start + i * step }));

describe('the length of a candle', () => {
  test('is not moved by a night, nor by a last candle still short', () => {
    expect(candleStepMs([...every(0, minute, 60), ...every(day, minute, 60), { t: day + hour + 17 }])).toBe(
      minute,
    );
  });

  test('is not known from one candle', () => {
    expect(candleStepMs(at(5))).toBe(0);
    expect(candleStepMs([])).toBe(0);
  });
});

describe('a time axis with sessions', () => {
  const sessions = [
    { start: 0, end: hour },
    { start: day, end: day + hour },
  ];

  test('gives closed hours no room and marks where the next session begins', () => {
    const layout = layOutSlots([...every(0, minute, 60), ...every(day, minute, 60)], sessions);
    expect(layout.slotCount).toBe(120);
    expect(layout.slotOf[60]).toBe(60);
    expect(layout.breaks).toEqual([60]);
  });

  test('marks no break where one session goes on from another', () => {
    const round = [
      { start: 0, end: day },
      { start: day, end: 2 * day },
    ];
    expect(layOutSlots(every(0, hour, 40), round).breaks).toEqual([]);
  });

  test('keeps the room of a halt inside a session', () => {
    const layout = layOutSlots([...every(0, minute, 10), ...every(40 * minute, minute, 20)], sessions);
    expect(layout.slotOf[9]).toBe(9);
    expect(layout.slotOf[10]).toBe(40);
  });

  test('leaves what is left of the current session blank', () => {
    expect(layOutSlots(every(0, minute, 10), sessions).slotCount).toBe(60);
    expect(layOutSlots([...every(0, minute, 60), ...every(day, minute, 1)], sessions).slotCount).toBe(120);
  });

  test('leaves the afternoon blank during a rest at midday, at its own time', () => {
    const day = [
      { start: 0, end: 2 * hour },
      { start: 3 * hour, end: 5 * hour },
    ];
    const layout = layOutSlots(every(0, minute, 120), day);
    expect(layout.slotCount).toBe(240);
    expect(layout.breaks).toEqual([120]);
    expect(layout.later).toEqual([{ slot: 120, t: 3 * hour }]);
  });

  test('counts a lone candle as one minute of its session', () => {
    const layout = layOutSlots(at(30 * minute), sessions);
    expect([...layout.slotOf]).toEqual([30]);
    expect(layout.slotCount).toBe(60);
  });

  test('ignores sessions before the first candle', () => {
    const layout = layOutSlots(every(day, minute, 60), sessions);
    expect(layout.slotOf[0]).toBe(0);
    expect(layout.breaks).toEqual([]);
  });

  test('puts candles of extended hours side by side', () => {
    const layout = layOutSlots(
      [...every(0, minute, 60), ...at(hour + minute, hour + 5 * minute)],
      sessions.slice(0, 1),
    );
    expect(Array.from(layout.slotOf.slice(-2))).toEqual([60, 61]);
  });

  test('reports what it left out, when it ends, and what lies outside', () => {
    const early = at(day - 2 * minute, day - minute);
    const layout = layOutSlots(
      [...every(0, minute, 60), ...at(hour + minute), ...early, ...every(day, minute, 5)],
      sessions,
    );
    expect(layout.pauses).toEqual([{ from: hour, to: day }]);
    expect(layout.outside).toEqual([
      { from: 60, to: 61, t: hour + minute, isBefore: false },
      { from: 61, to: 63, t: day - 2 * minute, isBefore: true },
    ]);
    expect(layout.endsAt).toBe(day + hour);
    // The session that the early ones come before keeps its whole room.
    expect(layout.slotOf[63]).toBe(63);
    expect(layout.slotCount).toBe(63 + 60);
  });

  test('is a plain row when a candle is as long as a session', () => {
    const layout = layOutSlots(at(0, day), sessions);
    expect(layout.slotCount).toBe(2);
    expect(layout.breaks).toEqual([]);
  });

  test('never lets two candles share a slot or change their order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 3000 }), { minLength: 1, maxLength: 80 }),
        (minutes) => {
          const candles = minutes.toSorted((a, b) => a - b).map((m) => ({ t: m * minute }));
          const { slotOf, slotCount } = layOutSlots(candles, sessions);
          for (let i = 1; i < slotOf.length; i++) expect(slotOf[i] ?? 0).toBeGreaterThan(slotOf[i - 1] ?? 0);
          expect(slotCount).toBeGreaterThan(slotOf.at(-1) ?? 0);
        },
      ),
    );
  });
});

describe('a time axis without sessions', () => {
  test('takes a long pause for closed hours', () => {
    const layout = layOutSlots([...every(0, minute, 60), ...every(day, minute, 60)]);
    expect(layout.slotCount).toBe(120);
    expect(layout.breaks).toEqual([60]);
  });

  test('sees no break in the weekends of day candles', () => {
    expect(layOutSlots(at(0, day, 2 * day, 5 * day, 6 * day)).breaks).toEqual([]);
  });
});

describe('the nearest candle', () => {
  const slots = [0, 1, 2, 10, 11];

  test('is found across a halt from either side', () => {
    expect(nearestIndex(slots, 4)).toBe(2);
    expect(nearestIndex(slots, 7)).toBe(3);
  });

  test('is the earlier one when two are as near', () => {
    expect(nearestIndex(slots, 6)).toBe(2);
  });

  test('is an end for a pointer beyond it', () => {
    expect(nearestIndex(slots, -50)).toBe(0);
    expect(nearestIndex(slots, 99)).toBe(4);
  });

  test('does not exist without candles', () => {
    expect(nearestIndex([], 3)).toBe(-1);
  });

  test('is never farther than any other', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 500 }), { minLength: 1 }),
        fc.double({ min: -100, max: 600, noNaN: true }),
        (values, wanted) => {
          const sorted = values.toSorted((a, b) => a - b);
          const found = sorted[nearestIndex(sorted, wanted)] ?? Infinity;
          const least = Math.min(...sorted.map((slot) => Math.abs(slot - wanted)));
          expect(Math.abs(found - wanted)).toBeCloseTo(least, 9);
        },
      ),
    );
  });
});

test('sessions of years leave the candles side by side', () => {
  const candles = Array.from({ length: 30 }, (_, i) => ({ t: Date.UTC(2026, 10, 16, 14, i) }));
  const century = [{ start: Date.UTC(1950, 0, 1), end: Date.UTC(9000, 0, 1) }];
  expect(layOutSlots(candles, century).slotCount).toBe(30);
  expect(layOutSlots([{ t: 0 }, { t: 1 }], [{ start: 0, end: 23_400_000 }]).slotCount).toBe(2);
});
