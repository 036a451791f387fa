/** Which day a line of the statement belongs to. */
import type { WalletBillLine } from '@meridian/api';

/**
 * YYYY-MM-DD: the day the backend gives, so that a day has the same lines wherever they are shown; where it gives none, that of
 * the line's moment by `dateOf`, in the reader's zone (ADR 29).
 */
export function dayOfLine(
  { day, createTimeTimestamp }: Pick<WalletBillLine, 'day' | 'createTimeTimestamp'>,
  dateOf: (ms: number) => string,
): string {
  return day ?? dateOf(createTimeTimestamp);
}
