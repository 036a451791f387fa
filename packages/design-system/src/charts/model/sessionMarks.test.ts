import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { labelsWithNames, sessionMarks, type ClosedHours } from './sessionMarks.ts';
import { layOutSlots } from './slots.ts';
import { textWidth } from './textWidth.ts';
import { wholeViewport } from './viewport.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const nameOf = ({ kind }: ClosedHours): string => kind;

/** Sessions with a candle every 10 minutes; `width` px for all of them. */
function marks(sessions: { start: number; end: number }[], width = 300, extra: number[] = []) {
  const inside = sessions.flatMap(({ start, end }) =>
    Array.from({ length: (end - start) / (10 * minute) }, (_, i) => start + i * 10 * minute),
  );
  const candles = [...inside, ...extra].toSorted((a, b) => a - b).map((t) => ({ t }));
  const slots = layOutSlots(candles, sessions);
  const view = wholeViewport(slots.slotCount);
  return sessionMarks(slots, view, width, (slot) => ((slot + 0.5) * width) / slots.slotCount, nameOf);
}

const open = (start: number, hours: number) => ({ start, end: start + hours * hour });

describe('closed hours', () => {
  test('at midday are a line with a name, and the end of the day is one, too', () => {
    const { breaks, names, longBreaks } = marks([open(0, 3), open(4 * hour, 3)]);
    expect(breaks).toEqual([150, 300]);
    expect(longBreaks).toEqual([]);
    expect(names).toEqual([
      { x: 150, text: 'pause' },
      { x: 300, text: 'close' },
    ]);
  });

  test('of a night have no name: a date follows', () => {
    expect(marks([open(0, 6), open(day, 6)]).names.map(({ text }) => text)).toEqual(['close']);
  });

  test('that come back day after day have lines, and no names', () => {
    const days = [0, 1, 2].flatMap((n) => [open(n * day, 3), open(n * day + 4 * hour, 16)]);
    const { breaks, names } = marks(days, 600);
    expect(breaks).toHaveLength(6);
    expect(names.map(({ text }) => text)).toEqual(['close']);
  });

  test('that left out a day stand out among nights', () => {
    const { breaks, longBreaks } = marks([open(0, 6), open(day, 6), open(4 * day, 6)]);
    expect([breaks, longBreaks]).toEqual([[100, 300], [200]]);
  });

  test('all long are all alike', () => {
    expect(marks([open(0, 6), open(4 * day, 6)]).longBreaks).toEqual([]);
  });

  test('too near to each other leave only the longest', () => {
    const sessions = Array.from({ length: 15 }, (_, n) => open((n + Math.floor(n / 5) * 2) * day, 6));
    expect(marks(sessions, 1_000).breaks).toHaveLength(13);
    expect(marks(sessions, 300).breaks).toEqual([100, 200, 300]);
    expect(marks(sessions, 40).breaks).toEqual([40]);
  });

  test('outside of sessions are shaded where somebody traded', () => {
    const early = [-20 * minute, -10 * minute];
    const { shades, names } = marks([open(0, 3)], 200, [...early, 3 * hour + minute]);
    expect(shades.map(({ width }) => Math.round(width))).toEqual([19, 10]);
    expect(names.map(({ text }) => text)).toEqual(['before', 'after', 'close']);
  });
});

describe('names on the time axis', () => {
  const time = (centre: number) => ({ text: '10:00', centre, grain: 'time' as const });
  const date = (centre: number) => ({ text: '11/16', centre, grain: 'day' as const });

  test('take the place of a time, and leave a date where it is', () => {
    const name = { x: 150, text: 'Break' };
    expect(labelsWithNames([time(50), time(140)], [name], 300, 12).map(({ text }) => text)).toEqual([
      '10:00',
      'Break',
    ]);
    expect(labelsWithNames([time(50), date(140)], [name], 300, 12).map(({ text }) => text)).toEqual([
      '10:00',
      '11/16',
    ]);
  });

  test('touch nothing and stay inside', () => {
    const places = fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 8 });
    fc.assert(
      fc.property(places, (xs) => {
        const placed = labelsWithNames(
          [time(60), date(150), time(240)],
          xs.map((x) => ({ x, text: 'Break' })),
          300,
          12,
        );
        for (const [i, { text, centre }] of placed.entries()) {
          const before = placed[i - 1];
          const half = textWidth(text, 12) / 2;
          expect(centre - half).toBeGreaterThanOrEqual(0);
          if (before) expect(centre - before.centre).toBeGreaterThan(half + textWidth(before.text, 12) / 2);
        }
        expect(placed.some(({ text }) => text === '11/16')).toBe(true);
      }),
    );
  });
});
