/** A brokerage behind its own faults, called by `fetch` as an app does, without a network. */
import { refusal } from '@meridian/api';
import { catalogue } from '@meridian/api/catalogue';
import type { EndpointId } from '@meridian/api/catalogue';
import { requests } from '@meridian/api/test/requests';
import { worldAddressOf } from '#handlers/addresses.ts';
import { respond } from '#handlers/runtime.ts';
import { demoUser, httpFaultKinds } from '#names.ts';
import type { HttpFaultKind, ScenarioName } from '#names.ts';
import { open } from './opened-world.ts';
import { code, email, writeCases } from './write-cases.ts';

const origin = 'http://meridian.test';
const worldId = 'world';

/** Arguments of the kinds that take one: enough to tell apart what an app may make of them. */
const valuesOf: Readonly<Record<'ms' | 'status' | 'code' | 'percent', readonly number[]>> = {
  ms: [20],
  status: [401, 403, 404, 500, 503],
  code: [401, 403, 500, 50_100],
  percent: [60],
};

/** A declared refusal says that nothing was done: no backend gives it to what it has carried out. */
const isLie = (kind: string, value: number): boolean =>
  kind === 'busy' && Object.values<number>(refusal).includes(value);

/** Every kind of fault that the catalogue has, with its arguments, as `kind[=value]`. */
export const faultTexts: readonly string[] = Object.entries(httpFaultKinds).flatMap(([kind, { takes }]) =>
  takes === null
    ? [kind]
    : valuesOf[takes].filter((value) => !isLie(kind, value)).map((value) => `${kind}=${value}`),
);

/** Kinds after which a call has not been carried out. */
export const notCarriedOutKinds: readonly HttpFaultKind[] = ['down', 'hang', 'stall', 'http', 'code'];

const money = ['HK_STOCK', 'FUTURE', 'FOREX'] as const;

/** Opens a brokerage in which this call has an answer that is no refusal. */
export async function openFaultyBrokerage(id: EndpointId) {
  const about = writeCases[id];
  const { handle, call } = open(about?.scenario ?? scenarioOfRead(id));
  if (about !== undefined) {
    for (const whom of [email, demoUser.email]) await handle.applyFact('emailCode', { email: whom, code });
    for (const type of money) await handle.applyFact('wallet', { type, amount: '500000' });
    await handle.applyFact('uploadedImage', { picture: 'informationPage' });
  }
  const before = handle.world.log.length;
  const worlds = {
    base: '',
    get: () => handle,
    problemOf: () => null,
    recordUnhandled: () => {},
  };

  async function fetch(url: string | URL | globalThis.Request, init?: RequestInit): Promise<Response> {
    const request = new Request(url, init);
    const address = worldAddressOf('', new URL(request.url).pathname);
    if (address === null) throw new TypeError('Failed to fetch');
    const { signal } = request;
    const answer = await respond(worlds, address, request, () => Promise.resolve());
    // A connection that broke, and one that its caller has cut.
    if (answer.type === 'error' || signal.aborted) throw new TypeError('Failed to fetch');
    return answer;
  }

  return {
    handle,
    baseUrl: `${origin}/w/${worldId}`,
    fetch,
    /** How many writes have been carried out since it was opened. */
    carriedOut: () => handle.world.log.length - before,
    request: about === undefined ? requestOfRead() : about.request(handle.world),
  };

  /** @throws Error for a read that nothing is known to be asked of */
  function requestOfRead(): unknown {
    const known: Partial<Record<EndpointId, unknown>> = requests;
    const firstOf = (answer: unknown) => (answer as { list: unknown[] }).list[0];
    switch (id) {
      case 'content.articleDetail':
        return firstOf(call('content.articlePage', requests['content.articlePage']).data);
      case 'content.messageDetail':
        return firstOf(call('content.messageList', requests['content.messageList']).data);
      case 'trading.positionStatement':
        return firstOf(call('trading.closedPositions', {}).data);
      default:
        if (known[id] === undefined) throw new Error(`no request of ${catalogue[id].id}`);
        return known[id];
    }
  }
}

/** Where there is something to read. */
const scenarioOfRead = (id: EndpointId): ScenarioName =>
  id === 'content.messageDetail' ? 'inbox-full' : 'trader';

export type FaultyBrokerage = Awaited<ReturnType<typeof openFaultyBrokerage>>;
