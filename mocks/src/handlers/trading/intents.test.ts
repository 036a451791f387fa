/** One intent, one order: what the calls answer to a `clientOrderId` that comes again (DECISIONS 6). */
import { refusal } from '@meridian/api';
import type { RequestOf } from '@meridian/api';
import type { Endpoints } from '@meridian/api/catalogue';
import { describe, expect, test } from 'vitest';
import { demoUser } from '#names.ts';
import { apple, bitcoin, open } from '#test/opened-world.ts';

type OpenRequest = RequestOf<Endpoints['trading.createStockOrder']>;
type CloseRequest = RequestOf<Endpoints['trading.flatPosition']>;

const { payPassword } = demoUser;
const buy: OpenRequest = {
  ...apple,
  clientOrderId: 'one',
  direction: 0,
  orderType: 0,
  quantity: '10',
  leverage: '2',
  payPassword,
};
const reused = { code: refusal.requestIdReused, data: null };

/** A customer who bought ten under the id `one` and closed four of them under the id `two`. */
function traded() {
  const { call, handle } = open('funded');
  const bought = call('trading.createStockOrder', buy);
  const { positionId } = bought.data as { positionId: string };
  const close: CloseRequest = {
    clientOrderId: 'two',
    id: positionId,
    quantity: '4',
    orderType: 0,
    payPassword,
  };
  return { call, handle, bought, close, closed: call('trading.flatPosition', close) };
}

describe('an id that comes again with the same content', () => {
  test('answers the first receipt again, however its numbers are written and whatever has happened since', async () => {
    const { call, handle, bought, close, closed } = traded();
    await handle.advance(60_000);
    const before = handle.world.serialise();
    expect(call('trading.createStockOrder', buy)).toEqual(bought);
    expect(call('trading.createStockOrder', { ...buy, quantity: '10.00', leverage: '2.0' })).toEqual(bought);
    expect(call('trading.flatPosition', close)).toEqual(closed);
    expect(handle.world.serialise()).toBe(before);
  });
});

describe('an id that comes again and asks for something else', () => {
  test.each<[string, Partial<OpenRequest>]>([
    ['another quantity', { quantity: '11' }],
    ['another leverage', { leverage: '5' }],
    ['another direction', { direction: 1 }],
    ['another instrument', { stockCode: 'TSLA' }],
    ['a limit', { orderType: 1, limitPrice: '200.00' }],
    ['the id of a closing', { clientOrderId: 'two', quantity: '4' }],
  ])('is refused on an order with %s, in three languages, and nothing is done', (_, change) => {
    const { call, handle } = traded();
    const before = handle.world.serialise();
    const said = (['en', 'zh-Hans', 'zh-Hant'] as const).map((language) => {
      const envelope = call('trading.createStockOrder', { ...buy, ...change }, { language });
      expect(envelope).toMatchObject(reused);
      return envelope.msg;
    });
    expect(new Set(said).size).toBe(3);
    expect(handle.world.serialise()).toBe(before);
  });

  test.each<[string, Partial<CloseRequest>]>([
    ['another quantity', { quantity: '5' }],
    ['another position', { id: 'P-other' }],
    ['a limit', { orderType: 1, limitPrice: '300.00' }],
    ['the id of an opening', { clientOrderId: 'one', quantity: '10' }],
  ])('is refused on a closing with %s', (_, change) => {
    const { call, close } = traded();
    expect(call('trading.flatPosition', { ...close, ...change })).toMatchObject(reused);
  });

  test('is refused on the call of another asset class, be its content the same', () => {
    const { call } = traded();
    expect(call('trading.createCryptoOrder', buy)).toMatchObject(reused);
    expect(call('trading.createCryptoOrder', { ...buy, ...bitcoin })).toMatchObject(reused);
  });
});
