import { maxWatchedOnDevice } from '@meridian/api';
import { useToast } from '@meridian/design-system';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { usePorts } from '#platform/ports/context.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import {
  changeDeviceWatchlist,
  productKey,
  type WatchedProduct,
} from '#presentation/watching/device-watchlist.ts';
import { messages as watching } from '#presentation/watching/watching.messages.ts';
import type { WatchedQuote } from '../../useWatchedQuotes.ts';
import { useWatchedWrites, type Written } from '../../useWatchedWrites.ts';
import { messages } from './Manage.messages.ts';

type Quotes = readonly WatchedQuote[];

export interface Removal {
  /** Keys of what is removed or being removed: not shown, although the last answer may hold it. */
  readonly hidden: ReadonlySet<string>;
  /** What was removed last and has not been put back; the removal before it is the next. */
  readonly last: Quotes;
  remove(quotes: Quotes): Promise<void>;
  /** Puts back what was removed last. */
  undo(): Promise<void>;
}

/**
 * Takes products off the watchlist without a question, and puts them back, the last removal first. Order and groups remember
 * them.
 *
 * @param listed what is watched by the last answer; null while none is known
 */
export function useRemoval(listed: Quotes | null): Removal {
  const intl = useIntl();
  const toast = useToast();
  const store = useStore();
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set());
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [batches, setBatches] = useState<readonly Quotes[]>([]);
  // A notice is pressed after its picture is gone: each removal is put back once.
  const undoable = useRef(new Set<Quotes>());

  // The list knows by now: what is added again from elsewhere is shown again.
  if (listed !== null && gone.size > 0) {
    const stillListed = new Set(listed.map(productKey));
    const kept = [...gone].filter((key) => stillListed.has(key));
    if (kept.length < gone.size) setGone(new Set(kept));
  }

  const offerBack = (batch: Quotes) => {
    undoable.current.add(batch);
    setBatches((before) => [...before, batch]);
  };

  const undo = async (batch: Quotes) => {
    if (!undoable.current.delete(batch)) return;
    setBatches((before) => before.filter((one) => one !== batch));
    setGone((before) => without(before, batch));
    const { failed, unknown } = await store.add(batch);
    const left = batch.filter((one) => failed.includes(one) || unknown.includes(one));
    // The notice that offered it may still be there.
    if (left.length > 0) offerBack(left.length === batch.length ? batch : left);
    if (failed.length > 0) {
      toast.show({
        tone: 'negative',
        title: intl.formatMessage(messages.notRestored, { count: failed.length }),
      });
    }
    if (unknown.length > 0) toast.show({ tone: 'waiting', title: intl.formatMessage(watching.unknown) });
  };

  const remove = async (quotes: Quotes) => {
    setRemoving((before) => new Set([...before, ...quotes.map(productKey)]));
    const { done, failed, unknown } = await store.remove(quotes);
    setGone((before) => new Set([...before, ...done.map(productKey)]));
    setRemoving((before) => without(before, quotes));
    if (failed.length > 0) {
      toast.show({
        tone: 'negative',
        title: intl.formatMessage(messages.notRemoved, { count: failed.length }),
      });
    }
    if (unknown.length > 0) toast.show({ tone: 'waiting', title: intl.formatMessage(watching.unknown) });
    const [first] = done;
    if (first === undefined) return;
    offerBack(done);
    toast.show({
      title: intl.formatMessage(messages.removed, { count: done.length, name: first.name }),
      action: { label: intl.formatMessage(messages.undo), onPress: () => void undo(done) },
    });
  };

  const last = batches.at(-1);
  return {
    hidden: new Set([...removing, ...gone]),
    last: last ?? [],
    remove,
    undo: () => (last === undefined ? Promise.resolve() : undo(last)),
  };
}

function without(keys: ReadonlySet<string>, quotes: Quotes): ReadonlySet<string> {
  const taken = new Set(quotes.map(productKey));
  return new Set([...keys].filter((key) => !taken.has(key)));
}

interface Store {
  remove(quotes: Quotes): Promise<Written<WatchedQuote>>;
  add(quotes: Quotes): Promise<Written<WatchedQuote>>;
}

/** Where the watchlist is: with the account, else on this device. */
function useStore(): Store {
  const { storage } = usePorts();
  const { isSignedIn } = useSession();
  const account = useWatchedWrites();
  if (isSignedIn) return account;
  const ending = (done: Quotes, failed: Quotes = []) => Promise.resolve({ done, failed, unknown: [] });
  return {
    remove(quotes) {
      const gone = new Set(quotes.map(productKey));
      changeDeviceWatchlist(storage, (kept) => kept.filter((one) => !gone.has(productKey(one))));
      return ending(quotes);
    },
    add(quotes) {
      let added: Quotes = [];
      changeDeviceWatchlist(storage, (kept) => {
        const known = new Set(kept.map(productKey));
        const missing = quotes.filter((one) => !known.has(productKey(one)));
        const room = missing.slice(0, Math.max(0, maxWatchedOnDevice - kept.length));
        added = quotes.filter((one) => known.has(productKey(one)) || room.includes(one));
        return [...kept, ...room.map(productOf)];
      });
      return ending(
        added,
        quotes.filter((one) => !added.includes(one)),
      );
    },
  };
}

const productOf = ({ stock_code, market, source, name }: WatchedQuote): WatchedProduct => ({
  stock_code,
  market,
  source,
  name,
});
