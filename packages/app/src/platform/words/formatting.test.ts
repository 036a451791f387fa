import { toDecimal, type LocaleTag } from '@meridian/api';
import { describe, expect, it } from 'vitest';
import { createFormat, currencyName, trendOf } from './formatting.ts';
import { locales } from '../ports/ports.ts';

const d = toDecimal;
const at = Date.UTC(2026, 10, 3, 20, 5, 9);
const format = createFormat({ locale: 'en', timeZone: 'America/New_York', now: () => at });
const chinese = (locale: 'zh-Hans' | 'zh-Hant') =>
  createFormat({ locale, timeZone: 'Asia/Hong_Kong', now: () => at });

describe('numbers', () => {
  it('shows -- where there is no value', () => {
    expect(format.price(null, 2)).toBe('--');
    expect(format.money(null, 'USD')).toBe('--');
    expect(format.percent(null)).toBe('--');
    expect(format.change(null, 2)).toBe('--');
    expect(format.quantity(null)).toBe('--');
    expect(format.compact(null, 'USD')).toBe('--');
  });

  it('shows a price in the decimals that it came with, where it is not known how many it has', () => {
    expect(format.price(d('1.08450'), null)).toBe('1.08450');
    expect(format.price(d('150'), null)).toBe('150');
    expect(format.change(d('0.0021'), null)).toBe('+0.0021');
  });

  it('signs a change, with a true minus, and leaves zero without a sign', () => {
    expect(format.change(d('1.24'), 2)).toBe('+1.24');
    expect(format.change(d('-0.36'), 2)).toBe('−0.36');
    expect(format.change(d('0'), 2)).toBe('0.00');
    expect(format.change(d('-0.001'), 2)).toBe('0.00');
  });

  it('shows percent points with 2 decimals', () => {
    expect(format.percent(d('1.2'))).toBe('+1.20%');
    expect(format.percent(d('-12.345'))).toBe('−12.35%');
    expect(format.percent(d('3'), { signed: false })).toBe('3.00%');
  });

  it('calls euros by the word of the spec, and any other currency by its code', () => {
    expect(['EUR', 'USD', 'HKD', 'USDT'].map(currencyName)).toEqual(['EURO', 'USD', 'HKD', 'USDT']);
  });

  it('puts the symbol of the currency before the amount and the sign before the symbol', () => {
    expect(format.money(d('1234.5'), 'USD')).toBe('$1,234.50');
    expect(format.money(d('1234.5'), 'HKD')).toBe('HK$1,234.50');
    expect(format.money(d('1234.5'), 'EUR')).toBe('€1,234.50');
    expect(format.money(d('1234.5'), 'EURO')).toBe('€1,234.50');
    expect(format.money(d('-12'), 'USD')).toBe('−$12.00');
    expect(format.money(d('12'), 'HKD', { signed: true })).toBe('+HK$12.00');
    expect(format.money(d('0'), 'USD', { signed: true })).toBe('$0.00');
    expect(format.money(d('5'), 'USDT')).toBe('USDT 5.00');
  });

  it.each(locales)('keeps the currency symbols in %s', (locale) => {
    const local = createFormat({ locale, timeZone: 'UTC', now: () => at });
    expect(local.money(d('1234.5'), 'HKD')).toBe('HK$1,234.50');
  });

  it('keeps every digit of a decimal that a float would lose', () => {
    expect(format.price(d('9007199254740993.12'), 2)).toBe('9,007,199,254,740,993.12');
    expect(format.quantity(d('0.00000001'))).toBe('0.00000001');
  });

  it('counts big money in the units of the language', () => {
    expect(format.compact(d('1234567'), 'USD')).toBe('$1.23M');
    expect(chinese('zh-Hans').compact(d('1234567'), 'USD')).toBe('$123万');
    expect(chinese('zh-Hans').compact(d('350000000'))).toBe('3.5亿');
    expect(chinese('zh-Hant').compact(d('1234567'), 'HKD')).toBe('HK$123萬');
    expect(chinese('zh-Hant').compact(d('-350000000'), 'HKD')).toBe('−HK$3.5億');
    expect(chinese('zh-Hans').compact(d('3910000000000'), 'USD')).toBe('$3.91万亿');
    expect(chinese('zh-Hant').compact(d('3910000000000'), 'USD')).toBe('$3.91萬億');
  });
});

describe('trend', () => {
  it.each([
    ['0.01', 'up'],
    ['-0.01', 'down'],
    ['0', 'flat'],
    ['-0.00', 'flat'],
  ] as const)('of %s is %s', (value, trend) => {
    expect(trendOf(d(value))).toBe(trend);
  });
  it('of a missing value is flat', () => expect(trendOf(null)).toBe('flat'));
});

describe('times', () => {
  it.each(locales)('have the formats of the spec in %s', (locale) => {
    const local = createFormat({ locale, timeZone: 'America/New_York', now: () => at });
    expect(local.dateTime(at)).toBe('11-03-2026 03:05:09 PM');
    expect(local.date(at)).toBe('11/03/2026');
    expect(local.monthDay(at)).toBe('11/03');
  });

  it('shows hours without AM or PM of the whole day, so that no two moments look alike', () => {
    expect(format.time(at)).toBe('15:05');
    expect(format.timeToSecond(at)).toMatch(/^15:05:\d\d$/);
    expect(format.time(Date.UTC(2026, 10, 3, 8, 5))).toBe('03:05');
  });

  it('knows midnight and noon', () => {
    expect(format.dateTime(Date.UTC(2026, 10, 3, 5, 0, 0))).toBe('11-03-2026 12:00:00 AM');
    expect(format.dateTime(Date.UTC(2026, 10, 3, 17, 0, 0))).toBe('11-03-2026 12:00:00 PM');
  });

  it('shows them in the user’s time zone and can name it', () => {
    const hongKong = chinese('zh-Hant');
    expect(hongKong.dateTime(at)).toBe('11-04-2026 04:05:09 AM');
    expect(hongKong.timeZoneName()).toBe('GMT+8');
    expect(format.timeZoneName()).toBe('EST');
    expect(format.timeZoneName(Date.UTC(2026, 9, 30, 20, 0))).toBe('EDT');
  });

  it('writes them as the language does, where that is chosen', () => {
    const own = (locale: LocaleTag) =>
      createFormat({ locale, timeZone: 'America/New_York', dates: 'language', now: () => at });
    for (const { dateTime, date, monthDay, day, shortDay } of [own('zh-Hans'), own('zh-Hant')]) {
      expect([dateTime(at), date(at), monthDay(at)]).toEqual(['2026-11-03 15:05:09', '2026-11-03', '11-03']);
      expect([day('2026-11-26'), shortDay('2026-11-26')]).toEqual(['2026-11-26', '11-26']);
    }
    const english = own('en');
    expect(english.dateTime(at)).toMatch(/^Nov 3, 2026, 3:05:09\sPM$/);
    expect([english.date(at), english.monthDay(at)]).toEqual(['Nov 3, 2026', 'Nov 3']);
    expect([english.day('2026-11-26'), english.shortDay('2026-11-26')]).toEqual(['Nov 26, 2026', 'Nov 26']);
    expect([english.time(at), own('zh-Hans').time(at)]).toEqual(['15:05', '15:05']);
  });

  it.each(locales)('takes a day of a calendar for the same day in every time zone, in %s', (locale) => {
    for (const timeZone of ['Pacific/Kiritimati', 'UTC', 'Pacific/Pago_Pago']) {
      for (const dates of ['given', 'language'] as const) {
        const local = createFormat({ locale, timeZone, dates, now: () => at });
        const noon = Date.UTC(2026, 10, 26, 12);
        const utc = createFormat({ locale, timeZone: 'UTC', dates, now: () => at });
        expect(local.day('2026-11-26')).toBe(utc.date(noon));
        expect(local.day(Date.UTC(2026, 10, 26))).toBe(utc.date(noon));
        expect(local.shortDay('2026-11-26')).toBe(utc.monthDay(noon));
      }
    }
  });

  it('names the day of a moment the same, whatever is chosen, to be compared', () => {
    const own = createFormat({
      locale: 'en',
      timeZone: 'Asia/Hong_Kong',
      dates: 'language',
      now: () => at,
    });
    expect([format.dayOf(at), own.dayOf(at)]).toEqual(['2026-11-03', '2026-11-04']);
  });

  it('gives an age in words', () => {
    expect(format.age(at - 30_000, at)).toBe('30 seconds ago');
    expect(format.age(at - 60_000, at)).toBe('1 minute ago');
    expect(format.age(at - 26 * 3_600_000, at)).toBe('yesterday');
    expect(chinese('zh-Hans').age(at - 3 * 60_000, at)).toBe('3分钟前');
    expect(chinese('zh-Hant').age(at - 26 * 3_600_000, at)).toBe('昨日');
  });
});
