import type { ChartPeriod, FutureDetail, Kline, QuoteDetail } from '@meridian/api';
import type { ChartEvent, NameClosedHours } from '@meridian/design-system/charts';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { missing, useFormat, type Format } from '#platform/format.ts';
import { joinedSessions, nameOfHours } from '../../chart-hours.ts';
import { hoursNames, markMessages } from './ChartMarks.messages.ts';
import { isOfFuture } from './parts/SummaryOf.tsx';

interface ChartMarks {
  readonly nameClosedHours: NameClosedHours;
  readonly events: readonly ChartEvent[];
  /** The same, for those who hear the chart. */
  readonly description: string;
}

/** More of them would be heard for too long. */
const mostSessionsHeard = 4;

/** Whether a candle is shorter than a day: then sessions can be told on the axis. */
const isWithinDays: Record<ChartPeriod, boolean> = {
  Intraday: true,
  '1D': true,
  '1W': true,
  '1M': true,
  '3M': false,
  '1Y': false,
};

/** What is marked on a chart besides prices: closed hours, and the roll-overs of a continuous series. */
export function useChartMarks(detail: QuoteDetail | FutureDetail, kline: Kline): ChartMarks {
  const intl = useIntl();
  const format = useFormat();
  return useMemo(() => {
    const events = rollsOf(intl, detail, kline);
    const heard = [hoursHeard(intl, format, detail, kline), rollsHeard(intl, format, events)];
    return {
      nameClosedHours: (hours) => {
        const name = nameOfHours(hours, detail);
        return name === null ? undefined : intl.formatMessage(hoursNames[name]);
      },
      events,
      description: heard.filter((sentence) => sentence !== '').join(' '),
    };
  }, [intl, format, detail, kline]);
}

/** The months a continuous series went through within the chart. */
function rollsOf(intl: IntlShape, detail: QuoteDetail | FutureDetail, { list }: Kline): ChartEvent[] {
  const [first, last] = [list.list[0], list.list.at(-1)];
  if (!isOfFuture(detail) || first === undefined || last === undefined) return [];
  const months = new Intl.DateTimeFormat(intl.locale, { year: 'numeric', month: 'short', timeZone: 'UTC' });
  const monthOf = (month: string | null): string =>
    month === null ? missing : months.format(Date.parse(`${month}-01T00:00:00Z`));
  return detail.rolls
    .filter(({ opensAtTimestamp: at }) => at >= first.t && at <= last.t)
    .map(({ opensAtTimestamp, previousMonth, deliveryMonth }) => ({
      t: opensAtTimestamp,
      text: intl.formatMessage(markMessages.roll, {
        from: monthOf(previousMonth),
        to: monthOf(deliveryMonth),
      }),
    }));
}

function rollsHeard(intl: IntlShape, format: Format, events: readonly ChartEvent[]): string {
  const last = events.at(-1);
  if (last === undefined) return '';
  return intl.formatMessage(markMessages.heardRolls, {
    count: events.length,
    date: format.date(last.t),
    roll: last.text,
  });
}

function hoursHeard(intl: IntlShape, format: Format, detail: QuoteDetail, kline: Kline): string {
  const { opensAtTimestamp, closesAtTimestamp } = detail;
  const sessions = joinedSessions(kline.sessions);
  const [first, last] = [sessions[0], sessions.at(-1)];
  const isAlwaysOpen = opensAtTimestamp === null && closesAtTimestamp === null;
  if (first === undefined || last === undefined || isAlwaysOpen || !isWithinDays[kline.type]) return '';
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
