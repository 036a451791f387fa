/**
 * Futures orders of institutions that are open for copying: a pure function of the seed (ADR 62). Each desk announces one order for each
 * trading day of futures. It can be copied from the day before until its institution carries it out, so that some can
 * always be.
 */
import { tradeDirection } from '@meridian/api';
import type { TradeDirection } from '@meridian/api';
import { drawBetween, drawFrom, drawUnit, fixedFromInteger, parseFixed, stream } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import {
  contractMonths,
  parseDate,
  tradingDayAt,
  tradingDayOnOrAfter,
  tradingDays,
} from '../market/index.ts';
import type { InstrumentKey, Market, TradingDay } from '../market/index.ts';

const calendar = 'FUTURES';

/** Institutions with a futures desk, and what each deals in. */
const desks: readonly (readonly [institutionId: string, products: readonly string[]])[] = [
  ['ashlar', ['GC', 'SI', 'HG', 'CL']],
  ['northmoor', ['ZC', 'ZS', 'ZW', 'KC']],
  ['harbourGate', ['CL', 'BZ', 'GC', 'PL']],
];

/** What may be put up for one order, in USD. */
export const copyLimits = { minimum: fixedFromInteger(50), maximum: fixedFromInteger(100_000) } as const;

export interface FuturesOffer {
  readonly id: string;
  readonly institutionId: string;
  /** A single month, which is listed until after the settlement. */
  readonly key: InstrumentKey;
  readonly direction: TradeDirection;
  readonly leverage: Fixed;
  /** The fee is this part of margin × leverage. */
  readonly feeRate: Fixed;
  /** World ms: from when it can be copied, when it is carried out, and when the institution ends it. */
  readonly announcedAt: number;
  readonly startsAt: number;
  readonly settlesAt: number;
}

const leverages = ['5', '10', '15'] as const;
const feeRate = parseFixed('0.0005');
/** Trading days from the start to the settlement. */
const lasts = { least: 1, most: 4 } as const;

function dayWith(index: number): TradingDay | undefined {
  return tradingDays(calendar)[index];
}

/** A whole minute in the middle of a day's session. */
function minuteOf(day: TradingDay, part: number): number {
  const [span] = day.spans;
  const lengthMs = span.end - span.start;
  return span.start + Math.floor((lengthMs * (0.25 + part / 2)) / 60_000) * 60_000;
}

function offerOf(
  market: Market,
  [institutionId, products]: (typeof desks)[number],
  day: TradingDay,
): FuturesOffer[] {
  const draws = stream(market.seed, 'futuresOffer', `${institutionId} ${day.number}`);
  const announced = dayWith(day.index - 1);
  const last = dayWith(day.index + drawBetween(draws, 0, lasts.least, lasts.most));
  if (announced === undefined || last === undefined) return [];
  const product = market.instrument(`FUTURE:${drawFrom(draws, 1, products)}`);
  const [month] = contractMonths(product, last, 1);
  if (month === undefined) return [];
  return [
    {
      id: `${institutionId}-${day.date}`,
      institutionId,
      key: `FUTURE:${month.code}`,
      direction: drawUnit(draws, 2) < 0.6 ? tradeDirection.buy : tradeDirection.sell,
      leverage: parseFixed(drawFrom(draws, 3, leverages)),
      feeRate,
      announcedAt: announced.open,
      startsAt: minuteOf(day, drawUnit(draws, 4)),
      settlesAt: minuteOf(last, drawUnit(draws, 5)),
    },
  ];
}

/** Those that were announced by an instant and have not ended by another, latest to start first. */
export function offersAround(market: Market, from: number, to: number): readonly FuturesOffer[] {
  const first = tradingDayAt(calendar, from).index - lasts.most - 1;
  const last = tradingDayAt(calendar, to).index + 1;
  const found: FuturesOffer[] = [];
  for (let index = Math.max(0, first); index <= last; index += 1) {
    const day = dayWith(index);
    if (day !== undefined) found.push(...desks.flatMap((desk) => offerOf(market, desk, day)));
  }
  return found
    .filter(({ announcedAt, settlesAt }) => announcedAt <= to && settlesAt >= from)
    .toSorted((a, b) => b.startsAt - a.startsAt);
}

/** Those that can be copied now, first to start first. */
export function openOffers(market: Market, at: number): readonly FuturesOffer[] {
  return offersAround(market, at, at)
    .filter(({ announcedAt, startsAt }) => announcedAt <= at && at < startsAt)
    .toReversed();
}

/** One that was announced by an instant, open or not; undefined for an id that names none. */
export function offerWith(market: Market, id: string, at: number): FuturesOffer | undefined {
  const [, institutionId, date = ''] = /^(\w+)-(\d{4}-\d\d-\d\d)$/.exec(id) ?? [];
  const desk = desks.find(([name]) => name === institutionId);
  const day = tradingDayOnOrAfter(calendar, parseDate(date));
  if (desk === undefined || day?.date !== date) return undefined;
  return offerOf(market, desk, day).find(({ announcedAt }) => announcedAt <= at);
}
