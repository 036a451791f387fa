/** Margin added to an open position, and released by a higher leverage. The figures are worked out by hand. */
import { beforeEach, describe, expect, test } from 'vitest';
import { openClose, orderType, tradeDirection } from '@meridian/api';
import { formatExact, parseFixed } from '#kernel/index.ts';
import { refusalOf } from '#test/trading-customer.ts';
import {
  createLedger,
  freeOf,
  heldFor,
  imbalances,
  money,
  move,
  openWallets,
  outside,
  walletBook,
} from '../ledger/index.ts';
import { createMarket } from '../market/index.ts';
import type { InstrumentKey } from '../market/index.ts';
import { changeMargin, createTradingState, fill, flowOf, newOrder, stopOutLevel } from './index.ts';
import type { MarginRequest, Order, Position, TradingBrokerage } from './index.ts';

const d = parseFixed;
const at = Date.parse('2026-11-18T15:30:00Z');
const gold = { key: 'FUTURE:GC', source: 3, wallet: 'FUTURE' } as const;
const yen = { key: 'FOREX:USDJPY', source: 2, wallet: 'FOREX' } as const;

let brokerage: TradingBrokerage;
let prices: Map<string, bigint>;

beforeEach(() => {
  prices = new Map<InstrumentKey, bigint>([
    [gold.key, d('4000')],
    [yen.key, d('150')],
  ]);
  const ledger = createLedger();
  openWallets(ledger, 'ann');
  for (const { wallet: type } of [gold, yen]) {
    const to = freeOf({ userId: 'ann', type });
    const entry = { received: 'deposit' } as const;
    move(ledger, { at, from: outside('bank', 'USD'), to, amount: money(d('100000'), 'USD'), entry });
  }
  const market = { ...createMarket('worked'), price: (key: string) => prices.get(key) ?? 0n };
  brokerage = { market, ledger, trading: createTradingState() };
});

function open(
  { key, source }: Pick<Order, 'key' | 'source'>,
  { quantity, leverage, isShort = false }: { quantity: string; leverage: string; isShort?: boolean },
): Position {
  const price = prices.get(key) ?? 0n;
  const order = newOrder(
    brokerage,
    {
      userId: 'ann',
      clientOrderId: `intent-${brokerage.trading.nextNumber}`,
      key,
      source,
      direction: isShort ? tradeDirection.sell : tradeDirection.buy,
      orderType: orderType.market,
      openClose: openClose.open,
      quantity: d(quantity),
      limitPrice: null,
      leverage: d(leverage),
      acceptedPrice: price,
      margin: 0n,
      fee: 0n,
      feeLines: [],
      positionId: null,
    },
    at,
  );
  fill(brokerage, order, price, at);
  const position = brokerage.trading.positions.get(order.positionId ?? '');
  if (position === undefined) throw new Error('it was not filled');
  return position;
}

type Asked = Partial<Record<'margin' | 'leverage', string>>;
const request = ({ id }: Pick<Position, 'id'>, { margin, leverage }: Asked): MarginRequest => ({
  userId: 'ann',
  positionId: id,
  margin: margin === undefined ? null : d(margin),
  leverage: leverage === undefined ? null : d(leverage),
});
const change = (position: Position, asked: Asked) =>
  changeMargin(brokerage, request(position, asked), at + 1);

/** As it is held: leverage, margin, the same in the price's currency, stop-out. */
function terms(position: Position): readonly string[] {
  const { ledger } = brokerage;
  const { userId, source, id } = position;
  const wallet = { userId, type: source === gold.source ? gold.wallet : yen.wallet };
  expect(heldFor(ledger, { wallet, reason: 'margin', id })).toBe(position.margin);
  expect(imbalances(ledger)).toEqual([]);
  const stopOut = stopOutLevel(brokerage, position);
  const figures = [position.leverage, position.margin, position.settlementMargin].map(formatExact);
  return [...figures, stopOut === null ? 'never' : formatExact(stopOut)];
}

describe('margin added', () => {
  test('to a future lowers its leverage and moves the stop-out away: 4,000 − 30,000 × 50 % ÷ 100 ounces', () => {
    const position = open(gold, { quantity: '1', leverage: '20' });
    expect(terms(position)).toEqual(['20', '20000', '20000', '3900']);
    const event = change(position, { margin: '10000' });
    expect(terms(position)).toEqual(['13.33', '30000', '30000', '3850']);
    expect(event).toMatchObject({
      kind: 'marginAdded',
      margin: d('10000'),
      leverage: d('13.33'),
      amount: 0n,
    });
    expect(walletBook(brokerage.ledger, { userId: 'ann', type: 'FUTURE' }).free).toBe(d('69960'));
  });

  test('to a pair in yen counts at the rate of its instant, rounded down to cents', () => {
    const position = open(yen, { quantity: '50000', leverage: '20', isShort: true });
    expect(terms(position)).toEqual(['20', '2500', '375000', '153.75']);
    prices.set(yen.key, d('152'));
    change(position, { margin: '1000' });
    // 7,500,000 ÷ 527,000, and 150 + 263,500 ÷ 50,000.
    expect(terms(position)).toEqual(['14.23', '3500', '527000', '155.27']);
  });

  test('of all that was borrowed ends the stop-out of a long position; more is not taken', () => {
    const position = open(gold, { quantity: '0.1', leverage: '20' });
    expect(refusalOf(() => change(position, { margin: '38000.01' }))).toEqual([
      'leverageNotAllowed',
      { lowest: '1' },
    ]);
    change(position, { margin: '38000' });
    expect(terms(position)).toEqual(['1', '40000', '40000', 'never']);
    expect(refusalOf(() => change(position, { margin: '0.01' }))[0]).toBe('leverageNotAllowed');
  });

  test('to a short position has no such end, since a price has none', () => {
    const position = open(gold, { quantity: '0.1', leverage: '1', isShort: true });
    change(position, { margin: '40000' });
    expect(terms(position)).toEqual(['0.5', '80000', '80000', '8000']);
  });

  test('is refused where the wallet has too little, with what it has', () => {
    const position = open(gold, { quantity: '1', leverage: '5' });
    expect(refusalOf(() => change(position, { margin: '20000' }))).toEqual([
      'insufficientFunds',
      { needed: '20000.00', available: '19960.00', currency: 'USD', wallet: 'FUTURE' },
    ]);
    expect(terms(position)).toEqual(['5', '80000', '80000', '3600']);
  });

  test.each(['0', '-5', '0.005'])('of %s is no request', (margin) => {
    const position = open(gold, { quantity: '1', leverage: '20' });
    expect(refusalOf(() => change(position, { margin }))[0]).toBe('invalidRequest');
  });

  test('is the position’s: an order of its class’s leverage adds to it, and the two are averaged', () => {
    const position = open(gold, { quantity: '1', leverage: '20' });
    change(position, { margin: '5000' });
    expect(open(gold, { quantity: '1', leverage: '20' })).toBe(position);
    // 800,000 ÷ 45,000.
    expect(terms(position)).toEqual(['17.78', '45000', '45000', '3887.5']);
  });
});

describe('leverage raised', () => {
  test('releases what is not needed and brings the stop-out nearer', () => {
    const position = open(gold, { quantity: '1', leverage: '5' });
    const event = change(position, { leverage: '10' });
    expect(terms(position)).toEqual(['10', '40000', '40000', '3800']);
    expect(event).toMatchObject({ kind: 'leverageRaised', margin: d('-40000'), leverage: d('10') });
    expect(walletBook(brokerage.ledger, { userId: 'ann', type: 'FUTURE' }).free).toBe(d('59960'));
  });

  test('of a pair in yen releases dollars as they were put up, whatever the rate is now', () => {
    const position = open(yen, { quantity: '50000', leverage: '20', isShort: true });
    prices.set(yen.key, d('149'));
    change(position, { leverage: '50' });
    expect(terms(position)).toEqual(['50', '1000', '150000', '151.5']);
  });

  test.each([
    ['that is not offered', '7'],
    ['that it has', '5'],
    ['below its own', '1'],
  ])('to one %s is refused', (_, leverage) => {
    const position = open(gold, { quantity: '1', leverage: '5' });
    expect(refusalOf(() => change(position, { leverage }))).toEqual([
      'leverageNotAllowed',
      { allowed: ['1', '5', '10', '20'] },
    ]);
  });

  test('is refused where the position would be stopped out at once', () => {
    const position = open(gold, { quantity: '1', leverage: '5' });
    prices.set(gold.key, d('3900'));
    expect(refusalOf(() => change(position, { leverage: '20' }))[0]).toBe('leverageNotAllowed');
    prices.set(gold.key, d('3900.1'));
    change(position, { leverage: '20' });
    expect(terms(position)[3]).toBe('3900');
  });

  test('makes it the one that orders of that leverage add to', () => {
    const position = open(gold, { quantity: '0.1', leverage: '5' });
    change(position, { leverage: '10' });
    expect(open(gold, { quantity: '0.1', leverage: '10' })).toBe(position);
    expect(open(gold, { quantity: '0.1', leverage: '5' })).not.toBe(position);
  });
});

test('of somebody else’s position, or one that is closed, nothing is changed', () => {
  const position = open(gold, { quantity: '1', leverage: '20' });
  const asked = request(position, { margin: '1' });
  for (const wrong of [{ userId: 'ben' }, { positionId: 'P-none' }])
    expect(refusalOf(() => changeMargin(brokerage, { ...asked, ...wrong }, at))[0]).toBe('positionNotOpen');
  for (const both of [{}, { margin: '1', leverage: '20' }])
    expect(refusalOf(() => change(position, both))[0]).toBe('invalidRequest');
});

test('both are in the flow of money, before what came after them', () => {
  const position = open(gold, { quantity: '1', leverage: '5' });
  change(position, { leverage: '10' });
  changeMargin(brokerage, request(position, { margin: '250' }), at + 2);
  const flow = flowOf(brokerage.ledger, position.id).map(({ kind, amount }) => [kind, formatExact(amount)]);
  expect(flow).toEqual([
    ['fee', '-40'],
    ['fill', '-80000'],
    ['margin', '40000'],
    ['margin', '-250'],
  ]);
});
