/**
 * Every write of the catalogue that commits no money, those to come included, at backends that answer badly and over wires that
 * repeat: nothing is said to have failed that was done, nothing to be done that was not, and nothing is done twice
 * (ADR 12, 43). Money writes: `submission/every-money-write.test.ts`.
 */
import { createClient, refusal, type Endpoint, type RefusalName, type WriteEndpoint } from '@meridian/api';
import { catalogue } from '@meridian/api/catalogue';
import { exampleOf } from '@meridian/api/test/examples';
import fc from 'fast-check';
import type * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { sendWrite } from './writes.ts';

/** But for a picture, which `forms/upload` sends under an id of its own: one that nothing names does no harm. */
const writes = Object.values<Endpoint>(catalogue).filter(
  (endpoint): endpoint is WriteEndpoint =>
    endpoint.requestId === 'clientRequestId' && endpoint.isMultipart !== true,
);

/** What a backend or what is between may answer in place of the true answer. */
const badAnswers = [
  null,
  { status: 500, body: '' },
  { status: 502, body: '<h1>Bad gateway</h1>' },
  { status: 401, body: '' },
  { status: 403, body: '' },
  { status: 408, body: '' },
  { status: 200, body: '' },
  { status: 200, body: '{"code":200' },
  { status: 200, body: '{"code":"200"}' },
  { status: 200, body: '{"code":401,"msg":{"text":"Expired"}}' },
  { status: 200, body: '{"code":31337,"msg":"Busy"}' },
  { status: 200, body: '{"code":40000,"msg":null}' },
  { status: 200, body: '{"code":40000,"msg":40000}' },
  { status: 500, body: '{"code":40000,"msg":"Nothing was done","clientRequestId":"id-1"}' },
] as const;

/** One press: how often it arrives (a browser repeats a request by itself), whether it is carried out, and what comes back. */
const press = fc.record({
  arrivals: fc.integer({ min: 0, max: 3 }),
  isRefused: fc.boolean(),
  bad: fc.option(fc.constantFrom(...badAnswers.keys()), { nil: undefined }),
  /** Which of the possible refusals. */
  choice: fc.nat(100),
});

interface Setting {
  /** Whether the backend knows request ids: then a repeat is answered by the first receipt (DECISIONS 55). */
  readonly knowsIds: boolean;
  readonly presses: readonly {
    readonly arrivals: number;
    readonly isRefused: boolean;
    readonly bad: number | undefined;
    readonly choice: number;
  }[];
}

/** The same is pressed again and again; what was said, and what has been done. */
async function pressed(endpoint: WriteEndpoint, { knowsIds, presses }: Setting) {
  const { entries } = endpoint.request as unknown as { entries: Record<string, v.GenericSchema> };
  const { clientRequestId: _, ...fields } = entries;
  const request = Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, exampleOf(schema)]),
  );
  const receipt = exampleOf(endpoint.response);
  const all: readonly RefusalName[] = ['invalidRequest', ...endpoint.refusals];
  const done = new Map<string, number>();
  let at = 0;

  const arrive = (id: string): Record<string, unknown> => {
    const { isRefused, choice } = presses[at] ?? { isRefused: false, choice: 0 };
    const count = done.get(id) ?? 0;
    const echo = knowsIds ? { clientRequestId: id } : {};
    const refuse = (names: readonly RefusalName[]) => {
      const name = names[choice % names.length] ?? 'invalidRequest';
      return { code: refusal[name], msg: 'No', data: null, ...echo };
    };
    const succeed = { code: 200, msg: null, data: receipt, ...echo };
    if (count > 0 && knowsIds) return succeed;
    // A backend that knows no ids refuses a repeat with what it finds: the password is another one by now.
    if (count > 0) {
      const repeat = endpoint.repeatRefusals ?? all;
      return repeat.length === 0 || choice % 4 === 0 ? succeed : refuse(repeat);
    }
    if (isRefused) return refuse(all);
    done.set(id, count + 1);
    return succeed;
  };

  const client = createClient({
    baseUrl: 'http://brokerage.example',
    getToken: () => 'token',
    getLocale: () => 'en',
    fetch: (_url, init) => {
      const id = idIn(init?.body as string);
      const { arrivals, bad } = presses[at] ?? { arrivals: 1, bad: undefined };
      let answer: Record<string, unknown> | null = null;
      for (let nth = 0; nth < arrivals; nth += 1) answer = arrive(String(id));
      const given =
        bad === undefined ? answer && { status: 200, body: JSON.stringify(answer) } : badAnswers[bad];
      return given === null || given === undefined
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(new Response(given.body, { status: given.status }));
    },
  });
  let idCount = 0;
  // By the next press the screen of what was done has left.
  const timers = { setTimeout: (run: () => void) => run(), clearTimeout: () => {}, now: () => 0 };
  const ports = { api: client, timers, newId: () => `id-${(idCount += 1)}` };
  const said: { readonly outcome: string; readonly id: number; readonly isDone: boolean }[] = [];
  for (; at < presses.length; at += 1) {
    const { outcome } = await sendWrite(ports, endpoint, request);
    said.push({ outcome, id: idCount, isDone: (done.get(`id-${idCount}`) ?? 0) > 0 });
  }
  return { said, done };
}

function idIn(body: string): unknown {
  return (JSON.parse(body) as { clientRequestId?: unknown }).clientRequestId;
}

test('of the catalogue, without a client order id, are these', () => {
  expect(writes.length).toBeGreaterThan(15);
});

describe.each(writes.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_id, endpoint) => {
  test('says what is so, or that it is not known', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ knowsIds: fc.boolean(), presses: fc.array(press, { minLength: 1, maxLength: 4 }) }),
        async (setting) => {
          const { said, done } = await pressed(endpoint, setting);
          expect(said.filter(({ outcome, isDone }) => outcome === 'refused' && isDone)).toEqual([]);
          expect(said.filter(({ outcome, isDone }) => outcome === 'done' && !isDone)).toEqual([]);
          expect([...done.values()].filter((count) => count > 1)).toEqual([]);
          // Its id ends with it, and not before: the same again is one thing until it is known to be done.
          for (const [index, { outcome, id }] of said.entries()) {
            const next = said[index + 1];
            if (next !== undefined) expect(next.id).toBe(outcome === 'done' ? id + 1 : id);
          }
        },
      ),
      { numRuns: 60, seed: 8 },
    );
  });
});
