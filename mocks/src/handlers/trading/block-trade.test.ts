/** Block trades: with the permission alone, ten thousand shares at least, a product of its own that is closed in any part. */
import { assetSource, refusal } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import type { Fact } from '#facts/index.ts';
import { demoUser } from '#names.ts';
import type { ScenarioName } from '#names.ts';
import { apple, open } from '#test/opened-world.ts';

const source = assetSource.blockTrade;
const hourMs = 3_600_000;
const { payPassword } = demoUser;
const block = { ...apple, source };

function customer(scenario: ScenarioName = 'block-opened') {
  const { call, handle } = open(scenario);
  let intents = 0;
  const order = (more: object = {}) =>
    ({
      ...apple,
      clientOrderId: `intent-${(intents += 1)}`,
      direction: 0,
      orderType: 0,
      quantity: '10000',
      leverage: '1',
      payPassword,
      ...more,
    }) as never;
  const place = (more: object = {}) => call('trading.createBlockTrade', order(more));
  const holdings = () =>
    (
      call('trading.holdings', {}).data as {
        list: { id: string; source: number; stock_code: string; quantity: string }[];
      }
    ).list;
  const service = (parameters: Omit<Extract<Fact, { name: 'service' }>['parameters'], 'service'>) =>
    handle.applyFact('service', { service: 'blockTrade', ...parameters });
  return { call, handle, order, place, holdings, service };
}

describe('a block trade', () => {
  test('of exactly ten thousand shares is filled, and held apart from the same share', () => {
    const { place, holdings } = customer();
    expect(place().data).toMatchObject({ orderStatus: 1, source, quantity: '10000', leverage: '1' });
    expect(place({ stockCode: 'KO', market: 'NYSE' }).data).toMatchObject({ orderStatus: 1 });
    expect(
      holdings()
        .map(({ stock_code, source: as, quantity }) => `${stock_code} ${as} ${quantity}`)
        .toSorted(),
    ).toEqual(['AAPL 4 10000', 'KO 0 100', 'KO 4 30000']);
  });

  test.each(['9999', '1', '9999.5', '10000.5', '0.0001'])(
    'of %s is refused, and nothing is changed',
    (quantity) => {
      const { place, handle } = customer();
      const before = handle.world.serialise();
      expect(place({ quantity })).toMatchObject({
        code: refusal.quantityNotAllowed,
        msg: 'The quantity must be at least 10000, in steps of 1.',
      });
      expect(handle.world.serialise()).toBe(before);
    },
  );

  test('is taken without leverage only', () => {
    expect(customer().place({ leverage: '2' }).code).toBe(refusal.leverageNotAllowed);
  });

  test('of a coin, of a Hong Kong share or of an index is not found', () => {
    const { place } = customer();
    for (const [stockCode, market] of [
      ['BTCUSDT', 'CRYPTO'],
      ['00700', 'HKEX'],
      ['SPX', 'INDEX'],
    ])
      expect(place({ stockCode, market }).code, stockCode).toBe(refusal.notFound);
  });

  test('is said to need ten thousand wherever it is asked how small an order may be; a share is not', () => {
    const { call } = customer();
    expect(call('trading.minCount', block).data).toEqual({ minCount: '10000', step: '1' });
    expect(call('market.stockDetail', block).data).toMatchObject({ minQuantity: '10000', quantityStep: '1' });
    expect(call('trading.minCount', apple).data).toEqual({ minCount: '1', step: '1' });
  });

  test('is worth half or all of the buying power only where that is ten thousand shares', () => {
    const { call } = customer();
    const asked = { ...block, direction: 0, openClose: 0, leverage: '1', choice: 'full' } as const;
    const most = (price: string) =>
      Number((call('trading.halfOrFullQuantity', { ...asked, price }).data as { quantity: string }).quantity);
    expect(most('250')).toBeGreaterThan(10_000);
    expect(most('500')).toBe(0);
  });

  test('is closed in parts of any size, into the wallet that paid', () => {
    const { call, holdings, order } = customer();
    const held = () => holdings().find((position) => position.source === source);
    const closing = { id: held()?.id, quantity: '19999' };
    expect(call('trading.flatPosition', order(closing)).data).toMatchObject({
      orderStatus: 1,
      source,
      openClose: 1,
    });
    expect(held()?.quantity).toBe('1');
    expect(call('trading.flatPosition', order({ ...closing, quantity: '1' })).data).toMatchObject({
      orderStatus: 1,
    });
    expect(holdings().map(({ source: as }) => as)).toEqual([assetSource.stock]);
  });
});

describe('without the permission', () => {
  test.each<ScenarioName>(['block-not-opened', 'block-under-review', 'block-refused'])(
    'no block trade is taken in "%s", whatever its size, and the refusal is in three languages',
    (scenario) => {
      const { call, order, handle } = customer(scenario);
      const before = handle.world.serialise();
      const messages = (['en', 'zh-Hans', 'zh-Hant'] as const).map((language) => {
        const envelope = call('trading.createBlockTrade', order({ quantity: '1' }), { language });
        expect(envelope).toMatchObject({ code: refusal.permissionRequired, data: null });
        return envelope.msg;
      });
      expect(new Set(messages).size).toBe(3);
      expect(handle.world.serialise()).toBe(before);
    },
  );

  test('shares are bought as ever, as many as one likes', () => {
    const { call, order } = customer('block-not-opened');
    expect(call('trading.createStockOrder', order({ quantity: '900' })).data).toMatchObject({
      orderStatus: 1,
    });
  });

  test('a block that is held can be closed all the same', async () => {
    const { call, holdings, order, service } = customer();
    await service({ status: 'refused' });
    const id = holdings().find((position) => position.source === source)?.id;
    expect(call('trading.flatPosition', order({ id, quantity: '20000' })).data).toMatchObject({
      orderStatus: 1,
    });
  });

  test('the same order again is answered with its receipt, though the permission is gone by then', async () => {
    const { call, order, service } = customer();
    const same = order();
    const first = call('trading.createBlockTrade', same).data;
    await service({ status: 'refused' });
    expect(call('trading.createBlockTrade', same).data).toEqual(first);
  });
});

test('from applying to the first block: the order waits for the review, and the message says that it is over', async () => {
  const { call, handle, place } = customer('block-not-opened');
  expect(place().code).toBe(refusal.permissionRequired);
  expect(call('auth.applyService', { clientOrderId: 'apply-1', serviceType: 'blockTrade' }).code).toBe(200);
  expect(place().code).toBe(refusal.permissionRequired);
  await handle.advance(24 * hourMs);
  const { list } = call('content.messageList', { pageNo: 1, pageSize: 10 }).data as {
    list: { title: string }[];
  };
  expect(list.map(({ title }) => title)).toContain('Block trading is open to you');
  expect(place().data).toMatchObject({ orderStatus: 1 });
});
