import { searchStock, type FoundInstrument, type Rows } from '@meridian/api';
import { useDeferredValue, useMemo, useState } from 'react';
import { knownData, useRead, type Request } from '#platform/reading/request.ts';
import { soundRows, withKnown } from '#platform/reading/sound-rows.ts';
import { productKey } from '#presentation/watching/device-watchlist.ts';
import { find, indexOf, nearest, type SearchIndex } from '../../model/matching.ts';

/** The most that is shown, as the call answers no more. */
export const mostFound = 50;
/** Shown with the keystroke itself: what is in sight above a keyboard. The others follow when there is time. */
const firstFound = 8;
const mostNearest = 3;

export interface Found {
  readonly request: Request<Rows<FoundInstrument>>;
  reload(): void;
  /** What is written most like it, where nothing was found. */
  readonly nearest: readonly FoundInstrument[];
}

type Known = Rows<FoundInstrument>;

const whole = { unreadableCount: 0, firstMisfit: null, surplusCount: 0 };

/**
 * What a keyword finds: at once among the instruments that were fetched when the screen opened, then by the server's answer,
 * which brings prices and what this device did not know (ADR 30). Nothing is asked while the keyword is empty.
 */
export function useFound(keyword: string): Found {
  const { index, at } = useInstruments();
  const sought = keyword.trim();
  const answer = useRead(searchStock, sought === '' ? null : { keyword: sought }, { subject: 'search' });
  const data = knownData(answer.request);
  const answered = useMemo(() => data && eachOnce(data), [data]);
  const priced = usePriced(answered);

  const settled = useDeferredValue(sought);
  const limit = settled === sought ? mostFound : firstFound;
  const isServerFirst = useServerFirst(sought, answered !== null && index.length === 0);
  const rows = useMemo(() => {
    const found = [find(index, sought, limit), answered?.list ?? []] as const;
    const [first = [], then = []] = isServerFirst ? found.toReversed() : found;
    const shown = first.map((one) => priced.get(productKey(one)) ?? one);
    const known = new Set(shown.map(productKey));
    // What only the other finds comes last: what is shown already stays where it is.
    return [...shown, ...then.filter((one) => !known.has(productKey(one)))].slice(0, mostFound);
  }, [index, sought, limit, answered, priced, isServerFirst]);
  const isNothing = answered !== null && rows.length === 0;
  return {
    request: withRows(
      answered === null ? answer.request : withKnown(answer.request, () => answered),
      rows,
      at,
    ),
    reload: answer.reload,
    nearest: useMemo(
      () => (isNothing ? nearest(index, sought, mostNearest) : []),
      [isNothing, index, sought],
    ),
  };
}

const eachOnce = (known: Known): Known => soundRows(known, { keyOf: productKey });

/** Whether the server's answer to this keyword was shown before the device had its list: then it stays on top. */
function useServerFirst(sought: string, isAlone: boolean): boolean {
  const [servedFirst, setServedFirst] = useState<string | null>(null);
  if (isAlone && servedFirst !== sought) setServedFirst(sought);
  return servedFirst === sought;
}

/** Every instrument there is, fetched once when the screen opens, ready to be searched; empty until it is here. */
function useInstruments(): { readonly index: SearchIndex<FoundInstrument>; readonly at: number | null } {
  // What instruments there are does not move with the market.
  const { request } = useRead(searchStock, {}, { refreshMs: 0 });
  const all = knownData(request);
  const index = useMemo(() => indexOf(all === null ? [] : eachOnce(all).list), [all]);
  return { index, at: request.phase === 'ready' ? request.at : null };
}

/** The last price that came for each instrument, by its key: a row keeps its price while the next answer is on its way. */
function usePriced(answered: Known | null): ReadonlyMap<string, FoundInstrument> {
  const [kept, setKept] = useState({ answered, priced: pricedOf(answered) });
  if (kept.answered === answered) return kept.priced;
  const priced = answered === null ? kept.priced : new Map([...kept.priced, ...pricedOf(answered)]);
  setKept({ answered, priced });
  return priced;
}

function pricedOf(answered: Known | null): ReadonlyMap<string, FoundInstrument> {
  return new Map(answered?.list.map((one) => [productKey(one), one]));
}

/** The read, with the rows that are shown in place of its own; those of the device are shown until the answer is here. */
function withRows(
  request: Request<Known>,
  list: readonly FoundInstrument[],
  at: number | null,
): Request<Known> {
  switch (request.phase) {
    case 'idle':
      return request;
    case 'ready':
      return { ...request, data: { ...request.data, list } };
    case 'loading':
    case 'failed': {
      const last = request.last ?? (list.length === 0 ? null : whole);
      return { ...request, last: last && { ...last, list }, lastAt: request.lastAt ?? at };
    }
  }
}
