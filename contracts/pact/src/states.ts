/** Provider states: what a backend sets up before a call, and the values that only it knows. */
import {
  closedPositions,
  createClient,
  entrustedOrders,
  followFuturesList,
  holdings,
  messageList,
  payoutAccounts,
  walletBill,
  watchlist,
  type ApiClient,
} from '@meridian/api';
import { sampleBytes, samplePictures } from '@meridian/mocks';
import * as v from 'valibot';

type Params = Readonly<Record<string, unknown>>;
/** What a state hands to the request that follows, by name: a token, an id. */
export type Values = Readonly<Record<string, unknown>>;

export interface StateSetter {
  /** Rejects where the address that sets up states does not answer. */
  check(): Promise<void>;
  /** Begins an interaction. */
  fresh(): Promise<void>;
  /** Makes a state true. Rejects for one that is unknown or cannot be. */
  apply(name: string, params: Params): Promise<Values>;
}

/** The one state that is no fact: what time it is. */
export const clockState = 'clock';

const requestTimeoutMs = 20_000;

async function post(address: string, body: unknown): Promise<string> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${text.slice(0, 300)}`);
  return text;
}

type LookUp = (client: ApiClient, params: Params) => Promise<Values>;

const orderNo: LookUp = async (client) => ({
  orderNo: (await client.call(entrustedOrders, {})).list[0]?.orderNo,
});
const imageUrl: LookUp = async (client, { picture }) => {
  const name = samplePictures.find((one) => one === picture);
  if (name === undefined) return {};
  // It is there already: the same bytes answer the same address.
  const { url } = await client.upload(new Blob([sampleBytes(name)], { type: 'image/png' }), `${name}.png`);
  return { [`${name}Url`]: url };
};
const transferId: LookUp = async (client) => {
  const asked = { timeZone: 'UTC', kind: 'transferOut', pageNo: 1, pageSize: 1 } as const;
  return { transferId: (await client.call(walletBill, asked)).list[0]?.recordId };
};
const lookUps: ReadonlyMap<string, LookUp> = new Map<string, LookUp>([
  ['holding', async (client) => ({ positionId: (await client.call(holdings, {})).list[0]?.id })],
  [
    'closedTrade',
    async (client, { clientOrderId }) => ({
      closedId: (await client.call(closedPositions, {})).list[0]?.id,
      ...(typeof clientOrderId === 'string' && {
        positionId: (await client.call(entrustedOrders, { clientOrderId })).list[0]?.positionId,
      }),
    }),
  ],
  ['restingOrder', orderNo],
  ['partlyFilledOrder', orderNo],
  ['processingOrder', orderNo],
  [
    'payoutAccount',
    async (client) => ({ payoutAccountId: (await client.call(payoutAccounts, {})).list[0]?.id }),
  ],
  ['uploadedImage', imageUrl],
  ['transfer', transferId],
  ['followFutures', async (client) => ({ copyId: (await client.call(followFuturesList, {})).list[0]?.id })],
  ['message', async (client) => ({ messageId: (await client.call(messageList, {})).list[0]?.id })],
  ['watched', async (client) => ({ watchId: (await client.call(watchlist, {})).list[0]?.id })],
]);

const worldAnswer = v.pipe(v.string(), v.parseJson(), v.object({ token: v.nullable(v.string()) }));

/** States as facts of a sandbox world. `baseUrl` ends in `/w/<world>`. */
export function sandboxStates(baseUrl: string): StateSetter {
  const match = /^(.*)\/w\/([^/]+)\/?$/.exec(baseUrl);
  if (!match) {
    throw new Error(
      `${baseUrl} is no world of a sandbox (…/w/<world>): give the backend's own set-up address as --states-url`,
    );
  }
  const admin = `${match[1]}/_worlds/${match[2]}`;
  const change = async (address: string, body: unknown) => v.parse(worldAnswer, await post(address, body));
  const fresh = async () => {
    await change(admin, { scenario: 'newcomer', clock: 'pinned' });
  };
  return {
    check: fresh,
    fresh,
    apply: async (name, params) => {
      if (name === clockState) {
        const toMs = Date.parse(String(params['at']));
        if (Number.isNaN(toMs)) throw new Error(`"${String(params['at'])}" is no time`);
        await change(`${admin}/clock`, { toMs });
        return {};
      }
      const { token } = await change(`${admin}/facts`, { facts: [{ name, parameters: params }] });
      if (token === null) return {};
      const client = createClient({ baseUrl, getToken: () => token, getLocale: () => 'en' });
      return { token, ...(await lookUps.get(name)?.(client, params)) };
    },
  };
}

const values = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** States of another backend, at an address that takes Pact's `{state, params, action}` and may answer values as JSON. */
export function statesAt(url: string): StateSetter {
  return {
    check: async () => {
      // Whatever it says to this, it is there.
      await fetch(url, { method: 'OPTIONS', signal: AbortSignal.timeout(requestTimeoutMs) });
    },
    fresh: () => Promise.resolve(),
    apply: async (state, params) => {
      const text = await post(url, { state, params, action: 'setup' });
      if (text.trim() === '') return {};
      const read = v.safeParse(values, text);
      if (!read.success) throw new Error(`${url} answered no JSON object`);
      return read.output;
    },
  };
}
