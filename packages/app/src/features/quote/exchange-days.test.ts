import { expect, test } from 'vitest';
import { createDateFormat } from '#platform/words/date-format.ts';
import { cityOf, hoursIn, soundDays } from './exchange-days.ts';

const inForm = (dates: 'given' | 'language') =>
  createDateFormat({ locale: 'zh-Hans', timeZone: 'UTC', dates, now: () => 0 });
const format = inForm('given');

const at = (text: string): number => Date.parse(text);
const usDay = {
  date: '2026-11-18',
  sessions: [{ start: at('2026-11-18T14:30:00Z'), end: at('2026-11-18T21:00:00Z') }],
};
const globexDay = {
  date: '2026-11-18',
  sessions: [{ start: at('2026-11-17T23:00:00Z'), end: at('2026-11-18T22:00:00Z') }],
};

test('hours that fall on another day say which', () => {
  expect(hoursIn('America/New_York', usDay, format)).toBe('09:30–16:00');
  expect(hoursIn('Asia/Shanghai', usDay, format)).toBe('22:30–11/19 05:00');
  expect(hoursIn('America/New_York', globexDay, format)).toBe('11/17 18:00–11/18 17:00');
  expect(hoursIn('Asia/Hong_Kong', globexDay, format)).toBe('07:00–11/19 06:00');
  expect(hoursIn('Asia/Hong_Kong', { date: '2026-11-18', sessions: [] }, format)).toBe('');
  expect(hoursIn('Asia/Shanghai', usDay, inForm('language'))).toBe('22:30–11-19 05:00');
});

test('a zone that no text names is called by its city', () => {
  expect(['Asia/Hong_Kong', 'Etc/UTC', 'UTC'].map(cityOf)).toEqual(['Hong Kong', 'UTC', 'UTC']);
});

const days = (...dates: string[]) => ({
  list: dates.map((date) => ({ ...usDay, kind: 'full' as const, date, sessions: [] })),
  unreadableCount: 0,
  firstMisfit: null,
  surplusCount: 0,
  pageNo: 1,
  totalPage: 1,
  total: dates.length,
});
const now = at('2026-11-18T15:00:00Z');

test('the days ahead are in order, each once, and none of another century', () => {
  const sound = soundDays(days('2026-11-20', '2026-11-19', '2026-11-20', '2999-01-04', '1970-01-02'), now);
  expect(sound.list.map(({ date }) => date)).toEqual(['2026-11-19', '2026-11-20']);
  expect(sound).toMatchObject({ unreadableCount: 3, firstMisfit: '2026-11-20: there are two of it' });
  const inOrder = days('2026-11-19', '2026-11-20');
  expect(soundDays(inOrder, now)).toBe(inOrder);
});

test('a day whose hours contradict themselves, or are those of another day, is left out', () => {
  const [start, end] = [at('2026-11-18T14:30:00Z'), at('2026-11-18T21:00:00Z')];
  const withHours = (from: number, until: number) => ({
    ...days('2026-11-18'),
    list: [{ ...usDay, kind: 'full' as const, sessions: [{ start: from, end: until }] }],
  });
  expect(soundDays(withHours(start, end), now).list).toHaveLength(1);
  expect(soundDays(withHours(end, start), now).list).toHaveLength(0);
  expect(soundDays(withHours(start + 30 * 86_400_000, end + 30 * 86_400_000), now)).toMatchObject({
    list: [],
    unreadableCount: 1,
    firstMisfit: '2026-11-18: its hours are of another day',
  });
});
