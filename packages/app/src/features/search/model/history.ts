/** What was searched for on this device (spec §3, key `shistory`). */
import type { KeyValueStorage } from '#platform/ports/ports.ts';
import { readJson, storageKeys } from '#platform/device/storage.ts';
import { storeText } from '#platform/device/use-stored-text.ts';
import { keywordOf, maxKeywordLength } from './matching.ts';

const mostKept = 20;

/** The newest first. What cannot be read is left out; a text that is no list is no history. */
export function readHistory(storage: KeyValueStorage): readonly string[] {
  const kept = readJson(storage, storageKeys.searchHistory);
  if (!Array.isArray(kept)) return [];
  const words = (kept as readonly unknown[])
    .filter((word): word is string => typeof word === 'string')
    .filter((word) => word.length <= maxKeywordLength)
    .map((word) => keywordOf(word).trim())
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, mostKept);
}

export function writeHistory(storage: KeyValueStorage, words: readonly string[]): void {
  storeText(storage, storageKeys.searchHistory, words.length === 0 ? null : JSON.stringify(words));
}

/** Words searched for again come first, and once; in whatever case they were typed. */
export function withSearched(history: readonly string[], word: string): readonly string[] {
  const searched = keywordOf(word).trim();
  if (searched === '') return history;
  const isOther = (kept: string): boolean => kept.toLowerCase() !== searched.toLowerCase();
  return [searched, ...history.filter(isOther)].slice(0, mostKept);
}
