import type { Position } from '@meridian/api';
import { useFormat } from '#platform/words/format.ts';
import { useNow } from '#platform/ports/use-ports.ts';

/** So long before its last trade a contract's end is said of who holds it: five trading days, with a weekend. */
const saidBeforeMs = 7 * 86_400_000;
const lookMs = 60_000;

/** The end of a held contract. */
export interface ContractEnd {
  /** `over`: trading has ended, and open positions wait for settlement. */
  readonly when: 'soon' | 'today' | 'over';
  /** Of its last trade, in the person's own time zone. */
  readonly moment: string;
  readonly time: string;
}

/** Null while the end is far, and for what has none or is closed. */
export function useContractEnd(
  position: Pick<Position, 'lastTradeTimestamp' | 'closeTimeTimestamp'>,
): ContractEnd | null {
  const format = useFormat();
  const now = useNow(lookMs);
  const { lastTradeTimestamp: last, closeTimeTimestamp } = position;
  if (last === null || closeTimeTimestamp !== null || last - now > saidBeforeMs) return null;
  const [moment, time] = [format.dateTime(last), format.time(last)];
  if (last <= now) return { when: 'over', moment, time };
  return { when: format.dayOf(last) === format.dayOf(now) ? 'today' : 'soon', moment, time };
}
