import { auditStatus, type WalletBillLine, type WalletBillSum } from '@meridian/api';
import { dayOfLine } from '#domain/bill-day.ts';
import { add, compare, isZero, negate, subtract, sumByCurrency, type Money } from '#domain/index.ts';

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

/** The amount of a withdrawal that has moved nothing: kept back during its review, free again once it is refused. */
export interface Unmoved extends Money {
  readonly state: 'held' | 'returned';
}

/** Null for every line that says itself what it moved: the line of such a withdrawal is of zero (ADR 57). */
export function unmovedOf({
  kind,
  amount,
  withdrawal,
}: Pick<WalletBillLine, 'kind' | 'amount' | 'withdrawal'>): Unmoved | null {
  if (kind !== 'withdrawal' || withdrawal === null || !isZero(amount)) return null;
  const money = { currency: withdrawal.currency, amount: withdrawal.amount };
  if (withdrawal.status === auditStatus.pending) return { ...money, state: 'held' };
  return withdrawal.status === auditStatus.failed ? { ...money, state: 'returned' } : null;
}

/** Lines as far as they were read, newest first. */
export interface ReadLines {
  readonly list: readonly Pick<WalletBillLine, 'walletType' | 'currency' | 'amount' | 'balanceAfter'>[];
  /** All lines asked for are there. */
  readonly isComplete: boolean;
  /** No line between the first and the last of them is missing, nor of another kind than was asked for. */
  readonly isUnbroken: boolean;
}

/** Whether lines and sums say the same. `unknown`: as long as lines are missing, or where there is no sum. */
export type Proof =
  | { readonly verdict: 'unknown' | 'agrees' }
  /** `by`: what the lines come to beyond what the sums say; none where a balance does not follow the one before it. */
  | { readonly verdict: 'differs'; readonly by: readonly Money[] };

/** Holds the sums of the wire against the lines: neither is corrected by the other (ADR 59). */
export function proofOf(sums: readonly WalletBillSum[], { list, isComplete, isUnbroken }: ReadLines): Proof {
  if (sums.length === 0) return { verdict: 'unknown' };
  if (!sums.every(closes) || (isUnbroken && !runs(list))) return { verdict: 'differs', by: [] };
  if (!isComplete) return { verdict: 'unknown' };
  const by = [...list, ...sums.map(lessOf)].filter(({ amount }) => !isZero(amount));
  const differences = sumByCurrency(by).filter(({ amount }) => !isZero(amount));
  return differences.length === 0 ? { verdict: 'agrees' } : { verdict: 'differs', by: differences };
}

/** Opening + in − out = closing, where the balances are known. */
function closes({ opening, moneyIn, moneyOut, closing }: WalletBillSum): boolean {
  if (opening === null || closing === null) return true;
  return compare(subtract(add(opening, moneyIn), moneyOut), closing) === 0;
}

/** What takes a sum back from its lines. */
const lessOf = (sum: WalletBillSum): Money => ({ currency: sum.currency, amount: negate(netOf(sum)) });

/** Each line leads from the balance of the line before it in its wallet to its own. */
function runs(list: ReadLines['list']): boolean {
  const later = new Map<string, ReadLines['list'][number]>();
  return list.every((line) => {
    const next = later.get(line.walletType);
    later.set(line.walletType, line);
    return next === undefined || compare(add(line.balanceAfter, next.amount), next.balanceAfter) === 0;
  });
}

/** What came in less what went out. */
export const netOf = ({ moneyIn, moneyOut }: WalletBillSum): WalletBillSum['moneyIn'] =>
  subtract(moneyIn, moneyOut);

/** The sums of an answer that is about what was asked for; none of one that says a currency twice. */
export function soundSums(sums: readonly WalletBillSum[]): readonly WalletBillSum[] {
  return new Set(sums.map(({ currency }) => currency)).size === sums.length ? sums : [];
}
