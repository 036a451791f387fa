/** A ranking with stable rows: an automatic refresh keeps their places; only a refresh by the user ranks them again. */
import type { Quote } from '@meridian/api';
import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { GrowingList } from '#platform/reading/use-growing-list.ts';
import { usePorts } from '#platform/ports/context.ts';
import { knownData, type Request } from '#platform/reading/request.ts';
import { quoteKey } from '../quotes/LiveQuoteRow.tsx';

/** Rows in the places they had; what is new comes after them, in its own order. */
export function inKeptOrder<Row>(
  rows: readonly Row[],
  keys: readonly string[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const places = new Map(keys.map((key, place) => [key, place]));
  const placeOf = (row: Row): number => places.get(keyOf(row)) ?? keys.length;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** So old, in ms, an order that was shown before the page was loaded anew may be and still be that of now. */
const youngMs = 60_000;

interface Still {
  /** Keys of the rows as they took their places; null until they have. */
  readonly keys: readonly string[] | null;
  /** A person asked for the ranking of now, which is on its way. */
  readonly isAskedAgain: boolean;
}

/**
 * The order of the rows of a ranking. Whoever comes back or loads the page anew finds them where they were a moment ago; whoever
 * comes later has the order of the first answer of now.
 */
export function useStillOrder(
  list: GrowingList<Quote>,
  isRanking: boolean,
): (rows: readonly Quote[]) => readonly Quote[] {
  const { clock } = usePorts();
  const isBack = useNavigationType() === 'POP';
  const [still, setStill] = useState<Still>({ keys: null, isAskedAgain: false });
  const { request, isReloading } = list;
  const rows = knownData(request)?.list;
  const isReady = request.phase === 'ready';
  const isLeftHere = isBack && request.phase === 'loading' && isOfNow(request, clock.now());
  const isNewWanted = still.keys === null ? isReady || isLeftHere : still.isAskedAgain && isReady;
  if (isReloading && !still.isAskedAgain) setStill({ ...still, isAskedAgain: true });
  else if (!isReloading && isNewWanted && rows !== undefined)
    setStill({ keys: rows.map(quoteKey), isAskedAgain: false });
  const { keys } = still;
  // Rows of further pages have taken their places, too.
  const further = keys === null ? [] : (rows ?? []).map(quoteKey).filter((key) => !keys.includes(key));
  if (keys !== null && further.length > 0 && !isNewWanted)
    setStill({ ...still, keys: [...keys, ...further] });
  return (shown) => (isRanking && keys !== null ? inKeptOrder(shown, keys, quoteKey) : shown);
}

/** Whether what a list showed is of this visit, or of one that ended just now. */
function isOfNow(request: Request<unknown> & { phase: 'loading' }, now: number): boolean {
  const { isOfEarlierVisit = false, lastAt } = request;
  return !isOfEarlierVisit || (lastAt !== null && Math.abs(now - lastAt) < youngMs);
}
