import type { KeyValueStorage } from './ports/ports.ts';
import { leaveShelf, leftShelves } from './device/forget.ts';
import { storageKeys } from './device/storage.ts';

/** A picture that has not arrived yet. */
export interface KeptPicture {
  readonly blob: Blob;
  readonly name: string;
  /** Under which it is sent, however often. */
  readonly requestId: string;
  /** User ID of whose it is. */
  readonly owner: string | null;
}

/** Pictures on the device until they are sent, by place (`deposit.proof`). Nothing rejects: what cannot be kept is forgotten. */
export interface PictureShelf {
  find(place: string): Promise<KeptPicture | null>;
  /** Whether it outlives the page: not where storage is blocked or full. */
  keep(place: string, picture: KeptPicture): Promise<boolean>;
  remove(place: string): Promise<void>;
}

const databaseName = 'meridian-pictures';
const pictures = 'pictures';

/**
 * The shelf of one app in IndexedDB. Its name is in the app's storage, so that two apps on a page, or two worlds, share no
 * picture.
 */
export function openPictureShelf(storage: KeyValueStorage, newId: () => string): PictureShelf {
  const shelfOf = (): string => {
    const named = storage.get(storageKeys.pictureShelf) ?? newId();
    storage.set(storageKeys.pictureShelf, named);
    return named;
  };
  return {
    async find(place) {
      const shelf = storage.get(storageKeys.pictureShelf);
      if (shelf === null) return null;
      const kept: unknown = await inPictures('readonly', (store) => store.get([shelf, place])).catch(
        () => null,
      );
      return isKept(kept) ? kept : null;
    },
    async keep(place, picture) {
      const shelf = shelfOf();
      // The next visit finds it only by the shelf's name.
      if (!storage.isKept(storageKeys.pictureShelf)) return false;
      return inPictures('readwrite', (store) => store.put(picture, [shelf, place])).then(
        () => true,
        () => false,
      );
    },
    async remove(place) {
      const shelf = storage.get(storageKeys.pictureShelf);
      if (shelf === null) return;
      await inPictures('readwrite', (store) => store.delete([shelf, place])).catch(() => {});
    },
  };
}

/** No picture of a person who has left stays on the device. */
export async function dropAllPictures(storage: KeyValueStorage): Promise<void> {
  leaveShelf(storage);
  for (const shelf of leftShelves(storage)) {
    const all = IDBKeyRange.bound([shelf], [shelf, []]);
    await inPictures('readwrite', (store) => store.delete(all)).catch(() => {});
  }
  storage.remove(storageKeys.leftShelves);
}

function isKept(kept: unknown): kept is KeptPicture {
  return typeof kept === 'object' && kept !== null && 'blob' in kept && kept.blob instanceof Blob;
}

/** One request in a transaction of its own; done when it is on the device. */
async function inPictures<T>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(pictures, mode);
      const asked = request(transaction.objectStore(pictures));
      transaction.addEventListener('complete', () => resolve(asked.result));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('nothing was kept')));
    });
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(pictures));
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
  });
}
