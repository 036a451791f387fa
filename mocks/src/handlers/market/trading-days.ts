import {
  formatDate,
  localDateAt,
  sessionsBetween,
  tradingDays as daysOf,
  weekday,
} from '#domain/market/index.ts';
import { calendarDefinitions } from '#domain/market/index.ts';
import type { CalendarId, EpochDay } from '#domain/market/index.ts';
import { page } from '../context.ts';
import type { Handler } from '../context.ts';
import { instrumentOfRequest } from './views/quote-views.ts';

/** How many days ahead an exchange publishes. */
const dayCount = 60;

export const tradingDays: Handler<'market.tradingDays'> = (caller, request) => {
  const { calendar } = instrumentOfRequest(caller, request);
  const today = localDateAt(calendarDefinitions[calendar].zone, caller.now);
  const { list, ...rest } = page(daysFrom(calendar, today), request);
  return { ...rest, list };
};

/** Trading days and holidays from a date on; weekends on which nothing is traded are no news. */
function daysFrom(calendar: CalendarId, first: EpochDay) {
  const { tradesAtWeekends } = calendarDefinitions[calendar];
  const trading = new Map(daysOf(calendar).map((day) => [day.epochDay, day]));
  const dates = Array.from({ length: dayCount }, (_, index) => first + index);
  return dates
    .filter((date) => tradesAtWeekends || (weekday(date) !== 0 && weekday(date) !== 6))
    .map((date) => {
      const day = trading.get(date);
      return {
        date: formatDate(date),
        kind:
          day === undefined ? ('holiday' as const) : day.isHalfDay ? ('halfDay' as const) : ('full' as const),
        sessions:
          day === undefined
            ? []
            : sessionsBetween(calendar, day.open, day.close).map((span) => ({ ...span })),
      };
    });
}
