/** The delivery months of a future: which of them trade, when each ends, and which is the one nearest to its end. */
import { tradingDayAt, tradingDayOnOrAfter, tradingDays } from '../calendar/calendar.ts';
import type { TradingDay } from '../calendar/calendar.ts';
import type { Instrument } from './instrument.ts';
import { epochDay } from '../calendar/local-time.ts';

const MONTH_LETTERS = 'FGHJKMNQUVXZ';
/** How far ahead delivery months are listed. */
const MONTHS_AHEAD = 24;
const codePattern = new RegExp(`^([A-Z0-9]+)([${MONTH_LETTERS}])(\\d\\d)$`);

export interface ContractMonth {
  /** Product, month letter, year: `GCZ26`. */
  readonly code: string;
  /** `YYYY-MM`. */
  readonly deliveryMonth: string;
  readonly lastTradingDay: TradingDay;
  /** The trading day after the last: what is open then is settled as it opens. */
  readonly settlementDay: TradingDay;
}

/**
 * The nearest delivery month still trading on a day. One rule replaces the many of the exchanges: a contract's last
 * trading day is the third from the end of the month before its delivery.
 * @throws RangeError for an instrument that is no future, and beyond the last day of the calendar.
 */
export function frontContract(instrument: Instrument, on: TradingDay): ContractMonth {
  const [front] = contractMonths(instrument, on, 1);
  if (front === undefined) throw new RangeError(`no contract of ${instrument.key} trades on ${on.date}`);
  return front;
}

/** The delivery months that trade on a day, nearest first. @throws RangeError for an instrument that is no future. */
export function contractMonths(
  instrument: Instrument,
  on: TradingDay,
  most: number,
): readonly ContractMonth[] {
  const { contract } = instrument;
  if (contract === undefined) throw new RangeError(`${instrument.key} has no delivery months`);
  const start = new Date(on.open);
  const thisMonth = start.getUTCFullYear() * 12 + start.getUTCMonth();
  const found: ContractMonth[] = [];
  for (let month = thisMonth; month < thisMonth + MONTHS_AHEAD && found.length < most; month += 1) {
    const listed = listedMonth(instrument, Math.floor(month / 12), month % 12);
    if (listed !== undefined && listed.lastTradingDay.index >= on.index) found.push(listed);
  }
  return found;
}

/** The continuous series of a product going on with another month. */
export interface RollOver {
  /** When the first session begins that the later month is the front of, ms. */
  readonly at: number;
  readonly from: ContractMonth;
  readonly to: ContractMonth;
}

/** The roll-overs of a product's continuous series between two instants, both included, oldest first. */
export function rollOversBetween(product: Instrument, from: number, to: number): readonly RollOver[] {
  const days = tradingDays(product.calendar);
  // Each month that was the front then has ended after `from`, or just before it.
  const start = tradingDayAt(product.calendar, from);
  const months = contractMonths(product, days[start.index - 1] ?? start, MONTHS_AHEAD);
  return months.flatMap((month, index) => {
    const next = months[index + 1];
    const at = month.settlementDay.open;
    return next !== undefined && at >= from && at <= to ? [{ at, from: month, to: next }] : [];
  });
}

/** The delivery month that a code names: `GCZ26` for gold. Undefined where the product has no such month. */
export function contractMonthOf(instrument: Instrument, code: string): ContractMonth | undefined {
  const [, product, letter = '', year] = codePattern.exec(code) ?? [];
  if (product !== instrument.code || instrument.contract === undefined) return undefined;
  return listedMonth(instrument, 2000 + Number(year), MONTH_LETTERS.indexOf(letter));
}

/** The product that a contract's code begins with: `GC` of `GCZ26`. Undefined for what is no contract's code. */
export function productCodeOf(code: string): string | undefined {
  return codePattern.exec(code)?.[1];
}

/** `month` from 0. Undefined where the product has no such month, and where the calendar does not reach its end. */
function listedMonth(instrument: Instrument, year: number, month: number): ContractMonth | undefined {
  const letter = MONTH_LETTERS.charAt(month);
  if (instrument.contract?.deliveryMonths.includes(letter) !== true) return undefined;
  const [lastTradingDay, settlementDay] = lastDays(instrument, year, month + 1);
  if (lastTradingDay === undefined || settlementDay === undefined) return undefined;
  return {
    code: `${instrument.code}${letter}${String(year).slice(-2)}`,
    deliveryMonth: `${year}-${String(month + 1).padStart(2, '0')}`,
    lastTradingDay,
    settlementDay,
  };
}

/** The third trading day from the end of the month before the given one (1 to 12), and the one after. None beyond the calendar. */
function lastDays({ calendar }: Instrument, year: number, month: number): readonly TradingDay[] {
  const next = tradingDayOnOrAfter(calendar, epochDay(year, month, 1));
  return next === undefined ? [] : tradingDays(calendar).slice(next.index - 3, next.index - 1);
}
