/** A brokerage of a few lines behind the real client, and a customer at it: carries out what it is sent and answers as a test asks. */
import { createClient, createStockOrder, toDecimal, type Order } from '@meridian/api';
import type { Ports } from '../../../platform/ports.ts';
import type { Intent, Sending, SentOrder } from '../model/intent.ts';
import { receiptOf, tenApple } from '../model/sample.ts';
import { carry, type Carrying } from './carrying.ts';
import type { Submission } from './submission.ts';

/** What comes back over the wire; null: nothing, the connection breaks. */
export type WireAnswer = { readonly status?: number; readonly body: string } | null;
export type Answering = (receipt: Order) => WireAnswer;

const wire = (data: unknown): WireAnswer => ({ body: JSON.stringify({ code: 200, msg: 'success', data }) });
export const honest: Answering = wire;
const asAnother = (order: Order): Order => ({ ...order, quantity: toDecimal('77') });

/** Changed by a test as it goes. */
export interface Behaviour {
  /** Of the write. */
  answers: Answering;
  /** False: it never gets there. */
  isCarriedOut: boolean;
  /** Of the look-up: what is there, nothing yet, another order under the id, or no connection. */
  looks: 'honest' | 'nothing' | 'other' | 'broken';
}

export function openBrokerage(behaviour: Behaviour) {
  const orders = new Map<string, Order>();
  const sentIds: string[] = [];
  let lookCount = 0;

  function carryOut(request: Record<string, string>): Order {
    const clientOrderId = request['clientOrderId'] ?? '';
    const order = { ...tenApple, quantity: request['quantity'] ?? '' } as SentOrder;
    const known = orders.get(clientOrderId);
    const made = known ?? { ...receiptOf({ clientOrderId, order }), orderNo: `O${orders.size + 1}` };
    if (behaviour.isCarriedOut) orders.set(clientOrderId, made);
    return made;
  }

  const answer = (path: string, request: Record<string, string>): WireAnswer => {
    if (path.endsWith(createStockOrder.path)) {
      sentIds.push(request['clientOrderId'] ?? '');
      return behaviour.answers(carryOut(request));
    }
    lookCount += 1;
    if (behaviour.looks === 'broken') return null;
    const made = [...orders.values()].filter((order) => order.clientOrderId === request['clientOrderId']);
    const list = { honest: made, nothing: [], other: made.map(asAnother) }[behaviour.looks];
    return wire({ list, pageNo: 1, totalPage: 1, total: list.length });
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
  return {
    client,
    /** The id of each sending, in order. */
    sentIds,
    executions: () => orders.size,
    lookCount: () => lookCount,
  };
}

/** Someone with a filled form at this brokerage. `kept` is the draft of before a reload. */
export function customerOf(
  { client }: Pick<ReturnType<typeof openBrokerage>, 'client'>,
  kept: Intent<SentOrder> = { form: tenApple, sent: null },
) {
  let intent: Intent<SentOrder> | null = kept;
  let now = 0;
  let idCount = 0;
  const ticks = new Set<() => void>();
  const ports = {
    api: client,
    clock: {
      now: () => now,
      every(_: number, listener: () => void) {
        ticks.add(listener);
        return () => void ticks.delete(listener);
      },
    },
    network: { isOnline: () => true, subscribe: () => () => {} },
    socket: null,
    session: { get: () => ({ isSignedIn: true }) },
    newId: () => `id-${(idCount += 1)}-${kept.sent?.clientOrderId ?? ''}`,
  } as unknown as Pick<Ports, 'api' | 'clock' | 'network' | 'socket' | 'session' | 'newId'>;

  const carrying: Carrying<SentOrder> = carry(ports, {
    get intent() {
      return intent ?? { form: tenApple, sent: null };
    },
    setIntent: (next) => void (intent = next),
    clearIntent: () => void (intent = null),
    toOrder: (form) => form,
    send: ({ order, clientOrderId, payPassword }) =>
      client.call(createStockOrder, {
        stockCode: order.code,
        market: order.market,
        direction: order.direction,
        orderType: order.orderType,
        quantity: order.quantity,
        leverage: order.leverage,
        clientOrderId,
        payPassword,
      }),
    onOrdered: () => {},
    onRefused: () => {},
  });
  const stop = carrying.start();

  /** Resolves as soon as the submission is so. */
  function until(isSo: (submission: Submission) => boolean): Promise<Submission> {
    return new Promise((resolve) => {
      const check = (): void => {
        if (isSo(carrying.get())) resolve(carrying.get());
      };
      carrying.subscribe(check);
      check();
    });
  }

  return {
    carrying,
    stop,
    until,
    /** What is kept on the device. */
    draft: (): { readonly form: SentOrder; readonly sent: Sending | null } | null => intent,
    fillIn: (form: SentOrder) => {
      intent = { form, sent: intent?.sent ?? null };
      carrying.dispatch({ type: 'edited' });
    },
    /** Reviews and confirms, and waits for the answer and the first look. */
    async order(): Promise<Submission> {
      carrying.dispatch({ type: 'reviewed' });
      await carrying.confirm('246810');
      return until(
        ({ phase, ...rest }) => !('look' in rest) || phase !== 'inDoubt' || rest.look.state !== 'looking',
      );
    },
    pass(ms: number) {
      now += ms;
      for (const tick of ticks) tick();
    },
  };
}
