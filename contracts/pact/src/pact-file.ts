import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

export const consumer = 'meridian-app';
export const provider = 'meridian-backend';
export const pactDirectory = path.resolve(import.meta.dirname, '../pacts');
export const pactFile = path.join(pactDirectory, `${consumer}-${provider}.json`);

const params = v.record(v.string(), v.unknown());
const interaction = v.looseObject({
  description: v.string(),
  providerStates: v.array(v.object({ name: v.string(), params: v.optional(params, {}) })),
  request: v.looseObject({ method: v.string(), path: v.string() }),
  response: v.looseObject({ status: v.number() }),
});
const pact = v.looseObject({ interactions: v.array(interaction) });

export type PactInteraction = v.InferOutput<typeof interaction>;
export type Pact = v.InferOutput<typeof pact>;

/** The pact that the consumer tests wrote. Throws, in words for people, where there is none or it is empty. */
export async function readPact(file = pactFile): Promise<Pact> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new Error(`there is no pact at ${file}: the consumer tests write it (npm test)`);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), pact), text);
  if (!read.success) throw new Error(`${file} is no pact`);
  if (read.output.interactions.length === 0) throw new Error(`${file} is empty: nothing would be verified`);
  return read.output;
}
