/** What a backend really answers to every interaction of the pact: the material that mutants are made of. */
import * as v from 'valibot';
import type { PactInteraction } from '../pact-file.ts';
import type { StateSetter, Values } from '../states.ts';

/** An answer as it came, with the interaction it answers. */
export interface Recorded {
  readonly interaction: PactInteraction;
  readonly status: number;
  readonly body: string;
}

const expression = v.object({ expression: v.string() });
const request = v.object({
  method: v.string(),
  path: v.string(),
  query: v.optional(v.record(v.string(), v.array(v.string())), {}),
  headers: v.optional(v.record(v.string(), v.array(v.string())), {}),
  body: v.optional(
    v.union([
      v.object({ encoded: v.literal('base64'), content: v.string() }),
      v.object({ content: v.optional(v.record(v.string(), v.unknown()), {}) }),
    ]),
  ),
  generators: v.optional(
    v.object({
      path: v.optional(expression),
      header: v.optional(v.record(v.string(), expression), {}),
      body: v.optional(v.record(v.string(), expression), {}),
    }),
    {},
  ),
});

/** Plays one interaction: its states, then its request with the values that they hand over. */
export async function record(
  interaction: PactInteraction,
  baseUrl: string,
  states: StateSetter,
): Promise<Recorded> {
  await states.fresh();
  let values: Values = {};
  for (const { name, params } of interaction.providerStates)
    values = { ...values, ...(await states.apply(name, params)) };
  const fill = ({ expression: text }: { expression: string }) =>
    text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => String(values[name]));

  const { method, path, query, headers, body, generators } = v.parse(request, interaction.request);
  const address = new URL(baseUrl + (generators.path === undefined ? path : fill(generators.path)));
  for (const [name, [value = '']] of Object.entries(query)) address.searchParams.set(name, value);
  const sent = new Headers(Object.entries(headers).map(([name, [value = '']]) => [name, value]));
  for (const [name, text] of Object.entries(generators.header ?? {})) sent.set(name, fill(text));
  const content = () => {
    if (body !== undefined && 'encoded' in body) return Buffer.from(body.content, 'base64');
    const fields = { ...body?.content };
    for (const [place, text] of Object.entries(generators.body ?? {})) put(fields, place, fill(text));
    return JSON.stringify(fields);
  };
  const answer = await fetch(address, {
    method,
    headers: sent,
    ...(method !== 'GET' && { body: content() }),
  });
  return { interaction, status: answer.status, body: withShortLists(await answer.text()) };
}

/** Puts a value at a place as Pact writes it, such as `$.imageUrls[0]`. */
function put(body: Record<string, unknown>, place: string, value: string): void {
  const keys = place.match(/[^$.[\]']+/g) ?? [];
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, body);
  holder[last] = value;
}

/** Rows that a list keeps: Pact holds each row against each rule, and hundreds say no more than three. */
const rowsKept = 3;
const longestKept = 8;

function withShortLists(body: string): string {
  return JSON.stringify(
    JSON.parse(body, (_, value: unknown) =>
      Array.isArray(value) && value.length > longestKept ? value.slice(0, rowsKept) : value,
    ),
  );
}
