/**
 * When new shares are offered. Each market has an offer period every five trading days, whatever the seed: a week has its
 * deadline, its allotment and its listing, so that at no instant there is nothing to subscribe to.
 */
import { calendarDefinitions } from '../calendar/calendar-definitions.ts';
import { calendarYears, tradingDayAt, tradingDays } from '../calendar/calendar.ts';
import type { TradingDay } from '../calendar/calendar.ts';
import { instantOfLocal } from '../calendar/local-time.ts';
import type { EpochDay } from '../calendar/local-time.ts';

/** The two markets that new shares are offered in. */
export type IssueMarket = 'US' | 'HK';

/** Instants in world ms, days as the exchange's city counts them. */
export interface IssueDates {
  readonly prospectusDay: EpochDay;
  readonly opensAt: number;
  /** Subscriptions are taken until then. */
  readonly deadline: number;
  readonly allotsAt: number;
  /** What costs more than was held is paid until then (DECISIONS 37). */
  readonly paymentEndsAt: number;
  /** Index of the first trading day. */
  readonly listDay: number;
  readonly listsAt: number;
}

/** Trading days from one deadline to the next, and from the opening, the prospectus and the deadline to what follows. */
const daysBetweenDeadlines = 5;
const daysOpen = 8;
const daysInRegistration = 18;
const daysToAllotment = 1;
const daysToPayment = 3;
const daysToListing = 4;

interface Habit {
  /** Rest of the deadline day's number by five. */
  readonly weekday: number;
  /** Local minutes. */
  readonly opens: number;
  readonly deadline: number;
  readonly allots: number;
  readonly paymentEnds: number;
}

const clock = (hours: number): number => hours * 60;

/** Hong Kong closes its books at noon; both publish allotments in the evening. */
const habits: Readonly<Record<IssueMarket, Habit>> = {
  US: { weekday: 0, opens: clock(9), deadline: clock(16), allots: clock(18), paymentEnds: clock(16) },
  HK: { weekday: 4, opens: clock(9), deadline: clock(12), allots: clock(18), paymentEnds: clock(12) },
};

/** Numbers of the offer periods whose every date lies in the calendar's years. */
export function periodsOf(market: IssueMarket): readonly [first: number, last: number] {
  const days = tradingDays(market);
  const [first, last] = [days[0]?.number ?? 0, days.at(-1)?.number ?? 0];
  return [
    Math.ceil((first + daysInRegistration) / daysBetweenDeadlines) + 1,
    Math.floor((last - daysToListing) / daysBetweenDeadlines) - 1,
  ];
}

/** Dates of an offer period. @throws RangeError for one beyond {@link periodsOf}. */
export function datesOfPeriod(market: IssueMarket, period: number): IssueDates {
  const { weekday, ...times } = habits[market];
  const { zone } = calendarDefinitions[market];
  const number = period * daysBetweenDeadlines + weekday;
  const day = (offset: number) => dayOfNumber(market, number + offset);
  const local = (offset: number, minutes: number) => instantOfLocal(zone, day(offset).epochDay, minutes);
  const listing = day(daysToListing);
  return {
    prospectusDay: day(-daysInRegistration).epochDay,
    opensAt: local(-daysOpen, times.opens),
    deadline: local(0, times.deadline),
    allotsAt: local(daysToAllotment, times.allots),
    paymentEndsAt: local(daysToPayment, times.paymentEnds),
    listDay: listing.index,
    listsAt: listing.open,
  };
}

function dayOfNumber(market: IssueMarket, number: number): TradingDay {
  const days = tradingDays(market);
  const day = days[number - (days[0]?.number ?? 0)];
  if (day === undefined)
    throw new RangeError(`no trading day ${number} from ${calendarYears.first} to ${calendarYears.last}`);
  return day;
}

/** Periods whose dates may lie around an instant, from `daysBefore` trading days before it on. */
export function periodsAround(market: IssueMarket, at: number, daysBefore: number): readonly number[] {
  const [first, last] = periodsOf(market);
  const today = tradingDayAt(market, at).number;
  const from = Math.max(first, Math.floor((today - daysBefore) / daysBetweenDeadlines));
  const to = Math.min(last, Math.ceil((today + daysOpen + 1) / daysBetweenDeadlines));
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
