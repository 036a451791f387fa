import {
  assetClassification,
  maxWatchedOnDevice,
  watchlist,
  watchlistDeleteByCode,
  watchlistSave,
} from '@meridian/api';
import { useToast } from '@meridian/design-system';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAssetClasses } from '#asset-classes/registry.ts';
import { usePorts } from '#platform/ports/context.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { storageKeys } from '#platform/device/storage.ts';
import { useInvalidate, useWrite } from '#platform/reading/use-write.ts';
import { productKey, useDeviceWatchlist, type WatchedProduct } from './device-watchlist.ts';
import { messages } from './watching.messages.ts';

export interface Star {
  /** Whether the product is watched, or was just asked to be; null while that is not known. */
  readonly isOn: boolean | null;
  set(isWatched: boolean): void;
}

/**
 * Watches a product, or no longer. Adding names its market; removing goes by stock code (spec §4). Signed out, it is kept
 * on the device.
 * @param isWatched as it was read; null while that is not known
 */
export function useStar(product: WatchedProduct, isWatched: boolean | null): Star {
  const { isSignedIn } = useSession();
  const { products } = useDeviceWatchlist();
  const account = useAccountStar(product);
  const device = useDeviceStar(product);
  if (isSignedIn) {
    return { isOn: isWatched === null ? null : (account.wanted ?? isWatched), set: account.set };
  }
  const key = productKey(product);
  return { isOn: products.some((one) => productKey(one) === key), set: device.set };
}

/** Nobody is signed in: this device remembers. */
function useDeviceStar(product: WatchedProduct): Pick<Star, 'set'> {
  const intl = useIntl();
  const toast = useToast();
  const { storage } = usePorts();
  const { products, change } = useDeviceWatchlist();
  return {
    set(isWatched) {
      const isOther = (one: WatchedProduct): boolean => productKey(one) !== productKey(product);
      if (!isWatched) {
        change((kept) => kept.filter(isOther));
        toast.show({ tone: 'positive', title: intl.formatMessage(messages.removed) });
        return;
      }
      if (products.filter(isOther).length >= maxWatchedOnDevice) {
        const [title, description] = [messages.full, messages.fullBody].map((text) =>
          intl.formatMessage(text),
        );
        toast.show({ tone: 'negative', title: title ?? '', description });
        return;
      }
      const { stock_code, market, source, name } = product;
      change((kept) => [...kept.filter(isOther), { stock_code, market, source, name }]);
      const isKept = storage.isKept(storageKeys.watchedHere);
      toast.show({
        tone: isKept ? 'positive' : 'negative',
        title: intl.formatMessage(isKept ? messages.addedHere : messages.addedBriefly),
        description: intl.formatMessage(isKept ? messages.addedHereBody : messages.addedBrieflyBody),
      });
    },
  };
}

interface AccountStar extends Pick<Star, 'set'> {
  /** What the user asked for, until it has been read again: from then on the answer counts. */
  readonly wanted: boolean | null;
}

/** A wish is of one product: the star may go on to another, as in a pane of the desk. */
interface Wish {
  readonly key: string;
  readonly isWatched: boolean;
}

function useAccountStar(product: WatchedProduct): AccountStar {
  const intl = useIntl();
  const toast = useToast();
  const { api } = usePorts();
  const classes = useAssetClasses();
  const save = useWrite(watchlistSave);
  const remove = useWrite(watchlistDeleteByCode);
  const [wish, setWish] = useState<Wish | null>(null);
  const invalidate = useInvalidate();
  /** Presses are sent one after the other: the last one wins. */
  const line = useRef(Promise.resolve());
  const { stock_code, market, source, name } = product;
  const assettype = String(source);
  const key = productKey(product);
  if (wish !== null && wish.key !== key) setWish(null);

  /** Unless something else has been asked for meanwhile. */
  const dropWish = (isAdded: boolean) =>
    setWish((current) => (current?.isWatched === isAdded ? null : current));

  const send = (isAdded: boolean) =>
    isAdded
      ? save.send({
          // Classes that the spec does not name are filed under US stocks (DECISIONS 41).
          classify: classes.of(source)?.quote?.classification ?? assetClassification.usStock,
          assettype,
          securityName: name,
          secuCode: stock_code,
          market,
        })
      : remove.send({ stockCode: stock_code, market, assettype });

  /** No answer says what was done, so the list is asked; the star follows the instrument as it is read again. */
  const reportListed = async (isAdded: boolean) => {
    const listed = await api.call(watchlist, {}).then(
      ({ list }) => list.some((entry) => productKey(entry) === productKey(product)),
      () => null,
    );
    dropWish(isAdded);
    const found = listed === null ? 'unknown' : listed ? 'isWatched' : 'isNotWatched';
    toast.show({ tone: 'waiting', title: intl.formatMessage(messages[found]) });
  };

  async function carryOut(isAdded: boolean): Promise<void> {
    const { outcome } = await send(isAdded);
    if (outcome === 'unknown') return reportListed(isAdded);
    const words = outcome === 'refused' ? messages.failed : isAdded ? messages.added : messages.removed;
    toast.show({
      tone: outcome === 'refused' ? 'negative' : 'positive',
      title: intl.formatMessage(words),
    });
    // It may have been changed back meanwhile: what is read after the write is current.
    if (outcome === 'done') await invalidate(watchlistSave.changes);
    dropWish(isAdded);
  }

  return {
    wanted: wish?.key === key ? wish.isWatched : null,
    set(isAdded) {
      setWish({ key, isWatched: isAdded });
      line.current = line.current.then(() => carryOut(isAdded));
    },
  };
}
