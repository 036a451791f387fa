/** Orders through the handlers: every refusal is the contract's, in the language of the call. */
import { maxRows, refusal } from '@meridian/api';
import type { ParsedRequestOf } from '@meridian/api';
import type { Endpoints } from '@meridian/api/catalogue';
import { describe, expect, test } from 'vitest';
import { demoUser } from '#names.ts';
import type { ScenarioName } from '#names.ts';
import { apple, bitcoin, open } from '#test/opened-world.ts';

const { payPassword } = demoUser;

describe('an order', () => {
  type Order = ParsedRequestOf<Endpoints['trading.createStockOrder']>;
  const order = (more: Partial<Record<keyof Order, unknown>> = {}) =>
    ({
      ...apple,
      clientOrderId: 'one',
      direction: 0,
      orderType: 0,
      quantity: '10',
      leverage: '1',
      payPassword,
      ...more,
    }) as never;

  test.each<[keyof typeof refusal, ScenarioName, object]>([
    ['payPasswordNotSet', 'no-pay-password', {}],
    ['payPasswordWrong', 'funded', { payPassword: '000000' }],
    ['insufficientFunds', 'low-funds', {}],
    ['marketClosed', 'market-closed', {}],
    ['instrumentHalted', 'halted', {}],
    ['quantityNotAllowed', 'funded', { quantity: '0.5' }],
    ['limitPriceNotAllowed', 'funded', { orderType: 1, limitPrice: '0.01' }],
    ['leverageNotAllowed', 'funded', { leverage: '7' }],
    ['notFound', 'funded', { stockCode: 'NOPE' }],
    ['notFound', 'funded', bitcoin],
    ['invalidRequest', 'funded', { quantity: 'ten' }],
    ['invalidRequest', 'funded', { quantity: '1.1234567890123' }],
  ])('is refused as %s in "%s" for %j, in three languages', (name, scenario, more) => {
    const { call, handle } = open(scenario);
    const before = handle.world.serialise();
    const messages = (['en', 'zh-Hans', 'zh-Hant'] as const).map((language) => {
      const envelope = call('trading.createStockOrder', order(more), { language });
      expect(envelope).toMatchObject({ code: refusal[name], data: null });
      return envelope.msg;
    });
    expect(new Set(messages).size).toBe(3);
    expect(messages.every((message) => (message ?? '').length > 4)).toBe(true);
    expect(handle.world.serialise()).toBe(before);
  });

  test('that is too large is refused with the required and the available amount', () => {
    const { call } = open('low-funds');
    expect(call('trading.createStockOrder', order()).msg).toMatch(
      /^Insufficient funds: \$2,\d{3}\.\d{2} needed, \$25\.00 available\.$/,
    );
  });

  test('that is accepted can be looked up by its intent, whatever its outcome', () => {
    const { call } = open('funded');
    const placed = call('trading.createStockOrder', order()).data as { orderNo: string };
    const looked = call('trading.entrustedOrders', { clientOrderId: 'one' }).data as {
      list: { orderNo: string }[];
    };
    expect(looked.list.map(({ orderNo }) => orderNo)).toEqual([placed.orderNo]);
    expect(call('trading.entrustedOrders', { clientOrderId: 'other' }).data).toMatchObject({
      list: [],
      total: 0,
    });
  });

  test('keeps the transaction password out of the history', () => {
    const { call, handle } = open('funded');
    call('trading.createStockOrder', order());
    expect(JSON.stringify(handle.world.snapshot())).not.toContain(payPassword);
  });

  test('of crypto goes by its own call and step', () => {
    const { call } = open('funded');
    expect(call('trading.createCryptoOrder', order({ ...bitcoin, quantity: '0.01' })).data).toMatchObject({
      stock_code: 'BTCUSDT',
      orderStatus: 1,
      currency: 'USD',
    });
  });
});

test('of a position with a long history the newest events are answered, and one more than a client shows', async () => {
  const { call, handle } = open('funded');
  await handle.applyFact('wallet', { type: 'CRYPTOCURRENCY', amount: '1000000' });
  for (let times = 1; times <= maxRows + 50; times += 1) {
    const order = {
      ...bitcoin,
      direction: 0,
      orderType: 0,
      quantity: '0.001',
      leverage: '1',
      payPassword,
    } as const;
    call('trading.createCryptoOrder', { ...order, clientOrderId: `o${times}` });
  }
  const { id, events } = call('trading.positionByStock', bitcoin).data as {
    id: string;
    events: readonly { id: string }[];
  };
  expect(events).toHaveLength(maxRows + 1);
  expect(events.at(-1)?.id).toBe(`${id}-E${maxRows + 50}`);
});
