import { useMemo } from 'react';
import { usePorts } from '#platform/ports/context.ts';
import { storageKeys } from '#platform/device/storage.ts';
import { useStoredText } from '#platform/device/use-stored-text.ts';
import { readHistory, writeHistory } from '../../model/history.ts';

interface History {
  readonly words: readonly string[];
  /** Changes what is kept at that moment: another tab may have changed it since. */
  change(change: (kept: readonly string[]) => readonly string[]): void;
}

/** What was searched for on this device, the newest first. */
export function useHistory(): History {
  const { storage } = usePorts();
  const text = useStoredText(storageKeys.searchHistory);
  // `text` is what is stored.
  // oxlint-disable-next-line react/exhaustive-deps
  const words = useMemo(() => readHistory(storage), [storage, text]);
  return { words, change: (make) => writeHistory(storage, make(readHistory(storage))) };
}
