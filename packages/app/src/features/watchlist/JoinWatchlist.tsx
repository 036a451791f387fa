import { assetClassification, getMarkets, watchlistSave } from '@meridian/api';
import { useToast } from '@meridian/design-system';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useAssetClasses } from '#asset-classes/registry.ts';
import type { Message } from '#platform/messages.ts';
import { useTexts } from '#platform/intl.tsx';
import { usePorts, useSession } from '#platform/provider.tsx';
import { useWrite } from '#platform/request.ts';
import { resultOf } from '#platform/result.ts';
import { storageKeys } from '#platform/storage.ts';
import { storeText } from '#platform/use-stored-text.ts';
import {
  productKey,
  readDeviceWatchlist,
  writeDeviceWatchlist,
  type WatchedProduct,
} from '#presentation/watching/device-watchlist.ts';
import { messages } from './joining.messages.ts';
import { joinedArrangement, type Moved } from './model/joining.ts';

/** The part of the app whose texts it says: nobody has to have opened the watchlist. */
const part = 'watchlist';

/**
 * Somebody has signed in, and this device watches what nobody's account has: that joins it with its order and groups, and is
 * said. Where each is listed is asked anew, for it may have moved since; what is no longer listed is let go, what fails stays for the next time.
 */
export function JoinWatchlist(): null {
  const intl = useIntl();
  const toast = useToast();
  const classes = useAssetClasses();
  const { api, storage } = usePorts();
  const save = useWrite(watchlistSave);
  const texts = useTexts();
  const { user } = useSession();
  const hasBegun = useRef(false);
  // In the words that are here by the time something is said.
  const latest = useRef(intl);
  useEffect(() => {
    latest.current = intl;
  }, [intl]);

  /** Order and groups go to the account; those of products that could not join wait with them. */
  function moveArrangement(staying: ReadonlySet<string>): Moved {
    const key = storageKeys.watchlistOrder;
    const kept = storage.get(key);
    const { text, moved } = joinedArrangement(kept, user?.userLoginId ?? '', staying);
    if (text !== kept) storeText(storage, key, text);
    return moved;
  }

  async function join(kept: readonly WatchedProduct[]): Promise<void> {
    const say = (message: Message, count: number, tone: 'positive' | 'waiting', moved?: Moved) => {
      if (count > 0) toast.show({ tone, title: latest.current.formatMessage(message, { count, moved }) });
    };
    const list = kept.map(({ stock_code, market, source, name }) => ({
      stkName: name,
      stkcode: stock_code,
      market,
      source,
    }));
    const [listed] = await Promise.all([resultOf(api.call(getMarkets, { list })), texts.need(part)]);
    if (!listed.ok) return say(messages.notJoined, kept.length, 'waiting');

    const left = new Map(kept.map((product) => [productKey(product), product]));
    const found = listed.value.list;
    const known = new Set(found.map(productKey));
    // A line that could not be read says nothing of its product: that one stays.
    const gone = listed.value.unreadableCount > 0 ? [] : [...left.keys()].filter((key) => !known.has(key));
    for (const key of gone) left.delete(key);
    let joined = 0;
    for (const { stock_code, market, source, name } of found) {
      const { outcome } = await save.send({
        classify: classes.of(source)?.quote?.classification ?? assetClassification.usStock,
        assettype: String(source),
        securityName: name,
        secuCode: stock_code,
        market,
      });
      if (outcome !== 'done') continue;
      joined += 1;
      left.delete(productKey({ stock_code, market, source }));
    }
    // What was starred meanwhile by another tab, signed out, is not in `kept`: it stays.
    const mine = new Set(kept.map(productKey));
    const others = readDeviceWatchlist(storage).filter((product) => !mine.has(productKey(product)));
    writeDeviceWatchlist(storage, [...left.values(), ...others]);
    say(
      messages.joined,
      joined,
      'positive',
      joined > 0 && user !== null ? moveArrangement(new Set(left.keys())) : 'nothing',
    );
    say(messages.gone, gone.length, 'waiting');
    say(messages.notJoined, left.size, 'waiting');
  }

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const kept = readDeviceWatchlist(storage);
    if (kept.length > 0) void join(kept);
  });
  return null;
}
