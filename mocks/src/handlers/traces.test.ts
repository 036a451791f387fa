/** The log is the history of a world: what changes nothing leaves no trace in it. And whatever the language, there are words. */
import { describe, expect, test } from 'vitest';
import { demoUser } from '#names.ts';
import { languageOf } from './language.ts';
import { apple, open } from '#test/opened-world.ts';

describe('leaves no trace', () => {
  test('a transaction password that is set to itself', () => {
    const { handle, call } = open('funded');
    const { payPassword } = demoUser;
    expect(call('auth.updatePayPassword', { oldPayPassword: payPassword, payPassword }).code).toBe(200);
    expect(handle.world.log).toEqual([]);
  });

  test('an order that is sent or cancelled again', () => {
    const { handle, call } = open('funded');
    const { priceDecimals } = handle.world.read().market.instrument('US:AAPL');
    const quote = call('market.stockDetail', apple).data as { price_nominal: string };
    const price = (Number(quote.price_nominal) * 0.8).toFixed(priceDecimals);
    const order = {
      ...apple,
      clientOrderId: 'one',
      direction: 0,
      orderType: 1,
      limitPrice: price,
      quantity: '1',
      leverage: '1',
      payPassword: demoUser.payPassword,
    } as const;
    const { orderNo } = call('trading.createStockOrder', order).data as { orderNo: string };
    expect(call('trading.createStockOrder', order).code).toBe(200);
    expect(handle.world.log).toHaveLength(1);
    expect(call('trading.cancelOrder', { orderNo }).code).toBe(200);
    expect(call('trading.cancelOrder', { orderNo }).data).toMatchObject({ orderNo, orderStatus: 2 });
    expect(handle.world.log).toHaveLength(2);
  });
});

describe('a refusal has its words', () => {
  test.each([
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'valueOf',
    'en',
    'zh_Hans_CN',
    'fr',
    '',
  ])('in the language "%s"', (header) => {
    const { call } = open('funded');
    const language = languageOf(header);
    expect(['en', 'zh-Hans', 'zh-Hant']).toContain(language);
    const { code, msg } = call(
      'market.stockDetail',
      { stockCode: '__proto__', market: 'constructor', source: 0 },
      { language },
    );
    expect(code).not.toBe(200);
    expect(msg).toMatch(/\S/);
  });
});
