import { createWorld } from '#kernel/index.ts';
import type { Snapshot } from '#kernel/index.ts';
import { brokerageDefinition } from '#world-definition.ts';
import type { BrokerageWorld } from '#world-definition.ts';

/** What a world is after the first `commands` of its history, as a hash of its canonical text. */
export interface WorldDigest {
  readonly commands: number;
  readonly digest: string;
}

/**
 * A world's state along its history, for telling whether, and from where on, another version of the code makes another world of
 * the same commands. The last is of the whole history. Of the same history it is the same under every address.
 * @param most how many, evenly apart: each is lived through anew
 * @throws CommandDoesNotFit
 */
export async function worldDigests(snapshot: Snapshot, most = 12): Promise<readonly WorldDigest[]> {
  const world = livedThrough(snapshot);
  const { length } = world.log;
  const steps = Math.min(most, Math.max(1, length));
  const lengths = Array.from({ length: steps }, (_, step) => Math.round((length * (step + 1)) / steps));
  const digests: WorldDigest[] = [];
  for (const commands of lengths) digests.push({ commands, digest: await digestOf(world, commands) });
  return digests;
}

/**
 * The first point at which a world is another than it was, and the last at which it was the same; null where it is the same.
 * @throws CommandDoesNotFit
 */
export async function firstDifference(
  snapshot: Snapshot,
  recorded: readonly WorldDigest[],
): Promise<{ readonly after: number; readonly by: number } | null> {
  const world = livedThrough(snapshot);
  let after = 0;
  for (const { commands, digest } of recorded) {
    if ((await digestOf(world, commands)) !== digest) return { after, by: commands };
    after = commands;
  }
  return null;
}

/** At no address: where a world is shows in its tokens. */
function livedThrough({ scenario, seed, startTime, log }: Snapshot): BrokerageWorld {
  return createWorld(brokerageDefinition, { scenario, seed, startTime, log, wallClock: () => 0 });
}

async function digestOf(world: BrokerageWorld, commands: number): Promise<string> {
  const text = brokerageDefinition.serialise(world.at(commands));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash).slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
