/**
 * Every write of the catalogue that carries a file, those to come included, at backends that answer badly and over wires that repeat
 * (ADR 38, 43). Other writes: `platform/reading/every-write.test.ts`.
 */
import { createClient, refusal, uploadFile, type Endpoint } from '@meridian/api';
import { catalogue } from '@meridian/api/catalogue';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { noEdit } from './picture-edit.ts';
import { createUploader } from './uploader.ts';

afterEach(() => vi.restoreAllMocks());

const badAnswers = [
  null,
  { status: 500, body: '' },
  { status: 502, body: '<h1>Bad gateway</h1>' },
  { status: 401, body: '' },
  { status: 403, body: '' },
  { status: 408, body: '' },
  { status: 413, body: 'Too large' },
  { status: 200, body: '' },
  { status: 200, body: '{"code":200' },
  { status: 200, body: '{"code":"200"}' },
  { status: 200, body: '{"code":31337,"msg":"Busy"}' },
  { status: 200, body: '{"code":40000,"msg":null}' },
] as const;

const press = fc.record({
  /** How often it arrives: a browser repeats a request by itself. None: it is lost on the way. */
  arrivals: fc.integer({ min: 0, max: 3 }),
  isRefused: fc.boolean(),
  bad: fc.option(fc.constantFrom(...badAnswers), { nil: undefined }),
  /** The key is held: it presses on while the picture is under way. */
  repeats: fc.integer({ min: 0, max: 3 }),
});

test('all writes that carry a file are sent by the uploader', () => {
  const withFiles = Object.values<Endpoint>(catalogue).filter(({ isMultipart }) => isMultipart === true);
  expect(withFiles).toEqual([uploadFile]);
});

test('a picture is there once, and what is said of it is so or that it is not known', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  await fc.assert(
    fc.asyncProperty(
      fc.array(press, { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      async (presses, knowsIds) => {
        const kept = new Set<string>();
        let [at, requests] = [0, 0];
        const arrive = (id: string, isRefused: boolean) => {
          const echo = knowsIds ? { clientRequestId: id } : {};
          if (isRefused && !kept.has(id))
            return { code: refusal.fileKindNotAllowed, msg: 'No picture', data: null, ...echo };
          kept.add(id);
          return { code: 200, msg: null, data: { url: 'https://files.example/1' }, ...echo };
        };
        const api = createClient({
          baseUrl: 'http://brokerage.example',
          getToken: () => 'token',
          getLocale: () => 'en',
          fetch: (_url, init) => {
            requests += 1;
            const sent = init?.body instanceof FormData ? init.body.get('clientRequestId') : null;
            const id = typeof sent === 'string' ? sent : '';
            const { arrivals = 1, isRefused = false, bad } = presses[at] ?? {};
            let answer: object | null = null;
            for (let nth = 0; nth < arrivals; nth += 1) answer = arrive(id, isRefused);
            const given = bad === undefined ? answer && { status: 200, body: JSON.stringify(answer) } : bad;
            return given === null
              ? Promise.reject(new TypeError('Failed to fetch'))
              : Promise.resolve(new Response(given.body, { status: given.status }));
          },
        });
        let idCount = 0;
        const uploader = createUploader(
          {
            api,
            network: { isOnline: () => true, subscribe: () => () => {} },
            shelf: {
              find: () => Promise.resolve(null),
              keep: () => Promise.resolve(true),
              remove: async () => {},
            },
            prepare: (file) => Promise.resolve({ blob: file, problem: null, advice: [] }),
            place: 'proof',
            newId: () => `id-${(idCount += 1)}`,
            owner: () => 'ann',
          },
          { limitMb: 5, onUrl: () => {} },
        );
        // The person looks at it, and lets it go as it is.
        uploader.subscribe(() => uploader.use(noEdit));
        const settled = () =>
          vi.waitFor(() => expect(uploader.get().phase).toMatch(/^(?:done|failed)$/), { interval: 0 });
        uploader.choose(new File(['x'], 'proof.png'));
        for (; at < presses.length; at += 1) {
          if (at > 0) for (let nth = 0; nth <= (presses[at]?.repeats ?? 0); nth += 1) uploader.retry();
          await settled();
          const state = uploader.get();
          expect(requests).toBeLessThanOrEqual(at + 1);
          expect(kept.size).toBeLessThanOrEqual(1);
          if (state.phase === 'done') expect(kept.size).toBe(1);
          if (state.phase === 'done') return;
          if (state.phase === 'failed' && !state.isDoubt) expect(kept.size).toBe(0);
        }
      },
    ),
    { numRuns: 300, seed: 10 },
  );
});
