import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDefinitions } from './calendar-definitions.ts';
import type { CalendarId } from './calendar-definitions.ts';
import {
  instantOfSecond,
  isOpen,
  positionAt,
  previousClose,
  sessionAt,
  sessionsBetween,
  tradingDayAt,
  tradingDays,
} from './calendar.ts';

const at = (text: string): number => Date.parse(text);
const ids = Object.keys(calendarDefinitions) as CalendarId[];
const anyCalendar = fc.constantFrom(...ids);
const anyInstant = fc.integer({ min: at('2024-01-02T00:00:00Z'), max: at('2028-12-26T00:00:00Z') });

function dayOf(id: CalendarId, date: string) {
  return tradingDays(id).find((day) => day.date === date);
}

describe('the US stock calendar', () => {
  it.each([
    [2024, 252],
    [2025, 250],
    [2026, 251],
    [2027, 251],
  ])('has the trading days of %i', (year, count) => {
    expect(tradingDays('US').filter(({ date }) => date.startsWith(String(year)))).toHaveLength(count);
  });

  it('is closed on Thanksgiving 2026 and opens the morning after', () => {
    const session = sessionAt('US', at('2026-11-26T16:00:00Z'));
    expect(session).toEqual({
      state: 'holiday',
      opensAt: at('2026-11-27T14:30:00Z'),
      date: '2026-11-25',
      isHalfDay: false,
    });
  });

  it('closes at 13:00 on the day after Thanksgiving', () => {
    expect(sessionAt('US', at('2026-11-27T17:59:59.999Z'))).toEqual({
      state: 'open',
      closesAt: at('2026-11-27T18:00:00Z'),
      date: '2026-11-27',
      isHalfDay: true,
    });
    expect(sessionAt('US', at('2026-11-27T18:00:00Z')).state).toBe('closed');
  });

  it.each([
    '2025-01-09',
    '2026-01-01',
    '2026-01-19',
    '2026-04-03',
    '2026-06-19',
    '2026-07-03',
    '2026-12-25',
    '2027-03-26',
    '2027-06-18',
    '2027-07-05',
    '2027-12-24',
  ])('does not trade on %s', (date) => {
    expect(dayOf('US', date)).toBeUndefined();
  });

  it.each(['2024-07-03', '2024-11-29', '2024-12-24', '2025-07-03', '2025-12-24', '2026-12-24', '2027-11-26'])(
    'trades half of %s',
    (date) => {
      expect(dayOf('US', date)?.isHalfDay).toBe(true);
    },
  );

  it.each(['2026-07-02', '2027-07-02', '2027-12-31', '2026-12-31'])('trades all of %s', (date) => {
    expect(dayOf('US', date)?.isHalfDay).toBe(false);
  });

  it.each([
    ['2026-03-06', '2026-03-06T14:30:00Z'],
    ['2026-03-09', '2026-03-09T13:30:00Z'],
    ['2026-10-30', '2026-10-30T13:30:00Z'],
    ['2026-11-02', '2026-11-02T14:30:00Z'],
  ])('opens at 09:30 in New York on %s, on both sides of summer time', (date, opens) => {
    expect(dayOf('US', date)?.open).toBe(at(opens));
  });
});

describe('the Hong Kong calendar', () => {
  it('rests at lunch', () => {
    expect(sessionAt('HK', at('2026-11-18T04:30:00Z'))).toEqual({
      state: 'break',
      opensAt: at('2026-11-18T05:00:00Z'),
      date: '2026-11-18',
      isHalfDay: false,
    });
    expect(sessionAt('HK', at('2026-11-18T03:59:59Z')).closesAt).toBe(at('2026-11-18T04:00:00Z'));
    expect(isOpen('HK', at('2026-11-18T05:00:00Z'))).toBe(true);
    expect(isOpen('HK', at('2026-11-18T08:00:00Z'))).toBe(false);
  });

  it('trades the morning of Lunar New Year’s eve and is closed for three days', () => {
    expect(dayOf('HK', '2026-02-16')?.close).toBe(at('2026-02-16T04:00:00Z'));
    expect(sessionAt('HK', at('2026-02-17T03:00:00Z'))).toMatchObject({
      state: 'holiday',
      opensAt: at('2026-02-20T01:30:00Z'),
    });
  });

  it.each(['2025-10-07', '2026-04-07', '2026-05-25', '2026-10-19', '2027-02-09', '2027-09-16', '2027-12-27'])(
    'does not trade on %s',
    (date) => {
      expect(dayOf('HK', date)).toBeUndefined();
    },
  );
});

describe('round-the-clock calendars', () => {
  it('currencies rest from Friday to Sunday, 17:00 in New York', () => {
    expect(isOpen('FOREX', at('2026-11-20T21:59:59Z'))).toBe(true);
    expect(sessionAt('FOREX', at('2026-11-20T22:00:00Z'))).toMatchObject({
      state: 'closed',
      opensAt: at('2026-11-22T22:00:00Z'),
    });
    expect(sessionAt('FOREX', at('2026-12-25T12:00:00Z')).state).toBe('holiday');
  });

  it('currencies open on Sunday of a clock change by the new time', () => {
    expect(tradingDayAt('FOREX', at('2026-03-08T21:00:00Z')).date).toBe('2026-03-09');
    expect(tradingDayAt('FOREX', at('2026-11-01T21:59:59Z')).date).toBe('2026-10-30');
    expect(tradingDayAt('FOREX', at('2026-11-01T22:00:00Z')).date).toBe('2026-11-02');
  });

  it('futures rest for an hour a day and close early on Thanksgiving', () => {
    expect(isOpen('FUTURES', at('2026-11-18T21:59:59Z'))).toBe(true);
    expect(isOpen('FUTURES', at('2026-11-18T22:30:00Z'))).toBe(false);
    expect(isOpen('FUTURES', at('2026-11-18T23:00:00Z'))).toBe(true);
    expect(dayOf('FUTURES', '2026-11-26')?.close).toBe(at('2026-11-26T18:00:00Z'));
  });

  it('crypto never closes', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        expect(isOpen('CRYPTO', instant)).toBe(true);
      }),
    );
  });
});

describe('other calendars', () => {
  it.each([
    ['LONDON', '2026-12-28'],
    ['LONDON', '2026-05-04'],
    ['LONDON', '2028-01-03'],
    ['XETRA', '2026-12-24'],
    ['EURONEXT', '2026-05-01'],
    ['ZURICH', '2026-05-14'],
    ['ZURICH', '2026-05-25'],
    ['TOKYO', '2026-05-06'],
    ['TOKYO', '2026-09-22'],
    ['TOKYO', '2026-11-23'],
  ] as const)('%s does not trade on %s', (id, date) => {
    expect(dayOf(id, date)).toBeUndefined();
  });

  it.each([
    ['LONDON', '2026-12-24', '2026-12-24T12:30:00Z'],
    ['EURONEXT', '2026-12-31', '2026-12-31T13:05:00Z'],
    ['MADRID', '2026-12-24', '2026-12-24T13:00:00Z'],
    ['TOKYO', '2026-11-18', '2026-11-18T06:30:00Z'],
  ] as const)('%s closes on %s at %s', (id, date, close) => {
    expect(dayOf(id, date)?.close).toBe(at(close));
  });

  it('Europe changes its clocks three weeks after New York', () => {
    expect(dayOf('LONDON', '2026-03-27')?.open).toBe(at('2026-03-27T08:00:00Z'));
    expect(dayOf('LONDON', '2026-03-30')?.open).toBe(at('2026-03-30T07:00:00Z'));
    expect(dayOf('XETRA', '2026-10-26')?.open).toBe(at('2026-10-26T08:00:00Z'));
  });
});

describe('the calendar of currencies', () => {
  it('stops on Friday, whichever day of the week it is', () => {
    for (const day of ['16T23:00', '18T15:30', '20T21:59']) {
      expect(sessionAt('FOREX', at(`2026-11-${day}:00Z`)).closesAt).toBe(at('2026-11-20T22:00:00Z'));
    }
  });

  it('stops at the end of a short day', () => {
    const [, shortDay] = tradingDays('FOREX').filter(({ isHalfDay }) => isHalfDay);
    if (shortDay !== undefined) expect(sessionAt('FOREX', shortDay.close - 1).closesAt).toBe(shortDay.close);
  });
});

describe('every calendar', () => {
  it('says when its state changes next, and it does', () => {
    fc.assert(
      fc.property(anyCalendar, anyInstant, (id, instant) => {
        const { state, opensAt, closesAt } = sessionAt(id, instant);
        expect(isOpen(id, instant)).toBe(state === 'open');
        const change = state === 'open' ? closesAt : opensAt;
        expect(change).toBeGreaterThan(instant);
        if (change === undefined) return;
        expect(isOpen(id, change - 1)).toBe(state === 'open');
        expect(isOpen(id, change)).toBe(state !== 'open');
      }),
    );
  });

  it('finds the second of an instant and the instant of a second', () => {
    fc.assert(
      fc.property(anyCalendar, fc.nat(), fc.nat(), fc.nat({ max: 999 }), (id, n, m, ms) => {
        const days = tradingDays(id);
        const day = days[n % days.length];
        expect(day).toBeDefined();
        if (day === undefined) return;
        const second = m % day.seconds;
        expect(positionAt(id, instantOfSecond(day, second) + ms)).toEqual({ day, second, isOpen: true });
      }),
    );
  });

  it('lists the open stretches between two instants, and nothing else', () => {
    fc.assert(
      fc.property(anyCalendar, anyInstant, fc.nat({ max: 6 * 86_400_000 }), (id, from, length) => {
        const spans = sessionsBetween(id, from, from + length);
        for (let instant = from; instant < from + length; instant += 1_999_993) {
          const isCovered = spans.some(({ start, end }) => instant >= start && instant < end);
          expect(isCovered).toBe(isOpen(id, instant));
        }
      }),
      { numRuns: 50 },
    );
  });

  it('knows the previous close', () => {
    expect(previousClose('US', at('2026-11-27T15:00:00Z'))).toBe(at('2026-11-25T21:00:00Z'));
    expect(previousClose('US', at('2026-11-30T03:00:00Z'))).toBe(at('2026-11-25T21:00:00Z'));
  });

  it('does not move outside its range', () => {
    expect(sessionAt('US', at('2017-06-01T15:00:00Z'))).toMatchObject({
      state: 'closed',
      date: '2018-01-02',
    });
    const after = sessionAt('US', at('2049-06-01T15:00:00Z'));
    expect(after).toEqual({ state: 'closed', date: '2048-12-31', isHalfDay: false });
  });
});
