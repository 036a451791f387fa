/** Where the bytes of files are, beside the histories that name them. */
import type { Blobs } from '#handlers/open-world.ts';

/** The bytes of all worlds of a store. A world's own are gone with it, not with a command that is taken back. */
export interface BlobStore {
  /** As {@link Blobs.keep}. */
  keep(worldId: string, hash: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** As {@link Blobs.find}. */
  find(worldId: string, hash: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Forgets a world's; what is kept from now on stays. */
  remove(worldId: string): void;
}

/** As long as the page or the process lasts. */
export function memoryBlobs(): BlobStore {
  const worlds = new Map<string, Map<string, Uint8Array<ArrayBuffer>>>();
  return {
    keep(worldId, hash, bytes) {
      const own = worlds.get(worldId) ?? new Map<string, Uint8Array<ArrayBuffer>>();
      worlds.set(worldId, own.set(hash, bytes));
      return Promise.resolve();
    },
    find: (worldId, hash) => Promise.resolve(worlds.get(worldId)?.get(hash) ?? null),
    remove: (worldId) => void worlds.delete(worldId),
  };
}

export function blobsOf(store: BlobStore, worldId: string): Blobs {
  return {
    keep: (hash, bytes) => store.keep(worldId, hash, bytes),
    find: (hash) => store.find(worldId, hash),
  };
}
