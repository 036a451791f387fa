/** An exchange's day ends: what is held over the night is charged, and futures are settled. */
import { tradeDirection } from '@meridian/api';
import { FIXED_ONE } from '#kernel/index.ts';
import { tradingDayAt, tradingDays } from '../market/index.ts';
import type { CalendarId, TradingDay } from '../market/index.ts';
import { instrumentOf, termsOf, whileHeld } from '../orders/index.ts';
import type { Position, TradingBrokerage } from '../orders/index.ts';
import { settleDay } from './daily-settlement.ts';
import { chargeOvernight } from './overnight.ts';

/** Once for each calendar and day, for all positions that are open then. */
export const dayEnds = whileHeld<TradingBrokerage>({
  name: 'dayEnd',
  *pending(brokerage) {
    const { daysEnded } = brokerage.trading;
    for (const calendar of calendarsHeld(brokerage)) {
      const ended = daysEnded.get(calendar) ?? Number.NEGATIVE_INFINITY;
      yield {
        id: calendar,
        dependsOn: String(ended),
        nextDue(fromMs, toMs) {
          const day = firstToEnd(calendar, Math.max(fromMs, ended + 1));
          return day !== undefined && day.close <= toMs ? day.close : undefined;
        },
        happen(at) {
          daysEnded.set(calendar, at);
          const day = firstToEnd(calendar, at);
          if (day !== undefined) endDay(brokerage, calendar, day);
        },
      };
    }
  },
});

/** Calendars of positions for which the end of a day means something. */
function calendarsHeld(brokerage: TradingBrokerage): ReadonlySet<CalendarId> {
  const calendars = new Set<CalendarId>();
  for (const position of brokerage.trading.positions.values()) {
    if (hasDayEnd(position)) calendars.add(instrumentOf(brokerage, position).calendar);
  }
  return calendars;
}

function hasDayEnd({ source, direction, leverage }: Position): boolean {
  const { overnight, isSettledDaily } = termsOf(source);
  const isBorrowed = direction === tradeDirection.sell || leverage > FIXED_ONE;
  return isSettledDaily || (overnight !== null && isBorrowed);
}

/** The first trading day that ends at an instant or after it. */
function firstToEnd(calendar: CalendarId, instant: number): TradingDay | undefined {
  // The day before may end as this one begins.
  const { index } = tradingDayAt(calendar, instant);
  return tradingDays(calendar)
    .slice(Math.max(0, index - 1), index + 2)
    .find(({ close }) => close >= instant);
}

function endDay(brokerage: TradingBrokerage, calendar: CalendarId, day: TradingDay): void {
  const next = tradingDays(calendar)[day.index + 1];
  const nights = BigInt(next === undefined ? 1 : next.epochDay - day.epochDay);
  for (const position of brokerage.trading.positions.values()) {
    if (instrumentOf(brokerage, position).calendar !== calendar) continue;
    settleDay(brokerage, position, day.close);
    chargeOvernight(brokerage, position, { endsAt: day.close, nights });
  }
}
