import type { WalletBillLine } from '@meridian/api';
import { dayOfLine } from '#domain/bill-day.ts';
import { sumByCurrency, type Money } from '#domain/index.ts';

/** One day of the statement, newest line first. */
export interface StatementDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly lines: readonly WalletBillLine[];
  /** What the day's lines add up to, by currency; signed. Null while lines of the day may still be missing. */
  readonly net: readonly Money[] | null;
}

/**
 * Lines by day, newest first. `dateOf` names the day of a line that does not tell its own. `isComplete`: the list reaches back to the first line ever;
 * else its last day may go on beyond it, and has no sum.
 */
export function byDay(
  lines: readonly WalletBillLine[],
  dateOf: (ms: number) => string,
  isComplete: boolean,
): readonly StatementDay[] {
  const days = Map.groupBy(lines, (line) => dayOfLine(line, dateOf));
  return [...days].map(([date, dayLines], index) => ({
    date,
    lines: dayLines,
    net: isComplete || index < days.size - 1 ? sumByCurrency(dayLines) : null,
  }));
}

/** What the shown lines add up to, by currency: currencies are never added to each other (DECISIONS 25). */
export function netOf(lines: readonly WalletBillLine[]): readonly Money[] {
  return sumByCurrency(lines);
}
