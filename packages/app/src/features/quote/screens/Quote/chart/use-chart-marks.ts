import type { FutureDetail, Kline, Order, QuoteDetail } from '@meridian/api';
import type { ChartEvent, NameClosedHours } from '@meridian/design-system/charts';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { isOfFuture } from '#domain/contract.ts';
import { missing, useFormat, type Format } from '#platform/words/format.ts';
import { joinedSessions, nameOfHours } from '../../../chart-hours.ts';
import { daysOff, type DayOff } from '../../../closed-days.ts';
import { fillMarks } from '../../../fill-marks.ts';
import { isOfDays } from '../../../model.ts';
import { placesOn } from '../../../trading-dates.ts';
import { dayMessages, fillMessages, hoursNames, markMessages, splitMessages } from './ChartMarks.messages.ts';
import type { useOwnOrders } from './use-own-orders.ts';

interface ChartMarks {
  readonly nameClosedHours: NameClosedHours;
  readonly events: readonly ChartEvent[];
  /** The same, for those who hear the chart. */
  readonly description: string;
}

/** More of them would be heard for too long. */
const mostSessionsHeard = 4;

/** What is marked on a chart besides prices: closed hours or days, roll-overs of a continuous series, share splits, and one's own fills. */
export function useChartMarks(
  detail: QuoteDetail | FutureDetail,
  kline: Kline,
  { waiting, ended }: Pick<ReturnType<typeof useOwnOrders>, 'waiting' | 'ended'>,
): ChartMarks {
  const intl = useIntl();
  const format = useFormat();
  return useMemo(() => {
    const rolls = rollsOf(intl, detail, kline);
    const off = isChartOfDays(detail, kline) ? daysOff(kline, detail.timeZone) : [];
    const splits = splitsOf(intl, format, detail, kline);
    const fills = fillsOf(intl, format, detail, kline, [...ended, ...waiting]);
    const heard = [
      hoursHeard(intl, format, detail, kline),
      ...daysOffHeard(intl, format, off),
      rollsHeard(intl, rolls, isOfDays[kline.type] ? format.day : format.date),
      splitsHeard(intl, splits, isOfDays[kline.type] ? format.day : format.date),
      fillsHeard(intl, format, fills),
    ];
    return {
      nameClosedHours: (hours) => {
        const name = nameOfHours(hours, detail);
        return name === null ? undefined : intl.formatMessage(hoursNames[name]);
      },
      events: [...daysOffMarked(intl, format, off), ...rolls, ...splits, ...fills],
      description: heard.filter((sentence) => sentence !== '').join(' '),
    };
  }, [intl, format, detail, kline, waiting, ended]);
}

/** What was bought and sold, at its time; on a chart of days at its trading date. */
function fillsOf(
  intl: IntlShape,
  format: Format,
  { timeZone, priceDecimals, currency }: QuoteDetail,
  kline: Kline,
  orders: readonly Order[],
): readonly (ChartEvent & { readonly at: number })[] {
  const times = kline.list.list.map(({ t }) => t);
  const placeOf = placesOn(kline, timeZone);
  return fillMarks(orders, times, placeOf, priceDecimals).map(({ side, at, quantity, price }) => ({
    t: placeOf(at),
    at,
    kind: side,
    price: Number(price),
    text: intl.formatMessage(fillMessages[side], {
      quantity: format.quantity(quantity),
      price: format.money(price, currency, { decimals: priceDecimals }),
    }),
  }));
}

function fillsHeard(intl: IntlShape, format: Format, fills: ReturnType<typeof fillsOf>): string {
  const last = fills.at(-1);
  if (last === undefined) return '';
  return intl.formatMessage(fillMessages.heard, {
    count: fills.length,
    date: format.date(last.at),
    fill: last.text,
  });
}

/** What trades around the clock has no days off. */
function isChartOfDays({ opensAtTimestamp, closesAtTimestamp }: QuoteDetail, { type }: Kline): boolean {
  return isOfDays[type] && (opensAtTimestamp !== null || closesAtTimestamp !== null);
}

/** A tick where weekdays were left out, half a disc at a short day: weekends need no mark, they are in every week. */
function daysOffMarked(intl: IntlShape, format: Format, off: readonly DayOff[]): ChartEvent[] {
  return off.map((day) => {
    if (day.kind !== 'closed')
      return { t: day.at, kind: 'short', text: intl.formatMessage(dayMessages[day.kind]) };
    const days =
      day.first === day.last
        ? format.shortDay(day.first)
        : `${format.shortDay(day.first)}\u2013${format.shortDay(day.last)}`;
    return { t: day.at, kind: 'closed', text: intl.formatMessage(dayMessages.closed, { days }) };
  });
}

function daysOffHeard(intl: IntlShape, format: Format, off: readonly DayOff[]): string[] {
  const closed = off.filter((day) => day.kind === 'closed');
  const short = off.filter((day) => day.kind !== 'closed');
  const [lastClosed, lastShort] = [closed.at(-1), short.at(-1)];
  return [
    lastClosed === undefined
      ? ''
      : intl.formatMessage(dayMessages.heardClosed, {
          count: closed.length,
          date: format.day(lastClosed.last),
        }),
    lastShort === undefined
      ? ''
      : intl.formatMessage(dayMessages.heardShort, {
          count: short.length,
          date: format.day(lastShort.at),
        }),
  ];
}

/** The months a continuous series went through within the chart. */
function rollsOf(intl: IntlShape, detail: QuoteDetail | FutureDetail, kline: Kline): ChartEvent[] {
  const { list } = kline.list;
  const [first, last] = [list[0], list.at(-1)];
  if (!isOfFuture(detail) || first === undefined || last === undefined) return [];
  const months = new Intl.DateTimeFormat(intl.locale, { year: 'numeric', month: 'short', timeZone: 'UTC' });
  const monthOf = (month: string | null): string =>
    month === null ? missing : months.format(Date.parse(`${month}-01T00:00:00Z`));
  const placeOf = placesOn(kline, detail.timeZone);
  return detail.rolls
    .filter(({ opensAtTimestamp: at }) => at >= first.t && at <= last.t)
    .map(({ opensAtTimestamp, previousMonth, deliveryMonth }) => ({
      t: placeOf(opensAtTimestamp),
      text: intl.formatMessage(markMessages.roll, {
        from: monthOf(previousMonth),
        to: monthOf(deliveryMonth),
      }),
    }));
}

function rollsHeard(
  intl: IntlShape,
  events: readonly ChartEvent[],
  dateText: (ms: number) => string,
): string {
  const last = events.at(-1);
  if (last === undefined) return '';
  return intl.formatMessage(markMessages.heardRolls, {
    count: events.length,
    date: dateText(last.t),
    roll: last.text,
  });
}

/** As the session opens: from there on the shares of today are traded, of which the candles before are counted too. */
function splitsOf(intl: IntlShape, format: Format, { timeZone }: QuoteDetail, kline: Kline): ChartEvent[] {
  const { list } = kline.list;
  const [first, last] = [list[0], list.at(-1)];
  if (first === undefined || last === undefined) return [];
  const placeOf = placesOn(kline, timeZone);
  return kline.splits
    .filter(({ t }) => t >= first.t && t < last.t + kline.intervalMs)
    .map(({ t, ratio }) => ({
      t: placeOf(t),
      text: intl.formatMessage(splitMessages.split, { ratio: format.quantity(ratio) }),
    }));
}

function splitsHeard(
  intl: IntlShape,
  splits: readonly ChartEvent[],
  dateText: (ms: number) => string,
): string {
  const last = splits.at(-1);
  if (last === undefined) return '';
  return intl.formatMessage(splitMessages.heard, { count: splits.length, date: dateText(last.t) });
}

function hoursHeard(intl: IntlShape, format: Format, detail: QuoteDetail, kline: Kline): string {
  const { opensAtTimestamp, closesAtTimestamp } = detail;
  const sessions = joinedSessions(kline.sessions);
  const [first, last] = [sessions[0], sessions.at(-1)];
  const isAlwaysOpen = opensAtTimestamp === null && closesAtTimestamp === null;
  if (first === undefined || last === undefined || isAlwaysOpen || isOfDays[kline.type]) return '';
  if (sessions.length > mostSessionsHeard) {
    const [from, to] = [format.date(first.start), format.date(last.end)];
    return intl.formatMessage(markMessages.heardDays, { from, to });
  }
  const hours = sessions.map(({ start, end }) => {
    const [day, lastDay] = [format.monthDay(start), format.monthDay(end)];
    const to = lastDay === day ? format.time(end) : `${lastDay} ${format.time(end)}`;
    return intl.formatMessage(markMessages.heardSession, { day, from: format.time(start), to });
  });
  const list = new Intl.ListFormat(intl.locale, { type: 'conjunction' });
  return intl.formatMessage(markMessages.heardHours, { hours: list.format(hours) });
}
