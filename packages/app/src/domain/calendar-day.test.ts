import { expect, test } from 'vitest';
import { createDateFormat } from '#platform/words/date-format.ts';
import { calendarDay, daysUntil } from './calendar-day.ts';

const format = createDateFormat({ locale: 'zh-Hans', timeZone: 'UTC', dates: 'given', now: () => 0 });

test('a day of a calendar is the same in every time zone, and one that is none reads --', () => {
  expect(
    ['2026-11-26', null, '', '26.11.2026', 'x'.repeat(500)].map((day) => calendarDay(day, format)),
  ).toEqual(['11/26/2026', '--', '--', '--', '--']);
});

test('days are counted by the clock of the exchange', () => {
  const evening = Date.parse('2026-11-25T02:00:00Z');
  expect(daysUntil('2026-11-26', 'America/New_York', evening)).toBe(2);
  expect(daysUntil('2026-11-26', 'Asia/Hong_Kong', evening)).toBe(1);
  expect(daysUntil('2026-11-24', 'Asia/Hong_Kong', evening)).toBe(-1);
});
