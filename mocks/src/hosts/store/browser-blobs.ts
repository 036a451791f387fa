/** Bytes in the browser's database: local storage takes texts only, and few. */
import { memoryBlobs } from './blobs.ts';
import type { BlobStore } from './blobs.ts';

const databaseName = 'meridian.files';
const blobs = 'blobs';

/** Where the browser takes none (a private window, a full disk), bytes live as long as their page. */
export function browserBlobs(): BlobStore {
  const inPage = memoryBlobs();
  let opening: Promise<IDBDatabase> | undefined;

  function database(): Promise<IDBDatabase> {
    opening ??= openDatabase().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  return {
    async keep(worldId, hash, bytes) {
      try {
        const { objectStore, done } = transaction(await database(), 'readwrite');
        objectStore.put(bytes, [worldId, hash]);
        await done;
      } catch (error) {
        console.warn('A file cannot be kept and lives as long as this page.', error);
        await inPage.keep(worldId, hash, bytes);
      }
    },
    async find(worldId, hash) {
      const kept: unknown = await database()
        .then((open) => answerOf(transaction(open, 'readonly').objectStore.get([worldId, hash])))
        .catch(() => undefined);
      return kept instanceof Uint8Array ? new Uint8Array(kept) : inPage.find(worldId, hash);
    },
    remove(worldId) {
      inPage.remove(worldId);
      // Its transaction comes before those of whatever is kept later.
      database()
        .then((open) =>
          transaction(open, 'readwrite').objectStore.delete(IDBKeyRange.bound([worldId], [worldId, []])),
        )
        .catch((error: unknown) =>
          console.warn(`The files of the world "${worldId}" are left behind.`, error),
        );
    },
  };
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(blobs));
  return answerOf(request);
}

function transaction(database: IDBDatabase, mode: IDBTransactionMode) {
  const begun = database.transaction(blobs, mode);
  const done = new Promise<void>((resolve, reject) => {
    begun.addEventListener('complete', () => resolve());
    begun.addEventListener('abort', () => reject(begun.error ?? new Error('the database took nothing')));
  });
  return { objectStore: begun.objectStore(blobs), done };
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database says no')));
    request.addEventListener('blocked', () => reject(new Error('another tab holds the database')));
  });
}
