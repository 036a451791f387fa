import { storageKeys } from '#platform/device/storage.ts';
import { storeText } from '#platform/device/use-stored-text.ts';
import type { KeyValueStorage } from '#platform/ports/ports.ts';

/** What this device keeps for a person, and loses when its data are cleared. */
export type DeviceData = 'searches' | 'watched' | 'alerts' | 'arrangements' | 'forms';

/**
 * The keys of each. Sign-in, language and display stay, and so do money writes whose outcome is unknown: forgetting one could
 * send it twice.
 */
const keysOf: Readonly<Record<DeviceData, readonly (keyof typeof storageKeys)[]>> = {
  searches: ['searchHistory'],
  watched: ['watchedHere'],
  alerts: ['priceAlerts'],
  arrangements: [
    'watchlistOrder',
    'quickLinks',
    'holdingsView',
    'listFigures',
    'deskKeys',
    'deskPanes',
    'deskBlotter',
    'deskLayouts',
  ],
  forms: ['drafts', 'sentCodes', 'pictureShelf'],
};

const kinds = Object.keys(keysOf) as readonly DeviceData[];

/** What is there to be lost, in the order of the screen. */
export function deviceDataIn(storage: KeyValueStorage): readonly DeviceData[] {
  return kinds.filter((kind) => keysOf[kind].some((key) => storage.get(storageKeys[key]) !== null));
}

/** Forgets all of it; of the pictures the bytes too. */
export async function clearDeviceData(storage: KeyValueStorage): Promise<void> {
  const pictures = storage.get(storageKeys.pictureShelf) ?? storage.get(storageKeys.leftShelves);
  storage.remove(storageKeys.lastUser);
  if (pictures !== null) {
    const { dropAllPictures } = await import('#platform/ports-browser-pictures.ts');
    await dropAllPictures(storage);
  }
  for (const kind of kinds) for (const key of keysOf[kind]) storeText(storage, storageKeys[key], null);
}
