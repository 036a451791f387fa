import {
  assetClassification,
  maxWatchedOnDevice,
  watchlist,
  watchlistDeleteByCode,
  watchlistSave,
} from '@meridian/api';
import { IconButton, StarIcon, useToast } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAssetClasses } from '#asset-classes/registry.ts';
import { usePorts, useSession } from '#platform/provider.tsx';
import { useWrite } from '#platform/request.ts';
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
      onPress={() => (isSignedIn ? void account.set(!isOn) : device.set(!isOn))}
    />
  );
}

/** Nobody is signed in: this device remembers. */
function useDeviceStar(product: WatchedProduct): { set(isWatched: boolean): void } {
  const intl = useIntl();
  const toast = useToast();
  const { products, change } = useDeviceWatchlist();
  return {
    set(isWatched) {
      const others = products.filter((one) => productKey(one) !== productKey(product));
      if (!isWatched) {
        change(others);
        toast.show({ tone: 'positive', title: intl.formatMessage(messages.removed) });
        return;
      }
      if (others.length >= maxWatchedOnDevice) {
        const [title, description] = [messages.full, messages.fullBody].map((text) =>
          intl.formatMessage(text),
        );
        toast.show({ tone: 'negative', title: title ?? '', description });
        return;
      }
      const { stock_code, market, source, name } = product;
      change([...others, { stock_code, market, source, name }]);
      toast.show({
        tone: 'positive',
        title: intl.formatMessage(messages.addedHere),
        description: intl.formatMessage(messages.addedHereBody),
      });
    },
  };
}

interface AccountStar {
  /** What the user asked for, until the server has been read again. */
  readonly wanted: boolean | null;
  set(isWatched: boolean): Promise<void>;
}

function useAccountStar(product: WatchedProduct): AccountStar {
  const intl = useIntl();
  const toast = useToast();
  const { api } = usePorts();
  const classes = useAssetClasses();
  const save = useWrite(watchlistSave);
  const remove = useWrite(watchlistDeleteByCode);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { stock_code, market, source, name } = product;
  const assettype = String(source);

  const send = (isWatched: boolean) =>
    isWatched
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
  const sayHowItStands = async () => {
    const listed = await api.call(watchlist, {}).then(
      ({ list }) => list.some((entry) => productKey(entry) === productKey(product)),
      () => null,
    );
    setWanted(null);
    const found = listed === null ? 'unknown' : listed ? 'isWatched' : 'isNotWatched';
    toast.show({ tone: 'waiting', title: intl.formatMessage(messages[found]) });
  };

  return {
    wanted,
    async set(isWatched) {
      setWanted(isWatched);
      const { outcome } = await send(isWatched);
      if (outcome === 'unknown') return sayHowItStands();
      if (outcome === 'refused') setWanted(null);
      const words = outcome === 'refused' ? messages.failed : isWatched ? messages.added : messages.removed;
      toast.show({
        tone: outcome === 'refused' ? 'negative' : 'positive',
        title: intl.formatMessage(words),
      });
    },
  };
}
