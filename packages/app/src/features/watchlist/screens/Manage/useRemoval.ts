import { assetClassification, watchlistDelete, watchlistSave } from '@meridian/api';
import { useToast } from '@meridian/design-system';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAssetClasses } from '#asset-classes/registry.ts';
import { useSession } from '#platform/provider.tsx';
import { useWrite } from '#platform/request.ts';
import {
  productKey,
  useDeviceWatchlist,
  type WatchedProduct,
} from '#presentation/watching/device-watchlist.ts';
import type { WatchedQuote } from '../../useWatchedQuotes.ts';
import { messages } from './Manage.messages.ts';

export interface Removal {
  /** Keys of what is removed or being removed: no longer shown, whatever the last answer holds. */
  readonly hidden: ReadonlySet<string>;
  /** What was removed last and can be put back. */
  readonly last: readonly WatchedQuote[];
  remove(quotes: readonly WatchedQuote[]): Promise<void>;
  undo(quotes: readonly WatchedQuote[]): Promise<void>;
}

/** Takes products off the watchlist without a question, and puts them back. Order and groups remember them. */
export function useRemoval(): Removal {
  const intl = useIntl();
  const toast = useToast();
  const store = useStore();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<readonly WatchedQuote[]>([]);

  const show = (quotes: readonly WatchedQuote[]) =>
    setHidden(
      (before) => new Set([...before].filter((key) => !quotes.some((one) => productKey(one) === key))),
    );

  const undo = async (quotes: readonly WatchedQuote[]) => {
    setLast([]);
    show(quotes);
    const failed = await store.add(quotes);
    if (failed === 0) return;
    toast.show({ tone: 'negative', title: intl.formatMessage(messages.notRestored, { count: failed }) });
  };

  const remove = async (quotes: readonly WatchedQuote[]) => {
    setHidden((before) => new Set([...before, ...quotes.map(productKey)]));
    const failed = await store.remove(quotes);
    const gone = quotes.filter((quote) => !failed.includes(quote));
    show(failed);
    setLast(gone);
    if (failed.length > 0) {
      toast.show({
        tone: 'negative',
        title: intl.formatMessage(messages.notRemoved, { count: failed.length }),
      });
    }
    const [first] = gone;
    if (first === undefined) return;
    toast.show({
      title: intl.formatMessage(messages.removed, { count: gone.length, name: first.name }),
      action: { label: intl.formatMessage(messages.undo), onPress: () => void undo(gone) },
    });
  };

  return { hidden, last, remove, undo };
}

interface Store {
  /** @returns those that are still watched */
  remove(quotes: readonly WatchedQuote[]): Promise<readonly WatchedQuote[]>;
  /** @returns how many could not be added */
  add(quotes: readonly WatchedQuote[]): Promise<number>;
}

/** Where the watchlist is: with the account, else on this device. */
function useStore(): Store {
  const { isSignedIn } = useSession();
  const device = useDeviceWatchlist();
  const classes = useAssetClasses();
  const removal = useWrite(watchlistDelete);
  const save = useWrite(watchlistSave);
  // Two taps on two rows are two removals: a write under way would take the second for its own.
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const run = turn.current.then(work);
    turn.current = run.catch(() => {});
    return run;
  };
  if (!isSignedIn) {
    return {
      remove(quotes) {
        const gone = new Set(quotes.map(productKey));
        device.change(device.products.filter((one) => !gone.has(productKey(one))));
        return Promise.resolve([]);
      },
      add(quotes) {
        device.change([...device.products, ...quotes.map(productOf)]);
        return Promise.resolve(0);
      },
    };
  }
  return {
    remove: (quotes) =>
      inTurn(async () => {
        const failed: WatchedQuote[] = [];
        for (const quote of quotes) {
          const ending = await removal.send({ id: quote.id ?? '' });
          if (ending.outcome !== 'done') failed.push(quote);
        }
        return failed;
      }),
    add: (quotes) =>
      inTurn(async () => {
        let failed = 0;
        for (const { stock_code, market, source, name } of quotes) {
          const ending = await save.send({
            classify: classes.of(source)?.quote?.classification ?? assetClassification.usStock,
            assettype: String(source),
            securityName: name,
            secuCode: stock_code,
            market,
          });
          if (ending.outcome !== 'done') failed += 1;
        }
        return failed;
      }),
  };
}

const productOf = ({ stock_code, market, source, name }: WatchedQuote): WatchedProduct => ({
  stock_code,
  market,
  source,
  name,
});
