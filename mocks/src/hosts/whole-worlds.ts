/** Directories of before: each world was a JSON file, written whole at every command. */
import { readFileSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { parseWholeWorld } from './store/store.ts';
import type { SavedWorld } from './store/store.ts';
import { isWorldId } from './worlds.ts';

const suffix = '.world.json';
/** What has been taken over stays beside, under a name that is not read again. */
const takenOver = '.imported';

/** Takes each such file over once. One that cannot be read stays as it is. @param take has it once it returns */
export function importWholeWorlds(directory: string, take: (id: string, world: SavedWorld) => void): void {
  for (const file of readdirSync(directory).filter((name) => name.endsWith(suffix))) {
    const id = file.slice(0, -suffix.length);
    // A foreign file ("copy of …") is none of ours.
    if (!isWorldId(id)) continue;
    try {
      takeOver(id, join(directory, file), take);
    } catch (error) {
      // Another server that was started at the same time has it already.
      if (!isMissing(error)) throw error;
    }
  }
}

function takeOver(id: string, path: string, take: (id: string, world: SavedWorld) => void): void {
  const world = parseWholeWorld(readFileSync(path, 'utf8'));
  if (world === null) {
    console.warn(`${path} is no world that this brokerage can read; it stays as it is.`);
    return;
  }
  take(id, world);
  renameSync(path, path + takenOver);
  console.log(`The world "${id}" was taken over from ${path}, which stays beside as ${path}${takenOver}.`);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
