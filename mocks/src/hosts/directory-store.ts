import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatSaved, parseSaved } from './store.ts';
import { isWorldId } from './worlds.ts';
import type { WorldStore } from './store.ts';

const suffix = '.world.json';

/** Keeps worlds as files in a directory, one process at a time. A file is replaced whole, so a crash leaves the old one. */
export function directoryStore(directory: string): WorldStore {
  mkdirSync(directory, { recursive: true });
  const fileOf = (id: string) => join(directory, id + suffix);
  return {
    load(id) {
      try {
        return parseSaved(readFileSync(fileOf(id), 'utf8'));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    save(id, saved) {
      const unfinished = `${fileOf(id)}.part`;
      writeFileSync(unfinished, formatSaved(saved));
      renameSync(unfinished, fileOf(id));
    },
    remove: (id) => rmSync(fileOf(id), { force: true }),
    // Handlers run to their end without waiting, so within one process nothing comes between.
    exclusive: <T>(_id: string, work: () => T) => new Promise<T>((resolve) => resolve(work())),
    onForeignChange: () => () => {},
    // A file that somebody else put there ("copy of …") is none of ours.
    list: () =>
      readdirSync(directory)
        .filter((file) => file.endsWith(suffix))
        .map((file) => file.slice(0, -suffix.length))
        .filter(isWorldId),
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
