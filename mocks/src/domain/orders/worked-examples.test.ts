/**
 * A gold future and a currency position worked out on paper, step by step, against the brokerage. The app's tests work
 * out the same two by its own arithmetic.
 */
import { describe, expect, test } from 'vitest';
import { openClose, orderType, tradeDirection } from '@meridian/api';
import type { TradeDirection, WalletType } from '@meridian/api';
import { FIXED_ONE, parseFixed } from '#kernel/index.ts';
import {
  amountIn,
  balanceOf,
  createLedger,
  freeOf,
  holdsOf,
  imbalances,
  money,
  move,
  openWallets,
  outside,
  walletBook,
} from '../ledger/index.ts';
import { createMarket } from '../market/index.ts';
import type { InstrumentKey } from '../market/index.ts';
import { createTradingState, fill, newOrder, settledProfit, stopOutLevel, walletProfit } from './index.ts';
import type { Order, Position, TradingBrokerage } from './index.ts';

const d = parseFixed;
const { buy, sell } = tradeDirection;
const gold = 'FUTURE:GC';
const dollarYen = 'FOREX:USDJPY';
const at = Date.parse('2026-11-18T15:30:00Z');

/** A brokerage where prices are what the test says, and the customer has 100,000 dollars in each wallet. */
function brokerageWith(priceOfDollar: string) {
  const prices = new Map<string, bigint>([[dollarYen, d(priceOfDollar)]]);
  const ledger = createLedger();
  openWallets(ledger, 'ann');
  for (const type of ['FUTURE', 'FOREX'] as const) {
    const amount = money(d('100000'), 'USD');
    const to = freeOf({ userId: 'ann', type });
    move(ledger, { at, from: outside('bank', 'USD'), to, amount, entry: { received: 'deposit' } });
  }
  const market = { ...createMarket('worked'), price: (key: string) => prices.get(key) ?? 0n };
  const brokerage: TradingBrokerage = { market, ledger, trading: createTradingState() };
  return { brokerage, setPrice: (key: InstrumentKey, price: string) => prices.set(key, d(price)) };
}

type Draft = { key: InstrumentKey; direction: TradeDirection; quantity: string; leverage: string };

function enter(
  brokerage: TradingBrokerage,
  draft: Draft,
  price: string,
  positionId: string | null = null,
): Order {
  const order = newOrder(
    brokerage,
    {
      userId: 'ann',
      clientOrderId: `intent-${brokerage.trading.nextNumber}`,
      key: draft.key,
      source: brokerage.market.instrument(draft.key).source,
      direction: draft.direction,
      orderType: orderType.market,
      openClose: positionId === null ? openClose.open : openClose.close,
      quantity: d(draft.quantity),
      limitPrice: null,
      leverage: d(draft.leverage),
      acceptedPrice: d(price),
      margin: 0n,
      fee: 0n,
      feeLines: [],
      positionId,
    },
    at,
  );
  fill(brokerage, order, d(price), at);
  return order;
}

function held(brokerage: TradingBrokerage): Position {
  const [position] = brokerage.trading.positions.values();
  if (position === undefined) throw new Error('nothing is held');
  return position;
}

const balance = (brokerage: TradingBrokerage, type: WalletType) =>
  balanceOf(walletBook(brokerage.ledger, { userId: 'ann', type })).amount;

describe('two gold futures of 100 ounces at 4,000.0, with a leverage of 10', () => {
  const draft: Draft = { key: gold, direction: buy, quantity: '2', leverage: '10' };
  function bought(direction: TradeDirection = buy) {
    const { brokerage } = brokerageWith('150.000');
    return { brokerage, order: enter(brokerage, { ...draft, direction }, '4000.0') };
  }

  test('hold a margin of 80,000 dollars and cost a fee of 80', () => {
    const { brokerage, order } = bought();
    // Value: 4,000.0 dollars × 2 contracts × 100 ounces = 800,000 dollars.
    expect(held(brokerage).cost).toBe(d('800000') * FIXED_ONE);
    // Margin: 800,000 ÷ 10 = 80,000.
    expect(order.margin).toBe(d('80000'));
    // Fee: 800,000 × 0.0001 = 80.00, above the minimum of 1.
    expect(order.fee).toBe(d('80'));
    expect(holdsOf(walletBook(brokerage.ledger, { userId: 'ann', type: 'FUTURE' }))).toEqual([
      { reason: 'margin', id: held(brokerage).id, amount: d('80000') },
    ]);
    // Balance: 100,000 − 80 = 99,920, of which 80,000 are held.
    expect(balance(brokerage, 'FUTURE')).toBe(d('99920'));
  });

  test('earn 2,500 dollars when an ounce rises by 12.5', () => {
    // 12.5 dollars × 2 contracts × 100 ounces = 2,500; a short loses as much.
    const profitOf = (direction: TradeDirection) => {
      const { brokerage } = bought(direction);
      return settledProfit(brokerage, held(brokerage), d('4012.5'));
    };
    expect(profitOf(buy)).toEqual(money(d('2500'), 'USD'));
    expect(profitOf(sell)).toEqual(money(d('-2500'), 'USD'));
  });

  test('are stopped out 200 dollars away: at 3,800.0 bought, at 4,200.0 sold', () => {
    // May be lost: 80,000 × (1 − 0.5) = 40,000. For each of 200 ounces: 40,000 ÷ 200 = 200.
    const levelOf = (direction: TradeDirection) => {
      const { brokerage } = bought(direction);
      return stopOutLevel(brokerage, held(brokerage));
    };
    expect(levelOf(buy)).toBe(d('3800.0'));
    expect(levelOf(sell)).toBe(d('4200.0'));
  });

  test('of which one is closed at 4,012.5 bring 1,250 dollars less a fee of 40.13, and no exchange', () => {
    const { brokerage } = bought();
    const order = enter(brokerage, { ...draft, quantity: '1' }, '4012.5', held(brokerage).id);
    // Profit: 12.5 × 1 × 100 = 1,250.00.
    expect(brokerage.trading.closed).toMatchObject([{ profit: d('1250'), margin: d('40000') }]);
    // Fee: 4,012.5 × 1 × 100 × 0.0001 = 40.125, half-up 40.13.
    expect(order.fee).toBe(d('40.13'));
    // Balance: 99,920 + 1,250 − 40.13 = 101,129.87.
    expect(balance(brokerage, 'FUTURE')).toBe(d('101129.87'));
    expect(brokerage.ledger.exchanges).toEqual([]);
    // The contract that is left: margin 40,000, cost 400,000, so the stop-out stays at 3,800.0.
    expect(stopOutLevel(brokerage, held(brokerage))).toBe(d('3800.0'));
  });
});

describe('100,000 dollars bought for yen at 150.000, with a leverage of 20', () => {
  const draft: Draft = { key: dollarYen, direction: buy, quantity: '100000', leverage: '20' };
  function bought(direction: TradeDirection = buy) {
    const { brokerage, setPrice } = brokerageWith('150.000');
    const order = enter(brokerage, { ...draft, direction }, '150.000');
    return { brokerage, order, setPrice };
  }
  /** Closes all of it at a price, which is the exchange rate then. */
  function closedAt(price: string, direction: TradeDirection = buy) {
    const { brokerage, setPrice } = bought(direction);
    setPrice(dollarYen, price);
    const order = enter(brokerage, { ...draft, direction }, price, held(brokerage).id);
    const [record] = brokerage.trading.closed;
    return { brokerage, order, record };
  }

  test('hold a margin of 5,000 dollars and cost a fee of 2', () => {
    const { brokerage, order } = bought();
    // Value: 150.000 yen × 100,000 = 15,000,000 yen; at 150.000 yen a dollar 100,000 dollars.
    expect(held(brokerage).cost).toBe(d('15000000') * FIXED_ONE);
    // Margin: 15,000,000 ÷ 20 = 750,000 yen; ÷ 150.000 = 5,000.00 dollars.
    expect([held(brokerage).settlementMargin, order.margin]).toEqual([d('750000'), d('5000')]);
    // Fee: 15,000,000 × 0.00002 = 300 yen; ÷ 150.000 = 2.00 dollars, above the minimum of 1.
    expect(order.fee).toBe(d('2'));
    expect(balance(brokerage, 'FOREX')).toBe(d('99998'));
  });

  test('earn 150,000 yen when the dollar rises to 151.500, which are 990.09 dollars', () => {
    const { brokerage, setPrice } = bought();
    setPrice(dollarYen, '151.500');
    // 1.500 yen × 100,000 = 150,000 yen.
    expect(settledProfit(brokerage, held(brokerage), d('151.500'))).toEqual(money(d('150000'), 'JPY'));
    // 150,000 ÷ 151.500 = 990.0990…: a gain is rounded down.
    expect(walletProfit(brokerage, held(brokerage), d('151.500'), at)).toEqual(money(d('990.09'), 'USD'));
  });

  test('are stopped out 3.750 yen away: at 146.250 bought, at 153.750 sold', () => {
    // May be lost: 750,000 × (1 − 0.5) = 375,000 yen. For each of 100,000 dollars: 3.75 yen.
    const levelOf = (direction: TradeDirection) => {
      const { brokerage } = bought(direction);
      return stopOutLevel(brokerage, held(brokerage));
    };
    expect(levelOf(buy)).toBe(d('146.250'));
    expect(levelOf(sell)).toBe(d('153.750'));
  });

  test('closed at 151.500 bring their profit through an exchange that is recorded', () => {
    const { brokerage, order, record } = closedAt('151.500');
    expect(record?.profit).toBe(d('990.09'));
    expect(brokerage.ledger.exchanges).toEqual([
      {
        id: 'X000001',
        at,
        given: money(d('150000'), 'JPY'),
        received: money(d('990.09'), 'USD'),
        // One dollar for 151.500 yen.
        rate: { from: 'JPY', to: 'USD', numerator: FIXED_ONE, denominator: d('151.500') },
        source: 'market',
        reference: record?.positionId,
      },
    ]);
    // Fee: 15,150,000 yen × 0.00002 = 303 yen; ÷ 151.500 = 2.00 dollars.
    expect(order.fee).toBe(d('2'));
    // Balance: 99,998 + 990.09 − 2 = 100,986.09.
    expect(balance(brokerage, 'FOREX')).toBe(d('100986.09'));
    expect(imbalances(brokerage.ledger)).toEqual([]);
  });

  test('closed at 148.500 cost 1,010.11 dollars: what it takes to pay 150,000 yen', () => {
    const { brokerage, record } = closedAt('148.500');
    // 150,000 ÷ 148.500 = 1,010.1010…: a loss is rounded up.
    expect(record?.profit).toBe(d('-1010.11'));
    expect(brokerage.ledger.exchanges).toMatchObject([
      { given: money(d('1010.11'), 'USD'), received: money(d('150000'), 'JPY') },
    ]);
    // Fee: 14,850,000 × 0.00002 = 297 yen; ÷ 148.500 = 2.00. Balance: 99,998 − 1,010.11 − 2 = 98,985.89.
    expect(balance(brokerage, 'FOREX')).toBe(d('98985.89'));
    expect(imbalances(brokerage.ledger)).toEqual([]);
  });

  test('closed at the stop-out cost 2,564.11 dollars', () => {
    // 3.750 × 100,000 = 375,000 yen; ÷ 146.250 = 2,564.1025…: rounded up.
    expect(closedAt('146.250').record?.profit).toBe(d('-2564.11'));
    // Sold, the same yen cost less dollars: 375,000 ÷ 153.750 = 2,439.0243….
    expect(closedAt('153.750', sell).record?.profit).toBe(d('-2439.03'));
  });

  test('cost no more than the margin after a fall to 140.000: the brokerage bears 300,000 yen', () => {
    const { brokerage, record } = closedAt('140.000');
    // Lost: 10.000 × 100,000 = 1,000,000 yen; ÷ 140.000 = 7,142.857… dollars. The margin is 5,000 of them.
    expect(record?.profit).toBe(d('-5000'));
    // 5,000 × 140.000 = 700,000 yen are paid; 1,000,000 − 700,000 = 300,000 are the brokerage's.
    expect(brokerage.ledger.exchanges).toMatchObject([
      { given: money(d('5000'), 'USD'), received: money(d('700000'), 'JPY') },
    ]);
    expect(amountIn(brokerage.ledger, outside('risk', 'JPY'))).toEqual(money(d('-300000'), 'JPY'));
    // Borne by the brokerage, in dollars: 7,142.86 − 5,000 = 2,142.86.
    const [, closing] = brokerage.trading.events.get(record?.positionId ?? '') ?? [];
    expect(closing?.borneByBrokerage).toBe(d('2142.86'));
    expect(imbalances(brokerage.ledger)).toEqual([]);
  });
});
