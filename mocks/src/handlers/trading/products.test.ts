/** One instrument bought as several products: each position is held, shown and closed by itself. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assetSource, envelopeCode, openClose, orderType, refusal, tradeDirection } from '@meridian/api';
import type { AssetSource } from '@meridian/api';
import type { Brokerage } from '#domain/brokerage.ts';
import { fill, newOrder } from '#domain/orders/index.ts';
import type { Order, Position } from '#domain/orders/index.ts';
import { formatExact, parseFixed } from '#kernel/index.ts';
import { demoUser } from '#names.ts';
import { apple, open } from '#test/opened-world.ts';

const d = parseFixed;
const key = 'US:AAPL';
const { stock, blockTrade, auctionStock } = assetSource;

/** An order that is filled at once; with a position's id it closes of that. */
function trade(state: Brokerage, source: AssetSource, quantity: string, price: string, id?: string): Order {
  const at = state.livedUntil;
  const order = newOrder(
    state,
    {
      userId: demoUser.loginId,
      clientOrderId: `intent-${state.trading.nextNumber}`,
      key,
      source,
      direction: tradeDirection.buy,
      orderType: orderType.market,
      openClose: id === undefined ? openClose.open : openClose.close,
      quantity: d(quantity),
      limitPrice: null,
      leverage: d('1'),
      acceptedPrice: d(price),
      margin: 0n,
      fee: 0n,
      feeLines: [],
      positionId: id ?? null,
    },
    at,
  );
  fill(state, order, d(price), at);
  return order;
}

const held = (state: Brokerage, source: AssetSource): Position | undefined =>
  state.trading.positions.values().find((position) => position.source === source);

describe('AAPL bought as a share, as a block trade and as an auction share', () => {
  function bought() {
    const opened = open('funded');
    const state = opened.handle.world.read();
    trade(state, stock, '10', '200.00');
    trade(state, blockTrade, '20', '201.00');
    trade(state, auctionStock, '30', '202.00');
    return { ...opened, state };
  }
  const linesOf = ({ call }: ReturnType<typeof bought>) =>
    (call('trading.holdings', {}).data as { list: { source: number; quantity: string }[] }).list
      .toSorted((a, b) => a.source - b.source)
      .map(({ source, quantity }) => [source, quantity]);

  test('makes three positions and three lines', () => {
    const world = bought();
    expect(world.state.trading.positions.size).toBe(3);
    expect(linesOf(world)).toEqual([
      [stock, '10'],
      [blockTrade, '20'],
      [auctionStock, '30'],
    ]);
  });

  test('adds to the position of its own product only', () => {
    const world = bought();
    trade(world.state, blockTrade, '5', '203.00');
    expect(linesOf(world)).toEqual([
      [stock, '10'],
      [blockTrade, '25'],
      [auctionStock, '30'],
    ]);
  });

  test('closes apart: the record names the product, and the others stay', () => {
    const world = bought();
    trade(world.state, blockTrade, '20', '210.00', held(world.state, blockTrade)?.id);
    expect(world.state.trading.closed).toMatchObject([{ source: blockTrade, profit: d('180') }]);
    expect(linesOf(world)).toEqual([
      [stock, '10'],
      [auctionStock, '30'],
    ]);
  });

  test('is asked for by product: the position in that one is answered, and no other', () => {
    const { state, call } = bought();
    for (const source of [stock, blockTrade, auctionStock]) {
      const asked = { ...apple, source };
      const { data } = call('trading.positionByStock', asked);
      expect(data).toMatchObject({ id: held(state, source)?.id, position: { source } });
      const full = {
        ...asked,
        direction: 0,
        openClose: 1,
        leverage: '1',
        price: '200',
        choice: 'full',
      } as const;
      expect(call('trading.halfOrFullQuantity', full).data).toEqual({
        quantity: formatExact(held(state, source)?.quantity ?? 0n),
      });
    }
    const sold = held(state, auctionStock)?.id ?? '';
    trade(state, auctionStock, '30', '203.00', sold);
    expect(call('trading.positionByStock', { ...apple, source: auctionStock }).data).toMatchObject({
      id: null,
    });
    expect(call('trading.positionByStock', apple).data).toMatchObject({ id: held(state, stock)?.id });
  });

  test('does not apply to a coin: a product that is not offered is not found', () => {
    const { call } = open('funded');
    const asked = { ...apple, source: assetSource.crypto };
    expect(call('market.stockDetail', asked).code).toBe(refusal.notFound);
    expect(call('trading.minCount', asked).code).toBe(refusal.notFound);
  });

  test('is quoted as what it is looked at: a share’s price in a block trade and as an offer, and no future’s', () => {
    const { call } = open('funded');
    for (const source of [blockTrade, assetSource.newStock])
      expect(call('market.stockDetail', { ...apple, source }).data).toMatchObject({ source });
    expect(call('market.stockDetail', { ...apple, source: assetSource.forex }).code).toBe(refusal.notFound);
    const oil = { stockCode: 'CL', market: 'NYMEX', source: assetSource.newStock };
    expect(call('market.futuresDetail', oil).code).toBe(refusal.notFound);
  });

  test('is found without a market, which its record says', () => {
    const { state, call } = bought();
    for (const source of [stock, blockTrade, auctionStock])
      expect(call('trading.positionByStock', { stockCode: 'AAPL', source }).data).toMatchObject({
        id: held(state, source)?.id,
        position: { market: 'NASDAQ', source },
      });
    const sold = held(state, auctionStock)?.id ?? '';
    trade(state, auctionStock, '30', '203.00', sold);
    const { data } = call('trading.closedPositions', {}) as { data: { list: [{ id: string }] } };
    const asked = { stockCode: 'AAPL', source: auctionStock, id: data.list[0].id };
    expect(call('trading.positionByStock', asked).data).toMatchObject({ position: { market: 'NASDAQ' } });
    expect(call('trading.positionByStock', { stockCode: 'MSFT', source: stock }).data).toMatchObject({
      position: null,
    });
  });

  test('is listed where its class trades it: NG is a share of one exchange and a future of another', () => {
    const { call } = open('visitor');
    const listed = (source?: AssetSource) =>
      call('market.getMarket', { stkName: 'NG', stkcode: 'NG', source }).data;
    expect(listed(assetSource.future)).toEqual({ market: 'NYMEX' });
    expect(listed(stock)).toEqual({ market: 'AMEX' });
    expect(listed()).toEqual({ market: 'AMEX' });
    expect(call('market.getMarket', { stkName: 'NG', stkcode: 'NG', source: assetSource.forex }).code).toBe(
      refusal.notFound,
    );
  });

  test('has no position where it is not offered: the call declares no refusal', () => {
    const { call } = open('trader');
    for (const strange of [{ source: assetSource.crypto }, { market: 'MOON' }, { stockCode: 'NONE' }])
      expect(call('trading.positionByStock', { ...apple, ...strange })).toMatchObject({
        code: envelopeCode.success,
        data: { id: null, position: null, positionNum: '0', events: [] },
      });
  });

  test('is set up by facts, each as its own product', () => {
    const { handle, call } = open('funded');
    for (const source of [stock, auctionStock])
      handle.world.dispatch('fact/holding', { code: 'AAPL', quantity: '3', source });
    const { list } = call('trading.holdings', {}).data as { list: { source: number }[] };
    expect(new Set(list.map(({ source }) => source))).toEqual(new Set([stock, auctionStock]));
  });
});

interface Action {
  readonly source: AssetSource;
  readonly isClosing: boolean;
  readonly quantity: string;
  readonly price: string;
}

test('whatever is bought and closed as one product, the others are what they would be alone', () => {
  const action: fc.Arbitrary<Action> = fc.record({
    source: fc.constantFrom<AssetSource[]>(stock, blockTrade, auctionStock),
    isClosing: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 9 }).map(String),
    price: fc.integer({ min: 190, max: 210 }).map((dollars) => `${dollars}.00`),
  });
  /** What is held of a product, after these actions in a world of their own. */
  const after = (actions: readonly Action[], source: AssetSource) => {
    const state = open('funded').handle.world.read();
    for (const { isClosing, quantity, price, ...of } of actions) {
      const position = held(state, of.source);
      if (!isClosing) trade(state, of.source, quantity, price);
      else if (position !== undefined && position.quantity >= d(quantity)) {
        trade(state, of.source, quantity, price, position.id);
      }
    }
    const position = held(state, source);
    const { quantity, cost, margin, openFees } = position ?? {};
    const closed = state.trading.closed.filter((record) => record.source === source);
    return { quantity, cost, margin, openFees, profits: closed.map(({ profit }) => profit) };
  };
  fc.assert(
    fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
      for (const source of [stock, blockTrade, auctionStock]) {
        const alone = actions.filter((one) => one.source === source);
        expect(after(actions, source)).toEqual(after(alone, source));
      }
    }),
    { numRuns: 15 },
  );
});
