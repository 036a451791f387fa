import { useCallback, useSyncExternalStore } from 'react';
import { createChanges, type Changes } from '../ports/changes.ts';
import { usePorts } from '../ports/context.ts';
import type { KeyValueStorage } from '../ports/ports.ts';

/** By the storage of each app: two apps on a page share nothing. */
const changesByStorage = new WeakMap<KeyValueStorage, Changes>();

function changesOf(storage: KeyValueStorage): Changes {
  const known = changesByStorage.get(storage) ?? createChanges();
  changesByStorage.set(storage, known);
  return known;
}

/** Writes what {@link useStoredText} shows; null removes it. */
export function storeText(storage: KeyValueStorage, key: string, text: string | null): void {
  if (text === null) storage.remove(key);
  else storage.set(key, text);
  changesOf(storage).announce();
}

/** Whether what is stored under the key outlives the page. Asked at every rendering: storage may be full from one letter to the next. */
export function useIsKept(key: string): boolean {
  const { storage } = usePorts();
  // No plain call: what is compiled remembers the answer for as long as the storage is the same one.
  return useSyncExternalStore(changesOf(storage).subscribe, () => storage.isKept(key));
}

/** The current text of the storage, also after another part of the app, or another tab, has changed it. */
export function useStoredText(key: string): string | null {
  const { storage } = usePorts();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [changesOf(storage).subscribe(listener), storage.onForeignChange?.(listener)];
      return () => stops.forEach((stop) => stop?.());
    },
    [storage],
  );
  return useSyncExternalStore(subscribe, () => storage.get(key));
}
