/** Bytes in a directory, one file each under the hash of its content. Servers on one directory share them. */
import { createHash, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStore } from './blobs.ts';
import { NotKept } from './store.ts';

const isMissing: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR']);

export function directoryBlobs(directory: string): BlobStore {
  // A world may be called `..`.
  const folderOf = (worldId: string) => join(directory, `world-${worldId}`);

  return {
    async keep(worldId, hash, bytes) {
      const folder = folderOf(worldId);
      const unfinished = join(folder, `${randomUUID()}.part`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(unfinished, bytes);
        // Under its name there is the whole file or none, even when others write the same.
        await rename(unfinished, join(folder, hash));
      } catch (error) {
        // The earlier error is the one reported.
        await rm(unfinished, { force: true }).catch(() => {});
        throw new NotKept(error);
      }
    },
    async find(worldId, hash) {
      const bytes = await readFile(join(folderOf(worldId), hash)).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && isMissing.has(error.code)) return null;
        throw error;
      });
      // A power cut may have left a file without its content.
      const isWhole = bytes !== null && createHash('sha256').update(bytes).digest('hex') === hash;
      return isWhole ? new Uint8Array(bytes) : null;
    },
    remove: (worldId) => rmSync(folderOf(worldId), { recursive: true, force: true }),
  };
}
