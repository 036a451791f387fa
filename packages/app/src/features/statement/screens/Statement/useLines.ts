import { isWhole, walletBill, type WalletBillLine, type WalletBillSum } from '@meridian/api';
import { useMemo } from 'react';
import { usePorts } from '#platform/ports/context.ts';
import { narrowed } from '#platform/reading/narrowed.ts';
import { knownData } from '#platform/reading/request.ts';
import { useGrowingList, type GrowingList } from '#platform/reading/use-growing-list.ts';
import { useFormat } from '#platform/words/format.ts';
import { fits, requestOf } from '../../filter.ts';
import { proofOf, soundSums, type Proof } from '../../model.ts';
import type { FilterInUse } from '../../useFilter.ts';

/** Lines of a page. */
const step = 50;

export interface StatementLines {
  /** The lines that fit the filter. */
  readonly list: GrowingList<WalletBillLine>;
  /** As the backend gives them; none where it gives none, or does not know the filter. */
  readonly sums: readonly WalletBillSum[];
  readonly proof: Proof;
  /** All lines asked for are there. */
  readonly isComplete: boolean;
  /** Of lines that do not fit, the backend having ignored the filter: how many were read. Null where all fit. */
  readonly readCount: number | null;
}

/** The lines that the filter asks for, with what they come to. */
export function useLines({ filter, days }: Pick<FilterInUse, 'filter' | 'days'>): StatementLines {
  const format = useFormat();
  const { systemInfo } = usePorts();
  const all = useGrowingList({
    endpoint: walletBill,
    request: { timeZone: systemInfo().timeZone, ...requestOf(filter, days) },
    keyOf: (line) => line.id,
    step,
    options: { onTopics: ['wallets'] },
  });
  const known = knownData(all.request);
  const { dayOf } = format;
  return useMemo(() => {
    const keeps = (line: WalletBillLine): boolean => fits(line, filter, days, dayOf);
    if (known === null)
      return { list: all, sums: [], proof: { verdict: 'unknown' }, isComplete: false, readCount: null };
    const isAnswered = known.list.every(keeps);
    const isGapless = isWhole(known) && !known.isFromTwoMoments;
    const sums = isAnswered ? soundSums(known.latest?.sums ?? []) : [];
    const isComplete = isGapless && known.list.length >= known.total;
    return {
      list: isAnswered ? all : narrowed(all, keeps),
      sums,
      proof: proofOf(sums, { list: known.list, isComplete, isUnbroken: isGapless && filter.kind === null }),
      isComplete,
      readCount: isAnswered ? null : known.list.length,
    };
  }, [all, known, filter, days, dayOf]);
}
