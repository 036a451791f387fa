import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In memory, where the system has a folder there: hundreds of small databases wait for a disk most of their time. */
const place = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A new folder, for whoever made it to remove. */
export function memoryDirectory(): string {
  return mkdtempSync(join(place, 'objects-'));
}
