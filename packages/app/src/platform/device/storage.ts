import type { KeyValueStorage } from '../ports/ports.ts';

/** Every key the app keeps on the device. `token`, `user` and `shistory` are the spec's (spec §3). */
export const storageKeys = {
  token: 'token',
  user: 'user',
  searchHistory: 'shistory',
  locale: 'locale',
  settings: 'settings',
  drafts: 'drafts',
  doubts: 'doubts',
  config: 'config',
  keptAnswers: 'keptAnswers',
  holdingsView: 'holdingsView',
  listFigures: 'listFigures',
  watchedHere: 'watchedHere',
  watchlistOrder: 'watchlistOrder',
  priceAlerts: 'priceAlerts',
  quickLinks: 'quickLinks',
  deskKeys: 'deskKeys',
  deskPanes: 'deskPanes',
  deskBlotter: 'deskBlotter',
  deskLayouts: 'deskLayouts',
  sentCodes: 'sentCodes',
  pictureShelf: 'pictureShelf',
  leftShelves: 'leftShelves',
  lastUser: 'lastUser',
  renewal: 'renewal',
  deviceLock: 'deviceLock',
  lockSeenAt: 'lockSeenAt',
} as const;

/** Storage of a story or a test: as long as the object lives. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): KeyValueStorage {
  const values = new Map(Object.entries(initial));
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    isKept: () => true,
  };
}

/** JSON from storage, or null where there is none or it is broken. Its shape is the caller's to check. */
export function readJson(storage: KeyValueStorage, key: string): unknown {
  return parseJson(storage.get(key));
}

/** The same of a text that was read before. */
export function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
