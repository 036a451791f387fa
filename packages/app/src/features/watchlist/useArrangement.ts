import { useMemo } from 'react';
import { usePorts } from '#platform/ports/context.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { storageKeys } from '#platform/device/storage.ts';
import { storeText, useStoredText } from '#platform/device/use-stored-text.ts';
import { readArrangement, withArrangement, type Arrangement } from './model/arrangement.ts';

/** How whoever is signed in arranged their watchlist on this device, and the way to change that. */
export function useArrangement(): {
  readonly arranged: Arrangement;
  /** Of what is there at that moment: another tab, or a press before the next picture, may have changed it. */
  arrange(change: (now: Arrangement) => Arrangement): void;
} {
  const { storage } = usePorts();
  const { user } = useSession();
  const owner = user?.userLoginId ?? '';
  const key = storageKeys.watchlistOrder;
  const text = useStoredText(key);
  const arranged = useMemo(() => readArrangement(text, owner), [text, owner]);
  return {
    arranged,
    arrange(change) {
      const kept = storage.get(key);
      const now = readArrangement(kept, owner);
      const next = change(now);
      if (next !== now) storeText(storage, key, withArrangement(kept, owner, next));
    },
  };
}
