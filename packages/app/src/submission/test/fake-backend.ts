/** A backend of a few lines behind the real client, and a customer at it: carries out what it is sent and answers as a test asks. */
import { createClient, type ApiProblem, type ResponseOf } from '@meridian/api';
import * as v from 'valibot';
import { memoryStorage } from '#platform/device/storage.ts';
import type { KeyValueStorage, Ports } from '#platform/ports/ports.ts';
import { createController } from '../controller.ts';
import { createDoubts } from '../doubts.ts';
import { intentOf, type Intent } from '../intent.ts';
import type { MoneyWrite, WriteModel } from '../model.ts';
import type { Submission } from '../submission.ts';

/** What comes back over the wire; null: nothing, the connection breaks. */
export type WireAnswer = { readonly status?: number; readonly body: string } | null;
/** What a backend answers to a write of which `receipt` is the true receipt. */
export type Answering<Receipt> = (receipt: Receipt) => WireAnswer;

export const envelope = (code: unknown, msg?: string | null, data: unknown = null): string =>
  JSON.stringify({ code, msg, data });
export const honest = (data: unknown): WireAnswer => ({ body: envelope(200, 'success', data) });

/** Changed by a test as it goes. */
export interface Behaviour<Receipt> {
  /** Of the write. */
  answers: Answering<Receipt>;
  /** False: it never gets there. */
  isCarriedOut: boolean;
  /** Of the look-up, where there is a list: what is there, nothing yet, something else under the id, or no connection. */
  looks: 'honest' | 'nothing' | 'other' | 'broken';
}

/** A kind of money write, as the backend of a test sees it. */
export interface Subject<Request, Write extends MoneyWrite> {
  readonly write: WriteModel<Request, Write>;
  /** What the customer asks for, and something else. */
  readonly request: Request;
  readonly other: Request;
  /** The true receipt, as the wire and the app have it. `nth` counts what was carried out before. */
  receiptOf(wire: Readonly<Record<string, string>>, nth: number): ResponseOf<Write>;
  /** A receipt that fits the schema, and is about something else. */
  asOther(receipt: ResponseOf<Write>): ResponseOf<Write>;
}

/** What a backend is sent, in order, and what it has done. */
export interface Backend {
  readonly client: Ports['api'];
  readonly sentIds: readonly string[];
  executions(): number;
  lookCount(): number;
}

export function openBackend<Request, Write extends MoneyWrite>(
  subject: Subject<Request, Write>,
  behaviour: Behaviour<ResponseOf<Write>>,
): Backend {
  const done = new Map<string, ResponseOf<Write>>();
  const sentIds: string[] = [];
  let lookCount = 0;

  /** The same id again answers the first receipt and does nothing twice (DECISIONS 35). */
  function carryOut(request: Readonly<Record<string, string>>): ResponseOf<Write> {
    const clientOrderId = request['clientOrderId'] ?? '';
    const receipt = done.get(clientOrderId) ?? subject.receiptOf(request, done.size);
    if (behaviour.isCarriedOut) done.set(clientOrderId, receipt);
    return receipt;
  }

  const answer = (path: string, request: Readonly<Record<string, string>>): WireAnswer => {
    if (path.endsWith(subject.write.endpoint.path)) {
      sentIds.push(request['clientOrderId'] ?? '');
      return behaviour.answers(carryOut(request));
    }
    lookCount += 1;
    if (behaviour.looks === 'broken') return null;
    const receipt = done.get(request['clientOrderId'] ?? '');
    const found = receipt === undefined ? [] : [receipt];
    const list = { honest: found, nothing: [], other: found.map((one) => subject.asOther(one)) }[
      behaviour.looks
    ];
    return honest({ list, pageNo: 1, totalPage: 1, total: list.length });
  };

  const client = createClient({
    baseUrl: 'http://brokerage.example',
    getToken: () => 'token',
    getLocale: () => 'en',
    fetch: (url, init) => {
      const given = answer(url as string, JSON.parse(init?.body as string) as Record<string, string>);
      if (given === null) return Promise.reject(new TypeError('Failed to fetch'));
      return Promise.resolve(new Response(given.body, { status: given.status ?? 200 }));
    },
  });
  return { client, sentIds, executions: () => done.size, lookCount: () => lookCount };
}

let idCount = 0;

/** Where a customer sits, and what was kept there. */
export interface Seat<Request> {
  /** The draft of before a reload. */
  readonly kept?: Intent<Request, Request> | undefined;
  /** Tabs of one device share it. */
  readonly storage?: KeyValueStorage;
  readonly user?: string;
  /** Which form it is: several may be about the same. */
  readonly form?: string;
}

/** Someone with a filled form at this backend. */
export function customerOf<Request, Write extends MoneyWrite>(
  { write, request }: Subject<Request, Write>,
  { client }: Pick<Backend, 'client'>,
  {
    kept = { form: request, sent: null },
    storage = memoryStorage(),
    user = 'anna',
    form: formName = 'order',
  }: Seat<Request> = {},
) {
  let intent: Intent<Request, Request> | null = kept;
  let now = 0;
  const ticks = new Set<() => void>();
  const endings: (ApiProblem['kind'] | 'receipt')[] = [];
  const ports = {
    api: client,
    clock: {
      now: () => now,
      every(_: number, listener: () => void) {
        ticks.add(listener);
        return () => void ticks.delete(listener);
      },
    },
    network: { isOnline: () => true, savesData: () => false, subscribe: () => () => {} },
    socket: null,
    session: { get: () => ({ isSignedIn: true }), user: { userLoginId: user } },
    storage,
    newId: () => `id-${(idCount += 1)}`,
  } as unknown as Pick<Ports, 'api' | 'clock' | 'network' | 'socket' | 'session' | 'newId' | 'storage'>;
  const any = v.custom<Request>(() => true);

  const controller = createController(ports, write, {
    get intent() {
      return intent ?? { form: request, sent: null };
    },
    setIntent: (next) => void (intent = next),
    clearIntent: () => void (intent = null),
    doubts: createDoubts(ports, { place: 'AAPL', form: formName, stored: intentOf(any, any) }),
    toRequest: (form: Request) => form,
    onEnded: (problem) => void endings.push(problem?.kind ?? 'receipt'),
  });
  const stop = controller.start();

  /** Resolves as soon as the submission is so. */
  function until(
    isSo: (submission: Submission<ResponseOf<Write>>) => boolean,
  ): Promise<Submission<ResponseOf<Write>>> {
    return new Promise((resolve) => {
      const check = (): void => {
        if (isSo(controller.get())) resolve(controller.get());
      };
      controller.subscribe(check);
      check();
    });
  }

  return {
    controller,
    stop,
    until,
    /** What each write ended with, in order. */
    endings,
    /** What is kept on the device. */
    draft: (): Intent<Request, Request> | null => intent,
    fillIn: (form: Request) => {
      intent = { form, sent: intent?.sent ?? null };
      controller.dispatch({ type: 'edited' });
    },
    /** Reviews and confirms, and waits for the answer and the first look. */
    async submit(): Promise<Submission<ResponseOf<Write>>> {
      controller.dispatch({ type: 'reviewed' });
      await controller.confirm('246810');
      return until((submission) => submission.phase !== 'inDoubt' || submission.look.state !== 'looking');
    },
    pass(ms: number) {
      now += ms;
      for (const tick of ticks) tick();
    },
  };
}
