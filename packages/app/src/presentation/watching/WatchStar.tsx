import {
  assetClassification,
  maxWatchedOnDevice,
  watchlist,
  watchlistDeleteByCode,
  watchlistSave,
} from '@meridian/api';
import { IconButton, StarIcon, useToast } from '@meridian/design-system';
import { useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAssetClasses } from '#asset-classes/registry.ts';
import { usePorts, useSession } from '#platform/provider.tsx';
import { storageKeys } from '#platform/storage.ts';
import { useInvalidate, useWrite } from '#platform/use-write.ts';
import { productKey, useDeviceWatchlist, type WatchedProduct } from './device-watchlist.ts';
import { messages } from './watching.messages.ts';

export interface WatchStarProps {
  readonly product: WatchedProduct;
  /** As it was read; null while that is not known. What this device watches it knows by itself. */
  readonly isWatched: boolean | null;
  /** Of a star in a list: where its product is listed and as what, as the row says it. With the code its name says which one. */
  readonly listing?: string;
}

/**
 * The star of one product. Adding names its market; removing goes by stock code (spec §4). Signed out, it is kept on the
 * device.
 */
export function WatchStar({ product, isWatched, listing }: WatchStarProps): ReactNode {
  const intl = useIntl();
  const { isSignedIn } = useSession();
  const { products } = useDeviceWatchlist();
  const account = useAccountStar(product);
  const device = useDeviceStar(product);
  const key = productKey(product);
  const isOn = isSignedIn
    ? (account.wanted ?? isWatched ?? false)
    : products.some((one) => productKey(one) === key);
  const { stock_code: code } = product;
  const label =
    listing === undefined
      ? intl.formatMessage(isOn ? messages.remove : messages.add)
      : intl.formatMessage(isOn ? messages.removeNamed : messages.addNamed, { code, listing });
  return (
    <IconButton
      label={label}
      icon={<StarIcon fill={isOn ? 'currentColor' : 'none'} />}
      isPressed={isOn}
      isDisabled={isSignedIn && isWatched === null}
      onPress={() => (isSignedIn ? account : device).set(!isOn)}
    />
  );
}

/** Nobody is signed in: this device remembers. */
function useDeviceStar(product: WatchedProduct): { set(isWatched: boolean): void } {
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

interface AccountStar {
  /** What the user asked for, until it has been read again: from then on the reading counts, whoever changes it. */
  readonly wanted: boolean | null;
  set(isWatched: boolean): void;
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
  /** One press after the other: what was asked last is what stands in the end. */
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
          // Classes that the spec does not name stand with US stocks (DECISIONS 41).
          classify: classes.of(source)?.quote?.classification ?? assetClassification.usStock,
          assettype,
          securityName: name,
          secuCode: stock_code,
          market,
        })
      : remove.send({ stockCode: stock_code, market, assettype });

  /** No answer says what was done, so the list is asked; the star follows the instrument as it is read again. */
  const sayHowItStands = async (isAdded: boolean) => {
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
    if (outcome === 'unknown') return sayHowItStands(isAdded);
    const words = outcome === 'refused' ? messages.failed : isAdded ? messages.added : messages.removed;
    toast.show({
      tone: outcome === 'refused' ? 'negative' : 'positive',
      title: intl.formatMessage(words),
    });
    // Somebody may have changed it back meanwhile: what is read after the write is how it stands.
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
