/**
 * Every write of the catalogue that moves or commits money, those to come included: one thing is wanted, pressed for in two tabs, by
 * held keys, over reloads, at a backend that answers badly and a wire that repeats. It is done once at most, and what is said
 * of it is so (ADR 12, 44).
 */
import { createClient, refusal, type Endpoint } from '@meridian/api';
import { catalogue } from '@meridian/api/catalogue';
import { exampleOf } from '@meridian/api/test/examples';
import fc from 'fast-check';
import type * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { asksPayPassword, type MoneyWrite, type WriteModel } from './model.ts';
import { customerOf, envelope, honest, type Subject, type WireAnswer } from './test/fake-backend.ts';
import { hostileAnswers } from './test/hostile-answers.ts';
import { sharedStorage } from './test/shared-storage.ts';

type Fields = Readonly<Record<string, unknown>>;

const writes = Object.values<Endpoint>(catalogue).filter(
  (endpoint): endpoint is MoneyWrite & Endpoint => endpoint.requestId === 'clientOrderId',
);

const badAnswers: readonly ((receipt: unknown) => WireAnswer)[] = [
  ...hostileAnswers.map(([, answering]) => answering),
  () => ({ status: 401, body: '' }),
  () => ({ status: 408, body: '' }),
  () => ({ body: envelope(40_000, 7 as never) }),
];

/** Somebody presses, in one of two tabs, or in a third that was opened just now. */
const press = fc.record({
  tab: fc.integer({ min: 0, max: 2 }),
  /** How often it arrives: a browser repeats a request by itself. None: it is lost on the way. */
  arrivals: fc.integer({ min: 0, max: 3 }),
  isRefused: fc.boolean(),
  bad: fc.option(fc.integer({ min: 0, max: badAnswers.length - 1 }), { nil: null }),
  isHeld: fc.boolean(),
});

/** The form asks for what the write takes, and its receipt says no more than the schema does. */
function subjectOf(endpoint: MoneyWrite): Subject<Fields, MoneyWrite> {
  const { entries } = endpoint.request as unknown as { entries: Readonly<Record<string, v.GenericSchema>> };
  const { clientOrderId: _, payPassword: _password, ...fields } = entries;
  const request = exampleOf({ ...endpoint.request, entries: fields } as unknown as v.GenericSchema) as Fields;
  const write: WriteModel<Fields, MoneyWrite> = {
    endpoint,
    toWire: (sent, { payPassword, ...signature }) => ({
      ...sent,
      ...signature,
      ...(asksPayPassword(endpoint) && { payPassword }),
    }),
    isSameRequest: (a, b) => JSON.stringify(a) === JSON.stringify(b),
    isReceiptOf: () => true,
    list: null,
  };
  const receiptOf = () => exampleOf(endpoint.response);
  return { write, request, other: request, receiptOf, asOther: (receipt) => receipt };
}

test('of the catalogue, that move or commit money, are these', () => {
  expect(writes.length).toBeGreaterThanOrEqual(17);
});

describe.each(writes.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_id, endpoint) => {
  const subject = subjectOf(endpoint);

  test('that is wanted once is done once at most, and said to be what it is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(press, { minLength: 1, maxLength: 6 }),
        fc.boolean(),
        async (presses, isDeaf) => {
          const done = new Set<string>();
          let at = 0;
          const client = createClient({
            baseUrl: 'http://brokerage.example',
            getToken: () => 'token',
            getLocale: () => 'en',
            fetch: (_url, init) => {
              const { clientOrderId } = JSON.parse(init?.body as string) as { clientOrderId: string };
              const { arrivals = 1, isRefused = false, bad = null } = presses[at] ?? {};
              const receipt = subject.receiptOf({}, 0);
              let answer: WireAnswer = null;
              if (arrivals > 0 && isRefused && !done.has(clientOrderId))
                answer = { body: envelope(refusal.invalidRequest, 'Not possible') };
              else if (arrivals > 0) {
                done.add(clientOrderId);
                answer = bad === null ? honest(receipt) : (badAnswers[bad]?.(receipt) ?? null);
              }
              return answer === null
                ? Promise.reject(new TypeError('Failed to fetch'))
                : Promise.resolve(new Response(answer.body, { status: answer.status ?? 200 }));
            },
          });
          const device = sharedStorage();
          const open = () => customerOf(subject, { client }, { storage: device.tab({ isDeaf }) });
          const tabs = [open(), open()];
          for (; at < presses.length; at += 1) {
            const { tab = 0, isHeld = false } = presses[at] ?? {};
            const customer = tabs[tab] ?? open();
            customer.controller.dispatch({ type: 'reviewed' });
            const sendings = [customer.controller.confirm('246810')];
            if (isHeld) sendings.push(customer.controller.confirm('246810'));
            await Promise.all(sendings);
            const said = customer.controller.get();
            expect(done.size).toBeLessThanOrEqual(1);
            if (said.phase === 'done') expect(done.size).toBe(1);
            if (said.phase === 'done') return;
            const isSaidToHaveFailed = said.phase === 'editing' && said.refusal?.kind === 'refused';
            if (isSaidToHaveFailed) expect(done.size).toBe(0);
            // A tab that is opened now knows of it.
            if (said.phase === 'inDoubt') expect(open().controller.get()).toMatchObject({ phase: 'inDoubt' });
          }
        },
      ),
      { numRuns: 60, seed: 9 },
    );
  });
});
