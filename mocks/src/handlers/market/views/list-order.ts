/** The order of lists: their own, or the one that is asked for. */
import type { ListColumn, SortDirection } from '@meridian/api';
import type { Instrument } from '#domain/market/index.ts';
import type { Caller } from '../../context.ts';
import { instrumentName } from '../../language.ts';
import { tickerOf } from './quote-views.ts';

export interface WantedOrder {
  readonly sortBy?: ListColumn | undefined;
  readonly sortDirection?: SortDirection | undefined;
  readonly sortedAt?: number | undefined;
}

type Compared = string | bigint;

/**
 * The instruments in the order that is asked for. Prices are functions of the instant, so a moment that has passed is
 * ranked as it was: pages asked for one after the other are pages of one list. Equal ones are ordered by their key.
 */
export function inWantedOrder(
  caller: Caller,
  instruments: readonly Instrument[],
  { sortBy, sortDirection, sortedAt }: WantedOrder,
): readonly Instrument[] {
  if (sortBy === undefined) return instruments;
  const then = { ...caller, now: Math.min(caller.now, sortedAt ?? caller.now) };
  const { compare: inWords } = new Intl.Collator(caller.language);
  const sign = sortDirection === 'ascending' ? 1 : -1;
  return instruments
    .map((instrument) => ({ instrument, value: figureOf(then, instrument, sortBy) }))
    .toSorted(
      (a, b) => sign * compare(a.value, b.value, inWords) || (a.instrument.key < b.instrument.key ? -1 : 1),
    )
    .map(({ instrument }) => instrument);
}

/** By the digits in rows: prices are compared as they are written, in whatever currency. */
function figureOf(caller: Caller, instrument: Instrument, column: ListColumn): Compared {
  if (column === 'name') return instrumentName(instrument, caller.language, caller.state.hasLongNames);
  if (column === 'market') return instrument.exchange;
  const ticker = tickerOf(caller, instrument);
  const figures = {
    price: ticker.last,
    change: ticker.change,
    ratio: ticker.changeRatio,
    volume: ticker.volume,
  };
  return figures[column];
}

function compare(a: Compared, b: Compared, inWords: Intl.Collator['compare']): number {
  if (typeof a === 'string' && typeof b === 'string') return inWords(a, b);
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
