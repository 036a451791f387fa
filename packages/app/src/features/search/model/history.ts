/** What was searched for on this device (spec §3, key `shistory`). */
import type { KeyValueStorage } from '#platform/ports.ts';
import { readJson, storageKeys } from '#platform/storage.ts';
import { maxKeywordLength } from './matching.ts';

const mostKept = 20;

/** The newest first. What cannot be read is left out; a text that is no list is no history. */
export function readHistory(storage: KeyValueStorage): readonly string[] {
  const kept = readJson(storage, storageKeys.searchHistory);
  if (!Array.isArray(kept)) return [];
  const words = (kept as readonly unknown[])
    .filter((word): word is string => typeof word === 'string')
    .map((word) => word.trim())
    .filter((word) => word !== '' && word.length <= maxKeywordLength);
  return [...new Set(words)].slice(0, mostKept);
}

export function writeHistory(storage: KeyValueStorage, words: readonly string[]): readonly string[] {
  if (words.length === 0) storage.remove(storageKeys.searchHistory);
  else storage.set(storageKeys.searchHistory, JSON.stringify(words));
  return words;
}

/** Words searched for again come first, and once; in whatever case they were typed. */
export function withSearched(history: readonly string[], word: string): readonly string[] {
  const searched = word.trim().slice(0, maxKeywordLength);
  if (searched === '') return history;
  const isOther = (kept: string): boolean => kept.toLowerCase() !== searched.toLowerCase();
  return [searched, ...history.filter(isOther)].slice(0, mostKept);
}
