import { useMemo } from 'react';
import { useAddressQuery } from '#platform/address/address-query.ts';
import { useNow } from '#platform/ports/use-ports.ts';
import { useFormat } from '#platform/words/format.ts';
import { daysOf, readFilter, withFilter, type Days, type Filter } from './filter.ts';

export interface FilterInUse {
  readonly filter: Filter;
  /** The days of its period, by the reader's own calendar. */
  readonly days: Days;
  onFilter(filter: Filter): void;
}

/** A new day is noticed within a minute. */
const lookMs = 60_000;

/** What the address narrows the statement to: a link and a reload keep it. */
export function useFilter(): FilterInUse {
  const [query, change] = useAddressQuery();
  const format = useFormat();
  const text = query.toString();
  const filter = useMemo(() => readFilter(new URLSearchParams(text)), [text]);
  const today = format.dayOf(useNow(lookMs));
  const days = useMemo(() => daysOf(filter.period, today), [filter, today]);
  return { filter, days, onFilter: (next) => change((kept) => withFilter(kept, next)) };
}
