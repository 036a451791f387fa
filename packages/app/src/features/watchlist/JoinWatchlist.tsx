import { getMarkets, type Quote } from '@meridian/api';
import { useToast } from '@meridian/design-system';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Message } from '#platform/words/messages.ts';
import { useTexts } from '#platform/words/intl.tsx';
import { usePorts } from '#platform/ports/context.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { resultOf } from '#platform/ports/result.ts';
import { soundRows } from '#platform/reading/sound-rows.ts';
import { storageKeys } from '#platform/device/storage.ts';
import { storeText } from '#platform/device/use-stored-text.ts';
import {
  changeDeviceWatchlist,
  productKey,
  readDeviceWatchlist,
  type WatchedProduct,
} from '#presentation/watching/device-watchlist.ts';
import { messages } from './joining.messages.ts';
import { joinedArrangement, type Moved } from './model/joining.ts';
import { useWatchedWrites } from './useWatchedWrites.ts';

/** The part of the app whose texts it says: nobody has to have opened the watchlist. */
const part = 'watchlist';

/**
 * Somebody has signed in, and this device watches what nobody's account has: that joins it with its order and groups, and is
 * said. Where each is listed is asked anew, for it may have moved since; what is no longer listed is let go, what fails stays
 * for the next time. The device forgets each as it joins: whoever leaves in the middle goes on from there.
 */
export function JoinWatchlist(): null {
  const intl = useIntl();
  const toast = useToast();
  const { api, storage, session } = usePorts();
  const account = useWatchedWrites();
  const texts = useTexts();
  const { user } = useSession();
  const hasBegun = useRef(false);
  // In the words that are here by the time something is said.
  const latest = useRef(intl);
  useEffect(() => {
    latest.current = intl;
  }, [intl]);

  /** Order and groups go to the account, behind what it has; those of products that could not join wait with them. */
  function moveArrangement(staying: ReadonlySet<string>, ownKeys: readonly string[]): Moved {
    const key = storageKeys.watchlistOrder;
    const kept = storage.get(key);
    const { text, moved } = joinedArrangement(kept, user?.userLoginId ?? '', staying, ownKeys);
    if (text !== kept) storeText(storage, key, text);
    return moved;
  }

  function forget(keys: ReadonlySet<string>): void {
    changeDeviceWatchlist(storage, (products) => products.filter((one) => !keys.has(productKey(one))));
  }

  async function join(kept: readonly WatchedProduct[]): Promise<void> {
    const { token } = session;
    const say = (message: Message, count: number, tone: 'positive' | 'waiting', moved?: Moved) => {
      if (count > 0 && session.token === token)
        toast.show({ tone, title: latest.current.formatMessage(message, { count, moved }) });
    };
    const list = kept.map(({ stock_code, market, source, name }) => ({
      stkName: name,
      stkcode: stock_code,
      market,
      source,
    }));
    const [asked, ownKeys] = await Promise.all([
      resultOf(api.call(getMarkets, { list })),
      account.listed(),
      texts.need(part),
    ]);
    if (!asked.ok || ownKeys === null) return say(messages.notJoined, kept.length, 'waiting');

    const answer = soundRows(asked.value, { keyOf: productKey });
    const found = answer.list;
    const known = new Set(found.map(productKey));
    // A line that could not be read says nothing of its product: that one stays.
    const isWhole = answer.unreadableCount === 0;
    const gone = isWhole ? kept.map(productKey).filter((key) => !known.has(key)) : [];
    forget(new Set(gone));
    const left = new Set(kept.map(productKey).filter((key) => !gone.includes(key)));
    const onDone = (product: Quote): void => {
      left.delete(productKey(product));
      forget(new Set([productKey(product)]));
    };
    const isOwn = new Set(ownKeys);
    // It watches these already: nothing is to be written.
    for (const product of found.filter((one) => isOwn.has(productKey(one)))) onDone(product);
    await account.add(
      found.filter((one) => !isOwn.has(productKey(one))),
      onDone,
    );
    const joined = kept.length - gone.length - left.size;
    const moved = joined > 0 && user !== null ? moveArrangement(left, ownKeys) : 'nothing';
    say(messages.joined, joined, 'positive', moved);
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
