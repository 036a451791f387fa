/** The way between a tab and the brokerage: it loses, repeats, delays, cuts and answers badly, as the step says. */
import { entrustedOrders, envelopeCode, orderStatus } from '@meridian/api';
import type { Brokerage, CallAnswer } from '@meridian/mocks/test/simulated-brokerage';
import type { Device } from './device.ts';
import type { BadAnswer, Fate } from './steps.ts';
import type { SimulatedTime } from './time.ts';

/** When a client gives up by itself (DECISIONS 5). */
const patienceMs = 60_000;

/** A request whose way nobody disturbs. */
export const goodFate: Fate = { arrivals: [20], back: 20, answer: 'true', dateAhead: 0 };
/** A read while reads fare badly. */
const badFate: Fate = { arrivals: [], back: 300, answer: 'none', dateAhead: 0 };

/** The field of a write that carries its id. */
export type RequestIdField = 'clientOrderId' | 'clientRequestId';

export interface WireEnd {
  readonly device: Device;
  /** False once its page is gone: nobody hears the answer. */
  isAlive(): boolean;
  /** Of the write that is sent now. */
  fate(field: RequestIdField): Fate;
  /** A write leaves under this id. */
  onSent(field: RequestIdField, id: string): void;
}

export interface WireRules {
  readonly time: SimulatedTime;
  readonly brokerage: Brokerage;
  /** Whether the backend knows `clientRequestId`. */
  readonly knowsRequestIds: boolean;
  /** The brokerage answered a write. */
  onAnswered(id: string, answer: CallAnswer): void;
}

const failed = (): TypeError => new TypeError('Failed to fetch');

/** `fetch` of one tab. */
export function createFetch(end: WireEnd, { time, brokerage, knowsRequestIds, onAnswered }: WireRules) {
  const { device } = end;

  async function arrive(path: string, token: string | null, sent: unknown): Promise<CallAnswer> {
    const { clientRequestId, ...rest } = sent as { clientRequestId?: string; clientOrderId?: string };
    const body = knowsRequestIds ? sent : rest;
    const answer = await brokerage.call({ method: 'POST', path, token, body });
    const id = rest.clientOrderId ?? clientRequestId;
    if (answer.endpoint.kind === 'read' || id === undefined) return answer;
    onAnswered(id, answer);
    if (!knowsRequestIds || clientRequestId === undefined) return answer;
    return { ...answer, envelope: { ...answer.envelope, clientRequestId } };
  }

  function fateOfWrite(body: unknown): Fate {
    const { clientOrderId, clientRequestId } = body as { clientOrderId?: string; clientRequestId?: string };
    const field = clientOrderId === undefined ? 'clientRequestId' : 'clientOrderId';
    const id = clientOrderId ?? clientRequestId;
    if (id !== undefined) end.onSent(field, id);
    return end.fate(field);
  }

  return function fetch(url: unknown, init?: RequestInit): Promise<Response> {
    const path = String(url).slice(baseUrl.length);
    const body: unknown = JSON.parse(init?.body as string);
    const token = new Headers(init?.headers).get('authorization');
    const fate = path.endsWith(entrustedOrders.path) ? fateOfReads(device) : fateOfWrite(body);

    return new Promise((resolve, reject) => {
      /** What comes back finds a page that is there, and a device that is awake. */
      const back = (delayMs: number, act: () => void): void =>
        void time.after(delayMs, () => {
          if (!end.isAlive()) return;
          if (device.isAsleep || !device.isOnline) device.after(0, () => end.isAlive() && reject(failed()));
          else act();
        });
      if (device.isAsleep || !device.isOnline) return back(1, () => reject(failed()));
      if (fate.answer === 'silence') back(patienceMs, () => reject(failed()));
      if (fate.arrivals.length === 0)
        return fate.answer === 'silence' ? undefined : back(fate.back, () => reject(failed()));
      const last = fate.arrivals.length - 1;
      for (const [nth, afterMs] of fate.arrivals.entries())
        time.after(afterMs, () => {
          void arrive(path, token, body).then((answer) => {
            if (nth !== last || fate.answer === 'silence') return;
            const given = givenFor(answer, fate);
            back(fate.back, () => (given === null ? reject(failed()) : resolve(given)));
          });
        });
      return undefined;
    });

    function givenFor(answer: CallAnswer, { answer: kind, dateAhead }: Fate): Response | null {
      const text = JSON.stringify(answer.envelope);
      const given = kind === 'true' ? { status: answer.status, body: text } : badly[kind](answer, text);
      return given && responseOf(given, brokerage.now() + dateAhead);
    }
  };
}

export const baseUrl = 'http://brokerage.example';

const fateOfReads = ({ doReadsFareWell }: Device): Fate => (doReadsFareWell ? goodFate : badFate);

interface Given {
  readonly status: number;
  readonly body: string;
}

const page = '<html><body><h1>Bad gateway</h1></body></html>';
const ok = (envelope: object): Given => ({ status: 200, body: JSON.stringify(envelope) });

/** Null: nothing comes. */
const badly: Readonly<Record<BadAnswer, (answer: CallAnswer, text: string) => Given | null>> = {
  none: () => null,
  silence: () => null,
  'http 500': (_, body) => ({ status: 500, body }),
  'http 408': () => ({ status: 408, body: '' }),
  'http 401': () => ({ status: 401, body: '' }),
  'a page': () => ({ status: 502, body: page }),
  'half of it': (_, text) => ({ status: 200, body: text.slice(0, Math.ceil(text.length / 2)) }),
  'code 500': () => ok({ code: 500, msg: 'Busy', data: null }),
  'a refusal without words': () => ok({ code: 40_000, msg: null, data: null }),
  'another receipt': ({ envelope }) =>
    ok(withData(envelope, { clientOrderId: 'another', id: 'another', orderNo: 'another' })),
  'a cancelled receipt': ({ envelope }) => ok(withData(envelope, { orderStatus: orderStatus.cancelled })),
  'a message that is no text': ({ envelope }) => ok({ ...envelope, msg: { en: 'OK' } }),
};

function withData(envelope: CallAnswer['envelope'], change: object): object {
  const isReceipt =
    envelope.code === envelopeCode.success && typeof envelope.data === 'object' && envelope.data !== null;
  return isReceipt ? { ...envelope, data: { ...envelope.data, ...change } } : envelope;
}

/** What the client reads of an answer, without what it does not. */
function responseOf({ status, body }: Given, date: number): Response {
  const headers = { get: (name: string) => (name === 'date' ? new Date(date).toUTCString() : null) };
  return { status, headers, text: () => Promise.resolve(body) } as unknown as Response;
}
