import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

export const consumer = 'meridian-app';
export const provider = 'meridian-backend';
const fileName = `${consumer}-${provider}.json`;
const pactDirectory = path.resolve(import.meta.dirname, '../pacts');
export const pactFile = path.join(pactDirectory, fileName);

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

/**
 * Makes one pact of those that lie in the folders of `parts`, in the order that Pact itself keeps, by description. Answers how many
 * interactions it has. Throws where two have one description: which of them is meant, nobody could say.
 */
export async function joinPacts(parts: string): Promise<number> {
  const files = (await readdir(parts)).map((folder) => path.join(parts, folder, fileName));
  // As Pact has written them, not as they are read here.
  const read = await Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as Pact));
  const interactions = read
    .flatMap((part) => part.interactions)
    .toSorted((a, b) => (a.description < b.description ? -1 : 1));
  const twice = interactions.find(
    ({ description }, index) => interactions[index + 1]?.description === description,
  );
  if (twice !== undefined) throw new Error(`two interactions are described as "${twice.description}"`);
  await mkdir(pactDirectory, { recursive: true });
  await writeFile(pactFile, JSON.stringify({ ...read[0], interactions }, null, 2));
  return interactions.length;
}
