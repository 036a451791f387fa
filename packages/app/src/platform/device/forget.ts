/** What this device loses when its person leaves (ADR 60). */
import type { KeyValueStorage } from '../ports/ports.ts';
import { readJson, storageKeys } from './storage.ts';
import { storeText } from './use-stored-text.ts';

/** Texts that a person typed, sent for or arranged. The next one on this device sees none of them. */
const personal = [
  'drafts',
  'sentCodes',
  'searchHistory',
  'priceAlerts',
  'watchlistOrder',
  'quickLinks',
  'holdingsView',
  'deskLayouts',
  'lastUser',
  'renewal',
  'deviceLock',
  'lockSeenAt',
] as const satisfies readonly (keyof typeof storageKeys)[];

/** Needs no network: the pictures cannot be found any more, and {@link leftShelves} says which bytes are to go. */
export function forgetPerson(storage: KeyValueStorage): void {
  leaveShelf(storage);
  for (const key of personal) storeText(storage, storageKeys[key], null);
}

/** Makes the pictures of this device unfindable. Their bytes go with the code that knows where they are, now or at a later visit. */
export function leaveShelf(storage: KeyValueStorage): void {
  const shelf = storage.get(storageKeys.pictureShelf);
  if (shelf === null) return;
  storage.set(storageKeys.leftShelves, JSON.stringify([...leftShelves(storage), shelf]));
  storage.remove(storageKeys.pictureShelf);
}

/** Names of shelves whose pictures are to be removed. */
export function leftShelves(storage: KeyValueStorage): readonly string[] {
  const left = readJson(storage, storageKeys.leftShelves);
  return Array.isArray(left) ? left.filter((name) => typeof name === 'string') : [];
}
