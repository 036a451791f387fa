/** Every write is carried out once: sent again it answers its first receipt, and nothing happens (DECISIONS 6, 35, 55). */
import { refusal } from '@meridian/api';
import type { RequestOf } from '@meridian/api';
import { catalogue, endpointIds } from '@meridian/api/catalogue';
import type { EndpointId, Endpoints } from '@meridian/api/catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replay } from '#kernel/index.ts';
import { demoUser } from '#names.ts';
import { apple, open } from '#test/opened-world.ts';
import { anyOrder, code, email, writeCases } from '#test/write-cases.ts';
import { brokerageAt } from '#world-definition.ts';
import { isNotBuilt, prepared } from './answer.ts';

const { loginId } = demoUser;
const writes = endpointIds.filter((id) => catalogue[id].kind === 'write' && !isNotBuilt(id));

test('every write that is built has a case here', () => {
  expect(Object.keys(writeCases).toSorted()).toEqual([...writes].toSorted());
});

async function opened(id: EndpointId) {
  const about = writeCases[id];
  if (about === undefined) throw new Error(`no case of ${id}`);
  const { handle } = open(about.scenario);
  for (const whom of [email, demoUser.email]) await handle.applyFact('emailCode', { email: whom, code });
  for (const type of ['HK_STOCK', 'FUTURE', 'FOREX'] as const)
    await handle.applyFact('wallet', { type, amount: '500000' });
  await handle.applyFact('uploadedImage', { picture: 'informationPage' });
  const request = about.request(handle.world);
  const host = { blobs: handle.blobs, addressOf: (path: string) => `http://meridian.test/w/world${path}` };
  const headers = { token: handle.token(), language: 'en' } as const;
  const send = async (change: Readonly<Record<string, unknown>> = {}) => {
    const asked = { ...request, ...change };
    const carryOut = await prepared(() => handle.world, catalogue[id], asked, headers, host);
    return carryOut(handle.world);
  };
  return { handle, send, changes: about.changes, field: catalogue[id].requestId ?? '' };
}

describe.each(writes)('%s', (id) => {
  test('sent twice, whatever happened in between, gives one receipt and one effect', async () => {
    const { handle, send, field } = await opened(id);
    const first = await send({ [field]: 'intent-1' });
    expect(first, first.msg ?? '').toMatchObject({ code: 200 });
    const [before, length] = [handle.world.serialise(), handle.world.log.length];
    expect(await send({ [field]: 'intent-1' })).toEqual(first);
    expect(handle.world.serialise()).toBe(before);
    expect(handle.world.log).toHaveLength(length);
    await handle.advance(61_000);
    const later = handle.world.serialise();
    expect((await send({ [field]: 'intent-1' })).code).toBe(200);
    expect(handle.world.serialise()).toBe(later);
  });

  test('is refused with other content under the same id, in any field, and nothing is done', async () => {
    const { handle, send, field, changes } = await opened(id);
    expect((await send({ [field]: 'intent-1' })).code).toBe(200);
    const before = handle.world.serialise();
    const names = Object.keys(changes);
    const some = fc.subarray(names, { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(some, async (chosen) => {
        const change = Object.fromEntries(chosen.map((name) => [name, changes[name]]));
        expect(await send({ ...change, [field]: 'intent-1' })).toMatchObject({
          code: refusal.requestIdReused,
          data: null,
        });
        expect(handle.world.serialise()).toBe(before);
      }),
      { numRuns: 8 },
    );
  });

  test('is remembered by the world that is replayed from its log', async () => {
    const { handle, send, field } = await opened(id);
    await send({ [field]: 'intent-1' });
    const again = replay(brokerageAt('world'), handle.world.snapshot(), { wallClock: () => 0 });
    expect(again.serialise()).toBe(handle.world.serialise());
  });
});

const { requestIdReused: _, ...ownRefusals } = refusal;
const named = writes.filter((id) => catalogue[id].requestId === 'clientRequestId');

test.each(named)('%s, repeated without an id, is refused as the catalogue says if at all', async (id) => {
  const { send } = await opened(id);
  expect((await send()).code).toBe(200);
  const { code } = await send();
  const declared = catalogue[id].repeatRefusals?.map((name) => refusal[name]) ?? Object.values(ownRefusals);
  // Without an id nothing says that it is the request which has ended the session it comes with.
  const isOver = id === 'auth.updatePassword' ? [401] : [];
  expect([200, ...declared, ...isOver]).toContain(code);
});

describe('a request id', () => {
  const save = (clientRequestId: string | undefined): RequestOf<Endpoints['watchlist.save']> => ({
    classify: 'UsStock',
    assettype: '0',
    securityName: 'Apple',
    secuCode: 'AAPL',
    market: 'NASDAQ',
    clientRequestId,
  });

  test('of one call is refused on another, whose content may be the same', () => {
    const { call } = open('newcomer');
    expect(call('watchlist.save', save('one')).code).toBe(200);
    expect(call('content.markMessagesRead', { isAll: true, clientRequestId: 'one' }).code).toBe(
      refusal.requestIdReused,
    );
  });

  test('of a request that was refused is free: nothing was done under it', () => {
    const { call } = open('newcomer');
    expect(call('watchlist.save', { ...save('one'), secuCode: 'ZZZZ' }).code).toBe(refusal.notFound);
    expect(call('watchlist.save', save('one')).code).toBe(200);
  });

  test('is optional: a write without one is carried out each time', () => {
    const { call, handle } = open('newcomer');
    const watched = () => handle.world.read().watchlists.get(loginId)?.entries.length;
    for (const expected of [1, 0, 1]) {
      if (expected === 1) call('watchlist.save', save(undefined));
      else call('watchlist.deleteByCode', { stockCode: 'AAPL', market: 'NASDAQ', assettype: '0' });
      expect(watched()).toBe(expected);
    }
    expect(handle.world.read().requests.size).toBe(0);
  });

  test('belongs to a customer: another one may use the same', async () => {
    const { call, handle } = open('newcomer');
    await handle.applyFact('emailCode', { email, code });
    call('auth.registerByEmail', { email, code, password: 'lovelace', inviteCode: '' });
    const { token } = call('auth.login', { username: email, password: 'lovelace' }).data as { token: string };
    expect(call('watchlist.save', save('one')).code).toBe(200);
    expect(call('watchlist.save', { ...save('one'), secuCode: 'TSLA' }, { token }).code).toBe(200);
  });
});

test('an order in a log that names no request, as they were kept before ADR 37, is remembered under its own id', () => {
  const { call, handle } = open('funded');
  handle.world.dispatch('orders/place', {
    userId: loginId,
    clientOrderId: 'old',
    key: 'US:AAPL',
    source: 0,
    direction: 0,
    orderType: 0,
    limitPrice: null,
    quantity: '2',
    leverage: '1',
  });
  const asked = { ...apple, ...anyOrder, clientOrderId: 'old' };
  const before = handle.world.serialise();
  expect(call('trading.createStockOrder', asked)).toMatchObject({ code: 200, data: { quantity: '2' } });
  expect(call('trading.createStockOrder', { ...asked, quantity: '3' }).code).toBe(refusal.requestIdReused);
  expect(handle.world.serialise()).toBe(before);
});
