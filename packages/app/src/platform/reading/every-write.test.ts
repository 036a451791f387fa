/**
 * Every write of the catalogue that commits no money, those to come included, from two tabs and by held keys, at backends that
 * answer badly and over wires that repeat: nothing is said to have failed that was done, nothing to be done that was not, and
 * nothing is done twice (ADR 12, 43). Money writes: `submission/every-money-write.test.ts`; pictures: `forms/upload/every-upload.test.ts`.
 */
import { createClient, refusal, type Endpoint, type RefusalName, type WriteEndpoint } from '@meridian/api';
import { catalogue } from '@meridian/api/catalogue';
import { exampleOf } from '@meridian/api/test/examples';
import fc from 'fast-check';
import type * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createWriter } from './writer.ts';

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
  tab: fc.integer({ min: 0, max: 1 }),
  /** How often a held key presses again while it is under way, and once more before its screen has left. */
  repeats: fc.integer({ min: 0, max: 3 }),
  isHeldOn: fc.boolean(),
  /** Nobody answers, and it arrives some time later. */
  isLate: fc.boolean(),
  arrivals: fc.integer({ min: 0, max: 3 }),
  isRefused: fc.boolean(),
  /** Every second answer is true: what a repeat is honestly refused with is as misleading as a bad one. */
  bad: fc.option(fc.constantFrom(...badAnswers.keys()), { nil: undefined, freq: 2 }),
  /** Which of the possible refusals. */
  choice: fc.nat(100),
});

interface Setting {
  /** Whether the backend knows request ids: then a repeat is answered by the first receipt (DECISIONS 55). */
  readonly knowsIds: boolean;
  readonly presses: readonly {
    readonly tab: number;
    readonly repeats: number;
    readonly isHeldOn: boolean;
    readonly isLate: boolean;
    readonly arrivals: number;
    readonly isRefused: boolean;
    readonly bad: number | undefined;
    readonly choice: number;
  }[];
}

/** The same is pressed again and again, in two tabs. */
async function pressed(endpoint: WriteEndpoint, { knowsIds, presses }: Setting): Promise<readonly Said[]> {
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

  /** The id that a tab sent last. */
  const sentBy = new Map<number, string>();
  const onTheWay = new Set<string>();
  let requests = 0;

  const openTab = (tab: number) => {
    const api = createClient({
      baseUrl: 'http://brokerage.example',
      getToken: () => 'token',
      getLocale: () => 'en',
      fetch: (_url, init) => {
        const id = String(idIn(init?.body as string));
        requests += 1;
        sentBy.set(tab, id);
        const { arrivals, bad, isLate } = presses[at] ?? { arrivals: 1, bad: undefined, isLate: false };
        if (isLate) onTheWay.add(id);
        if (isLate) return Promise.reject(new TypeError('Failed to fetch'));
        let answer: Record<string, unknown> | null = null;
        for (let nth = 0; nth < arrivals; nth += 1) answer = arrive(id);
        const given =
          bad === undefined ? answer && { status: 200, body: JSON.stringify(answer) } : badAnswers[bad];
        return given === null || given === undefined
          ? Promise.reject(new TypeError('Failed to fetch'))
          : Promise.resolve(new Response(given.body, { status: given.status }));
      },
    });
    const leaving: (() => void)[] = [];
    const timers = {
      setTimeout: (run: () => void) => leaving.push(run),
      clearTimeout: () => {},
      now: () => 0,
    };
    const newId = () => `id-${(idCount += 1)}`;
    const writer = createWriter({ api, timers, newId } as never, endpoint, () => {});
    // By the next press the screen of what was done has left.
    return { send: () => writer.send(request), leave: () => leaving.splice(0).forEach((run) => run()) };
  };
  let idCount = 0;
  const tabs = [openTab(0), openTab(1)];
  const said: Said[] = [];
  for (; at < presses.length; at += 1) {
    const { tab = 0, repeats = 0, isHeldOn = false } = presses[at] ?? {};
    const { send, leave } = tabs[tab] ?? openTab(tab);
    const [doneBefore, requestsBefore] = [done.size, requests];
    const endings = await Promise.all(Array.from({ length: repeats + 1 }, send));
    if (isHeldOn) endings.push(await send());
    leave();
    const id = sentBy.get(tab) ?? '';
    const ofOne = endings.length - (isHeldOn ? 1 : 0);
    const wanted = isHeldOn && endings[ofOne - 1]?.outcome !== 'done' ? 2 : 1;
    const so = { isDone: done.has(id), isOnTheWay: onTheWay.has(id), newlyDone: done.size - doneBefore };
    const surplus = requests - requestsBefore - wanted;
    for (const { outcome } of endings) said.push({ press: at, tab, id, outcome, ...so, surplus });
  }
  return said;
}

/** What was said of a press, and what is so. */
interface Said {
  readonly press: number;
  readonly tab: number;
  readonly id: string;
  readonly outcome: string;
  readonly isDone: boolean;
  /** An earlier sending may still be carried out. */
  readonly isOnTheWay: boolean;
  readonly newlyDone: number;
  /** How many requests were sent that nobody asked for. */
  readonly surplus: number;
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
        fc.record({ knowsIds: fc.boolean(), presses: fc.array(press, { minLength: 1, maxLength: 5 }) }),
        async (setting) => {
          const said = await pressed(endpoint, setting);
          const isWrong = ({ outcome, isDone, isOnTheWay }: Said) =>
            outcome === 'refused' && (isDone || isOnTheWay);
          expect(said.filter(isWrong)).toEqual([]);
          expect(said.filter(({ outcome, isDone }) => outcome === 'done' && !isDone)).toEqual([]);
          // However long a key is held.
          expect(said.filter(({ newlyDone, surplus }) => newlyDone > 1 || surplus !== 0)).toEqual([]);
          // Its id ends with it, and not before: the same again is one thing until it is known to be done.
          for (const tab of [0, 1]) {
            const own = said.filter((one) => one.tab === tab);
            for (const [index, { outcome, id, press }] of own.entries()) {
              const next = own[index + 1];
              if (next !== undefined && next.press !== press) expect(next.id === id).toBe(outcome !== 'done');
            }
          }
        },
      ),
      { numRuns: 150, seed: 8 },
    );
  });
});
