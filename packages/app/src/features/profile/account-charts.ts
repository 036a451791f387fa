/** What the account's charts show: what the wallets hold, and what each day brought. Pure. */
import type { Decimal, Wallet, WalletBillLine } from '@meridian/api';
import { add, isPositive, zero } from '#domain/money.ts';

/** Wallets of a currency that hold something, the fullest first, and what they hold together. */
export interface Allocation {
  readonly wallets: readonly Wallet[];
  readonly total: Decimal;
}

/** Of one currency: currencies are never added up (DECISIONS 25). */
export function allocationIn(wallets: readonly Wallet[], currency: string): Allocation {
  const own = wallets.filter((wallet) => wallet.currency === currency && isPositive(wallet.balance));
  return {
    wallets: own.toSorted((a, b) => Number(b.balance) - Number(a.balance)),
    total: add(zero, ...own.map(({ balance }) => balance)),
  };
}

/** What one day brought. */
export interface DayResult {
  /** Some moment of the day, ms. */
  readonly at: number;
  /** Profits less losses and fees, signed; null where lines of the day may be missing. */
  readonly amount: Decimal | null;
}

/** Kinds of line that are earned or lost; what is paid in or out is neither. */
const earned: ReadonlySet<WalletBillLine['kind']> = new Set(['profit', 'loss', 'fee']);

const dayMs = 86_400_000;

export interface ResultsQuestion {
  readonly currency: string;
  readonly now: number;
  /** How many days back, today among them. */
  readonly dayCount: number;
  /** The lines reach back to the first ever. */
  readonly isComplete: boolean;
  /** Names the day of a moment in the reader's zone, as MM/DD/YYYY. */
  dateOf(ms: number): string;
}

/** The last days' results, oldest first, from a statement that is newest first. Weekends on which nothing happened are left out. */
export function resultsByDay(
  lines: readonly WalletBillLine[],
  { currency, now, dayCount, isComplete, dateOf }: ResultsQuestion,
): readonly DayResult[] {
  const sums = new Map<string, Decimal>();
  for (const line of lines) {
    if (line.currency !== currency || !earned.has(line.kind)) continue;
    const date = dateOf(line.createTimeTimestamp);
    sums.set(date, add(sums.get(date) ?? zero, line.amount));
  }
  const oldest = lines.at(-1)?.createTimeTimestamp ?? now;
  // Of the oldest day that was read, lines may be missing; of the days before it, all are.
  const unknownUntil = isComplete ? Number.NEGATIVE_INFINITY : oldest + dayMs;
  return Array.from({ length: dayCount }, (_, index) => now - (dayCount - 1 - index) * dayMs).flatMap(
    (at) => {
      const date = dateOf(at);
      const sum = sums.get(date);
      if (sum === undefined && isWeekend(date)) return [];
      return [{ at, amount: at < unknownUntil ? null : (sum ?? zero) }];
    },
  );
}

function isWeekend(date: string): boolean {
  const [month, day, year] = date.split('/').map(Number);
  return [0, 6].includes(new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day)).getUTCDay());
}
