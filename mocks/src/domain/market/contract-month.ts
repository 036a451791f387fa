/** Which delivery month of a future is the one traded, so that a world can run on for years. */
import { tradingDayOnOrAfter, tradingDays } from './calendar.ts';
import type { TradingDay } from './calendar.ts';
import type { Instrument } from './instrument.ts';
import { epochDay } from './local-time.ts';

const MONTH_LETTERS = 'FGHJKMNQUVXZ';

export interface ContractMonth {
  /** Product, month letter, year: `GCZ26`. */
  readonly code: string;
  readonly lastTradingDay: TradingDay;
}

/**
 * The nearest delivery month still trading on a day. One rule stands for the many of the exchanges: a contract's last
 * trading day is the third from the end of the month before its delivery.
 * @throws RangeError for an instrument that is no future.
 */
export function frontContract(instrument: Instrument, on: TradingDay): ContractMonth {
  const { contract } = instrument;
  if (contract === undefined) throw new RangeError(`${instrument.key} has no delivery months`);
  const start = new Date(on.open);
  const thisMonth = start.getUTCFullYear() * 12 + start.getUTCMonth();
  for (let month = thisMonth; month < thisMonth + 24; month += 1) {
    const letter = MONTH_LETTERS.charAt(month % 12);
    if (!contract.deliveryMonths.includes(letter)) continue;
    const last = thirdFromEnd(instrument, Math.floor(month / 12), (month % 12) + 1);
    if (last !== undefined && last.index >= on.index) {
      return {
        code: `${instrument.code}${letter}${String(Math.floor(month / 12)).slice(-2)}`,
        lastTradingDay: last,
      };
    }
  }
  throw new RangeError(`no contract of ${instrument.key} trades on ${on.date}`);
}

/** Third trading day from the end of the month before the given one (1 to 12). */
function thirdFromEnd({ calendar }: Instrument, year: number, month: number): TradingDay | undefined {
  const days = tradingDays(calendar);
  const next = tradingDayOnOrAfter(calendar, epochDay(year, month, 1));
  // Beyond the calendar nothing expires any more.
  return next === undefined ? days.at(-1) : days[next.index - 3];
}
