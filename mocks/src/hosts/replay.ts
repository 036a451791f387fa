/** Lives through a recording without a browser. */
import * as v from 'valibot';
import { CommandDoesNotFit } from '#kernel/index.ts';
import { firstDifference } from './world-digest.ts';
import { worldFromJson } from './world-text.ts';
import type { WorldHistory } from './world-text.ts';

/** How a recording ended on this version of the code. */
type ReplayEnding =
  | { readonly kind: 'same' }
  /** It has no digests: there is nothing to hold it against. */
  | { readonly kind: 'livedThrough' }
  /** The world is another one than it was: after so many commands it still was the same, after `by` it was not. */
  | { readonly kind: 'differs'; readonly after: number; readonly by: number }
  | { readonly kind: 'doesNotFit'; readonly reason: string };

export interface Replay {
  readonly history: WorldHistory;
  readonly ending: ReplayEnding;
}

const digests = v.array(v.object({ commands: v.pipe(v.number(), v.integer()), digest: v.string() }));
/** Of a recording: the world and what it was at points of its history. A snapshot alone is one as well. */
const recording = v.object({
  meridian: v.literal('recording'),
  world: v.unknown(),
  digests: v.optional(digests, []),
});

/** @param text of a recording or a snapshot. @throws RangeError that says what is wrong, for text that is neither */
export function readRecording(text: string): {
  readonly history: WorldHistory;
  readonly recorded: v.InferOutput<typeof digests>;
} {
  const read = v.safeParse(recording, jsonOf(text));
  const history = worldFromJson(read.success ? JSON.stringify(read.output.world) : text);
  return { history, recorded: read.success ? read.output.digests : [] };
}

/** As {@link readRecording}, and lived through. */
export async function replayRecording(text: string): Promise<Replay> {
  const { history, recorded } = readRecording(text);
  try {
    const difference = await firstDifference(history, recorded);
    if (recorded.length === 0) return { history, ending: { kind: 'livedThrough' } };
    return { history, ending: difference === null ? { kind: 'same' } : { kind: 'differs', ...difference } };
  } catch (error) {
    if (!(error instanceof CommandDoesNotFit)) throw error;
    return { history, ending: { kind: 'doesNotFit', reason: error.message } };
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new RangeError('This file is no JSON.', { cause: error });
  }
}
