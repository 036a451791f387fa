import {
  assetClassification,
  watchlist,
  watchlistDelete,
  watchlistDeleteByCode,
  watchlistSave,
} from '@meridian/api';
import { useRef } from 'react';
import { useAssetClasses } from '#asset-classes/registry.ts';
import { usePorts } from '#platform/ports/context.ts';
import { useWrite } from '#platform/reading/request.ts';
import { resultOf } from '#platform/ports/result.ts';
import type { WriteEnding } from '#platform/reading/use-write.ts';
import { productKey, type WatchedProduct } from '#presentation/watching/device-watchlist.ts';
import type { WatchedQuote } from './useWatchedQuotes.ts';

/** Outcome of several that were written one after the other. */
export interface Written<T> {
  readonly done: readonly T[];
  readonly failed: readonly T[];
  /** No answer came, and the list could not be read either. */
  readonly unknown: readonly T[];
}

export interface WatchedWrites {
  add<T extends WatchedProduct>(products: readonly T[], onDone?: (product: T) => void): Promise<Written<T>>;
  remove(quotes: readonly WatchedQuote[]): Promise<Written<WatchedQuote>>;
  /** What the account watches, by its list; null where it cannot be read. */
  listed(): Promise<readonly string[] | null>;
}

type Outcome = WriteEnding<unknown>['outcome'];

/**
 * Writes the watchlist of the account whose session it is: one after the other, each once. Where no answer comes, the list says
 * what was done (DECISIONS 6). Nothing more is written once that session has ended: the next may be somebody else's.
 */
export function useWatchedWrites(): WatchedWrites {
  const { api, session } = usePorts();
  const classes = useAssetClasses();
  const removal = useWrite(watchlistDelete);
  const removalByCode = useWrite(watchlistDeleteByCode);
  const save = useWrite(watchlistSave);
  // Two taps on two rows are two removals: a write under way would take the second for its own.
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const { token } = session;

  async function listed(): Promise<readonly string[] | null> {
    const answer = await resultOf(api.call(watchlist, {}));
    return answer.ok ? answer.value.list.map(productKey) : null;
  }

  async function writeEach<T extends WatchedProduct>(
    all: readonly T[],
    isToBeListed: boolean,
    write: (one: T) => Promise<{ readonly outcome: Outcome }>,
    onDone: (one: T) => void,
  ): Promise<Written<T>> {
    const by: Record<Outcome, T[]> = { done: [], refused: [], unknown: [] };
    const done = (one: T): void => {
      by.done.push(one);
      onDone(one);
    };
    for (const one of all) {
      const { outcome } = session.token === token ? await write(one) : { outcome: 'refused' as const };
      if (outcome === 'done') done(one);
      else by[outcome].push(one);
    }
    const keys = by.unknown.length === 0 || session.token !== token ? null : await listed();
    if (keys === null) return { done: by.done, failed: by.refused, unknown: by.unknown };
    const isListed = new Set(keys);
    const failed = [...by.refused];
    for (const one of by.unknown) {
      if (isListed.has(productKey(one)) === isToBeListed) done(one);
      else failed.push(one);
    }
    return { done: by.done, failed, unknown: [] };
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const run = turn.current.then(work);
    turn.current = run.catch(() => {});
    return run;
  }

  return {
    listed,
    remove: (quotes) =>
      inTurn(() =>
        writeEach(
          quotes,
          false,
          // An entry that came without an id is named by its code (spec §4).
          ({ id, stock_code, market, source }) =>
            id === undefined || id === null
              ? removalByCode.send({ stockCode: stock_code, market, assettype: String(source) })
              : removal.send({ id }),
          nothing,
        ),
      ),
    add: (products, onDone = nothing) =>
      inTurn(() =>
        writeEach(
          products,
          true,
          ({ stock_code, market, source, name }) =>
            save.send({
              classify: classes.of(source)?.quote?.classification ?? assetClassification.usStock,
              assettype: String(source),
              securityName: name,
              secuCode: stock_code,
              market,
            }),
          onDone,
        ),
      ),
  };
}

const nothing = (): void => {};
