/**
 * Holds the pact against a backend that drifts. Real answers are changed one thing at a time; what the app reads
 * otherwise must fail the pact, and what it accepts must pass. Pact's own verifier decides, over HTTP.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Interaction } from '../interaction.ts';
import { interactions } from '../interactions/index.ts';
import { runNativeVerifier } from '../native-verifier.ts';
import type { Pact } from '../pact-file.ts';
import { fieldOf } from '../shape.ts';
import { harmless, spoilt, type Change } from './mutations.ts';
import { isNamed, readingOf } from './oracle.ts';
import type { Recorded } from './recorded.ts';

export interface Mutant extends Change {
  readonly recorded: Recorded;
  readonly interaction: Interaction;
  /** Whether the app reads something else, or nothing, instead. */
  readonly isHarmful: boolean;
}

/** Every mutant of the answers. Changes that cannot be noticed are no mutants. */
export async function mutantsOf(answers: readonly Recorded[]): Promise<Mutant[]> {
  const mutants: Mutant[] = [];
  for (const recorded of answers) {
    if (recorded.body === 'null') continue;
    const interaction = interactions.find(
      ({ description }) => `a request ${description}` === recorded.interaction.description,
    );
    if (interaction === undefined) throw new Error(`no interaction "${recorded.interaction.description}"`);
    const response = fieldOf(interaction.endpoint.response);
    const { status, body } = recorded;
    const before = await readingOf(interaction, { status, body, contentType: 'application/json' });
    for (const change of spoilt(response, recorded)) {
      const after = await readingOf(interaction, change.wire);
      if (after.text !== before.text) mutants.push({ ...change, recorded, interaction, isHarmful: true });
    }
    for (const change of harmless(response, recorded, (place) => isNamed(interaction, place))) {
      const after = await readingOf(interaction, change.wire);
      const isTaken = after.kind === before.kind && after.unreadableCount === before.unreadableCount;
      if (isTaken) mutants.push({ ...change, recorded, interaction, isHarmful: false });
    }
  }
  return mutants;
}

/** Verified at a time: the verifier holds all of a file in memory. */
const batch = 400;

/** The mutants that fail the pact. */
export async function caught(
  pact: Pact,
  mutants: readonly Mutant[],
  signal: AbortSignal,
  onProgress: (done: number) => void = () => undefined,
): Promise<Set<Mutant>> {
  const found = new Set<Mutant>();
  for (let start = 0; start < mutants.length; start += batch) {
    const some = mutants.slice(start, start + batch);
    for (const index of await failing(pact, some, signal)) {
      const mutant = some[index];
      if (mutant !== undefined) found.add(mutant);
    }
    onProgress(start + some.length);
  }
  return found;
}

/** A pact with one interaction a mutant, identified by their paths, and a backend that answers them. */
async function failing(pact: Pact, mutants: readonly Mutant[], signal: AbortSignal): Promise<number[]> {
  const server = createServer((incoming, outgoing) => {
    const mutant = mutants[Number(incoming.url?.slice(1))];
    if (mutant === undefined) {
      outgoing.writeHead(404).end();
      return;
    }
    const { status, contentType, body } = mutant.wire;
    outgoing.writeHead(status, { 'content-type': contentType }).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const scratch = await mkdtemp(path.join(tmpdir(), 'mutants-'));
  try {
    const pactFile = path.join(scratch, 'mutants.json');
    const copies = mutants.map(({ recorded: { interaction } }, index) => ({
      type: interaction['type'],
      description: String(index),
      providerStates: [],
      request: { method: 'GET', path: `/${index}` },
      response: interaction.response,
    }));
    await writeFile(pactFile, JSON.stringify({ ...pact, interactions: copies }));
    const failures = await runNativeVerifier({
      pactFile,
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      signal,
    });
    return failures.map(({ description }) => Number(description));
  } finally {
    server.close();
    server.closeAllConnections();
    await rm(scratch, { recursive: true, force: true });
  }
}
