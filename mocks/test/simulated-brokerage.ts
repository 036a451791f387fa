/** A brokerage that is called as over a wire, for simulations: it says of each call whether it was carried out. */
import { envelopeCode } from '@meridian/api';
import type { Endpoint } from '@meridian/api';
import { catalogue } from '@meridian/api/catalogue';
import type { EndpointId } from '@meridian/api/catalogue';
import { demoUser } from '#names.ts';
import { httpStatusOf, prepared } from '#handlers/answer.ts';
import type { WireEnvelope } from '#handlers/answer.ts';
import { routeOf } from '#handlers/addresses.ts';
import { memoryBlobs, blobsOf } from '#hosts/store/blobs.ts';
import { balanceOf } from '#domain/ledger/index.ts';
import { createWorld, formatExact } from '#kernel/index.ts';
import { scenarios } from '#scenarios/index.ts';
import { brokerageAt, factCommand } from '#world-definition.ts';
import { code, email, writeCases } from './write-cases.ts';

/** A call as it arrives. */
export interface ArrivedCall {
  readonly method: string;
  /** Below the world's own address. */
  readonly path: string;
  readonly token: string | null;
  /** The parsed body. */
  readonly body: unknown;
}

export interface CallAnswer {
  readonly endpoint: Endpoint<EndpointId>;
  readonly status: number;
  readonly envelope: WireEnvelope;
  /** A write did now what it asked for: not refused, and no repeat of what was done before. */
  readonly isCarriedOut: boolean;
}

const worldId = 'simulated';
/** Every session begins in the same market: what differs is what people and wires do. */
const seed = 'meridian';

/** Opens a brokerage in which this write can be carried out. @param now true time in ms since the opening */
export function openBrokerage(write: EndpointId, now: () => number) {
  const about = writeCases[write];
  if (about === undefined) throw new Error(`no case of ${write}`);
  const { startTime } = scenarios[about.scenario];
  const world = createWorld(brokerageAt(worldId), {
    seed,
    scenario: about.scenario,
    startTime,
    wallClock: now,
  });
  for (const whom of [email, demoUser.email]) world.dispatch(factCommand('emailCode'), { email: whom, code });
  world.dispatch(factCommand('uploadedImage'), { picture: 'informationPage' });
  const blobs = blobsOf(memoryBlobs(), worldId);
  const host = { blobs, addressOf: (path: string) => `http://meridian.test/w/world${path}` };

  let checkedLines = -1;

  return {
    startTime,
    token: world.read().session?.token ?? null,
    now: () => world.now(),

    async call({ method, path, token, body }: ArrivedCall): Promise<CallAnswer> {
      const route = routeOf(method, path);
      if (route === undefined) throw new Error(`the catalogue has no ${method} ${path}`);
      const { endpoint, pathFields } = route;
      const request = typeof body === 'object' && body !== null ? { ...body, ...pathFields } : body;
      const carryOut = await prepared(() => world, endpoint, request, { token, language: 'en' }, host);
      const before = world.log.length;
      const envelope = carryOut(world);
      const isCarriedOut =
        endpoint.kind === 'write' && envelope.code === envelopeCode.success && world.log.length > before;
      return { endpoint, status: httpStatusOf(world, envelope), envelope, isCarriedOut };
    },

    /** A request of a write that can be carried out now, and one like it that asks for something else. */
    requestsOf(id: EndpointId): readonly Readonly<Record<string, unknown>>[] {
      const { request, changes } = writeCases[id] ?? { request: () => ({}), changes: {} };
      const first = request(world);
      return [first, ...Object.entries(changes).map(([field, value]) => ({ ...first, [field]: value }))];
    },

    /** Status of the order under an id; null where there is none. */
    orderStatus(clientOrderId: string): number | null {
      for (const order of world.read().trading.orders.values())
        if (order.clientOrderId === clientOrderId) return order.status;
      return null;
    },

    /** What a closing order has to name of a position. */
    position(id: unknown) {
      const found = world.read().trading.positions.get(String(id));
      if (found === undefined) return null;
      const { code: stockCode, exchange: market } = world.read().market.instrument(found.key);
      const { source, direction } = found;
      return {
        id: found.id,
        code: stockCode,
        market,
        source,
        direction,
        leverage: formatExact(found.leverage),
      };
    },

    /** The customer signs in somehow; answers the token. */
    signIn(): string {
      world.dispatch(factCommand('session'), { state: 'active' });
      return world.read().session?.token ?? '';
    },

    /** Every session of the customer ends, as when a brokerage has restarted. */
    endSessions: () => void world.dispatch(factCommand('session'), { state: 'expired' }),

    /** What does not add up; null where everything does. */
    ledgerFault(): string | null {
      const { ledger } = world.read();
      if (ledger.lines.length === checkedLines) return null;
      checkedLines = ledger.lines.length;
      const sums = new Map<string, bigint>();
      for (const { wallet, amount } of ledger.lines) {
        const key = `${wallet.userId}/${wallet.type}`;
        sums.set(key, (sums.get(key) ?? 0n) + amount);
      }
      const totals = new Map<string, bigint>();
      const add = (currency: string, amount: bigint) =>
        totals.set(currency, (totals.get(currency) ?? 0n) + amount);
      for (const [key, book] of ledger.wallets) {
        const { amount, currency } = balanceOf(book);
        if (amount !== (sums.get(key) ?? 0n)) return `${key} is ${amount}, its lines are ${sums.get(key)}`;
        add(currency, amount);
      }
      for (const { amount, currency } of ledger.outside.values()) add(currency, amount);
      for (const [currency, total] of totals)
        if (total !== 0n) return `${currency} adds up to ${total}, not zero`;
      return null;
    },
  };
}

export type Brokerage = ReturnType<typeof openBrokerage>;

/** The calls that a session can be about. */
export const simulatedWrites = (Object.keys(writeCases) as EndpointId[]).filter(
  (id) => catalogue[id].isMultipart !== true,
);
