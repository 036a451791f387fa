/** What people do with whole worlds of a host: the same by a call of the administration and on the page. */
import { formatFault } from '#names.ts';
import type { ScenarioName } from '#names.ts';
import type { OpenOptions } from './open-options.ts';
import { worldDigests } from './world-digest.ts';
import type { WorldHandle } from './world-handle.ts';
import { checkWorldId } from './worlds.ts';
import type { Worlds } from './worlds.ts';

/** A world cannot be made beside those that are there. */
export class WorldNotMade extends Error {
  override readonly name = 'WorldNotMade';
  readonly why: 'tooMany' | 'taken';

  constructor(why: 'tooMany' | 'taken', message: string) {
    super(message);
    this.why = why;
  }
}

export const worldTaken = (id: string) => new WorldNotMade('taken', `There is a world "${id}" already.`);

export const tooManyWorlds = (most: number) =>
  new WorldNotMade('tooMany', `This sandbox holds ${most} worlds, and no more. Delete one first.`);

/** How many are kept and open, those that cannot be opened included. */
function countOf(worlds: Worlds): number {
  worlds.openKept();
  return worlds.list().length + worlds.problems().length;
}

const isThere = (worlds: Worlds, id: string) => worlds.get(id) !== undefined || worlds.problemOf(id) !== null;

function checkRoom(worlds: Worlds, most: number): void {
  if (countOf(worlds) >= most) throw tooManyWorlds(most);
}

/**
 * A new history under an id.
 * @param most how many worlds the host holds
 * @param how `isReplacing`: also in place of one that is there
 * @throws WorldNotMade, and as {@link Worlds.open}.
 */
export function openNewWorld(
  worlds: Worlds,
  id: string,
  scenario: ScenarioName,
  options: OpenOptions,
  most: number,
  { isReplacing }: { readonly isReplacing: boolean },
): WorldHandle {
  checkWorldId(id);
  if (!isThere(worlds, id)) checkRoom(worlds, most);
  else if (!isReplacing) throw worldTaken(id);
  return worlds.open(id, scenario, { ...options, isNew: true });
}

/**
 * Another world with the same history, faults and files, from the present on by itself.
 * @throws WorldNotMade where the id has a world, and as {@link openNewWorld}.
 */
export async function copyWorld(
  worlds: Worlds,
  from: WorldHandle,
  to: string,
  most: number,
): Promise<WorldHandle> {
  checkWorldId(to);
  if (isThere(worlds, to)) throw worldTaken(to);
  checkRoom(worlds, most);
  const history = { ...from.world.snapshot(), scenario: from.scenario };
  const copy = worlds.open(to, from.scenario, { history, faults: [...from.faults], isNew: true });
  for (const files of copy.world.read().files.values()) {
    for (const { hash } of files.values()) {
      const bytes = await from.blobs.find(hash);
      if (bytes !== null) await copy.blobs.keep(hash, bytes);
    }
  }
  return copy;
}

/** The world as a file: what `npm run replay` lives through, and the demo's tools open. */
export async function worldRecording(handle: WorldHandle): Promise<string> {
  const world = handle.world.snapshot();
  const digests = await worldDigests(world);
  const faults = handle.faults.map(formatFault);
  return JSON.stringify({ meridian: 'recording', world, digests, faults, look: {}, route: '/' }, null, 1);
}
