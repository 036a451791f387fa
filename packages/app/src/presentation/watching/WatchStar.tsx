import { IconButton, StarIcon } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { WatchedProduct } from './device-watchlist.ts';
import { useStar } from './useStar.ts';
import { messages } from './watching.messages.ts';

export interface WatchStarProps {
  readonly product: WatchedProduct;
  /** As it was read; null while that is not known. What this device watches it knows by itself. */
  readonly isWatched: boolean | null;
  /** Of a star in a list: where its product is listed and as what, as the row says it. With the code its name says which one. */
  readonly listing?: string;
}

/** The star of one product. */
export function WatchStar({ product, isWatched, listing }: WatchStarProps): ReactNode {
  const intl = useIntl();
  const star = useStar(product, isWatched);
  const { stock_code: code } = product;
  const isOn = star.isOn ?? false;
  const label =
    listing === undefined
      ? intl.formatMessage(isOn ? messages.remove : messages.add)
      : intl.formatMessage(isOn ? messages.removeNamed : messages.addNamed, { code, listing });
  return (
    <IconButton
      label={label}
      icon={<StarIcon fill={isOn ? 'currentColor' : 'none'} />}
      isPressed={isOn}
      isDisabled={star.isOn === null}
      onPress={() => star.set(!isOn)}
    />
  );
}
