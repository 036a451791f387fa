/** What the account's charts show: what the wallets hold, and what each day brought. Pure. */
import type { Decimal, ExchangeRate, Position, Wallet, WalletBillLine } from '@meridian/api';
import { dayOfLine } from '#domain/bill-day.ts';
import { convert } from '#domain/convert.ts';
import { add, compare, isPositive, subtract, zero } from '#domain/money.ts';

/** Wallets of a currency that hold something, the fullest first, and what they hold together. */
export interface Allocation {
  readonly wallets: readonly Wallet[];
  readonly total: Decimal;
}

/** Of one currency: currencies are never added up (DECISIONS 25). */
export function allocationIn(wallets: readonly Wallet[], currency: string): Allocation {
  const own = wallets.filter((wallet) => wallet.currency === currency && isPositive(wallet.balance));
  return {
    wallets: own.toSorted((a, b) => compare(b.balance, a.balance)),
    total: add(zero, ...own.map(({ balance }) => balance)),
  };
}

/** A wallet as a part of all wallets together. */
export interface WalletPart {
  readonly wallet: Wallet;
  /** What it holds, in the currency that all parts are counted in. */
  readonly value: Decimal;
}

/**
 * All wallets that hold something, the fullest first, counted in one currency. Those of another currency are converted at
 * the rate and rounded to cents each, so that the parts add up to the total; without a rate for it they are left out.
 */
export function allocationAt(
  wallets: readonly Wallet[],
  currency: string,
  rate: ExchangeRate | null,
): {
  readonly parts: readonly WalletPart[];
  readonly total: Decimal;
  readonly converted: readonly WalletPart[];
} {
  const parts = wallets
    .filter(({ balance }) => isPositive(balance))
    .flatMap((wallet): WalletPart[] => {
      if (wallet.currency === currency) return [{ wallet, value: wallet.balance }];
      const isKnown =
        rate !== null &&
        [rate.from, rate.to].toSorted().join() === [currency, wallet.currency].toSorted().join();
      if (!isKnown) return [];
      const money = { amount: wallet.balance, currency: wallet.currency };
      return [{ wallet, value: convert(money, rate).received.amount }];
    })
    .toSorted((a, b) => compare(b.value, a.value));
  return {
    parts,
    total: add(zero, ...parts.map(({ value }) => value)),
    converted: parts.filter(({ wallet }) => wallet.currency !== currency),
  };
}

/** What the account holds of one asset class, in money. */
export interface ClassPart {
  /** The class's source code; null is cash: what the wallets hold beside the margins of positions. */
  readonly source: number | null;
  readonly value: Decimal;
}

/**
 * What the assets of a currency are made of, the largest first: of each class what its positions would bring if they were
 * closed (margin and floating profit, before fees), and the cash beside them. A class that would bring nothing is left out.
 */
export function classesIn(
  wallets: readonly Wallet[],
  positions: readonly Position[],
  currency: string,
): readonly ClassPart[] {
  const own = positions.filter((position) => position.currency === currency);
  const worth = new Map<number, Decimal>();
  for (const { source, margin, profit } of own) {
    worth.set(source, add(worth.get(source) ?? zero, margin, profit));
  }
  const margins = add(zero, ...own.map(({ margin }) => margin));
  const parts: ClassPart[] = [...worth].map(([source, value]) => ({ source, value }));
  parts.push({ source: null, value: subtract(allocationIn(wallets, currency).total, margins) });
  return parts.filter(({ value }) => isPositive(value)).toSorted((a, b) => compare(b.value, a.value));
}

/** Whether there is money in another currency, which no picture of this one can show (DECISIONS 25). */
export function hasOthersThan(currency: string, wallets: readonly Wallet[]): boolean {
  return wallets.some((wallet) => wallet.currency !== currency && isPositive(wallet.balance));
}

/** What one day brought. */
export interface DayResult {
  /** YYYY-MM-DD. */
  readonly date: string;
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
  /** Names the day of a moment in the reader's zone, as YYYY-MM-DD. */
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
    const date = dayOfLine(line, dateOf);
    sums.set(date, add(sums.get(date) ?? zero, line.amount));
  }
  const oldest = lines.at(-1);
  // Of the oldest day that was read, lines may be missing; of the days before it, all are.
  const unknownUntil = isComplete ? null : utcMidnightOf(oldest ? dayOfLine(oldest, dateOf) : dateOf(now));
  const today = utcMidnightOf(dateOf(now));
  return Array.from({ length: dayCount }, (_, index) => today - (dayCount - 1 - index) * dayMs).flatMap(
    (utcMidnight) => {
      const { date, at } = dayAt(utcMidnight, dateOf);
      const sum = sums.get(date);
      if (sum === undefined && isWeekend(utcMidnight)) return [];
      const isUnknown = unknownUntil !== null && utcMidnight <= unknownUntil;
      return [{ date, at, amount: isUnknown ? null : (sum ?? zero) }];
    },
  );
}

/**
 * A day of the calendar, counted by its midnight in UTC so that a clock put forward or back leaves out no day and repeats
 * none, with a moment that the reader's zone has within it.
 */
function dayAt(utcMidnight: number, dateOf: (ms: number) => string): Pick<DayResult, 'date' | 'at'> {
  const date = new Date(utcMidnight).toISOString().slice(0, 10);
  // Noon in London is the same day from Hawaii to Sydney; further east its midnight is.
  const noon = utcMidnight + dayMs / 2;
  return { date, at: dateOf(noon) === date ? noon : utcMidnight };
}

function utcMidnightOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function isWeekend(utcMidnight: number): boolean {
  return [0, 6].includes(new Date(utcMidnight).getUTCDay());
}
