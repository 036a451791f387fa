/** The orders that `contracts/api/test/worked-orders.ts` works out by hand, carried out by the brokerage. The app meets the same table. */
import { openClose, orderType, tradeDirection } from '@meridian/api';
import { workedOrders, type WorkedOrder } from '@meridian/api/test/worked-orders';
import { describe, expect, test } from 'vitest';
import { formatExact, formatFixed, parseFixed } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import {
  createLedger,
  currencyOfWallet,
  freeIn,
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
import type { Instrument } from '../market/index.ts';
import {
  createTradingState,
  fill,
  newOrder,
  priceDeal,
  settledProfit,
  stopOutLevel,
  termsOf,
  walletOf,
} from './index.ts';
import type { Order, Position, TradingBrokerage } from './index.ts';

const d = parseFixed;
const at = Date.parse('2026-11-18T15:30:00Z');
const userId = 'ann';
const begunWith = d('2000000');
const listed = createMarket('worked');

function instrumentOf({ instrument: { code, market } }: WorkedOrder): Instrument {
  const found = listed.find(code, market);
  if (found === undefined) throw new Error(`${code} is not listed`);
  return found;
}

const money2 = (amount: Fixed): string => formatFixed(amount, 2);

/** What is charged beside the commission. */
const chargesOf = ({ feeLines }: Pick<Order, 'feeLines'>): readonly string[] =>
  feeLines.slice(1).map(({ amount }) => formatExact(amount));

/** A brokerage where one order is made, at prices that the table says. */
function deskOf(worked: WorkedOrder) {
  const { instrument: traded, direction, leverage } = worked;
  const { key } = instrumentOf(worked);
  const wallet = walletOf({ userId, source: traded.source });
  const ledger = createLedger();
  openWallets(ledger, userId);
  const currency = currencyOfWallet[wallet.type];
  const amount = money(begunWith, currency);
  move(ledger, {
    at,
    from: outside('bank', currency),
    to: freeOf(wallet),
    amount,
    entry: { received: 'deposit' },
  });
  const prices = new Map<string, Fixed>();
  const market = { ...listed, price: (of: string) => prices.get(of) ?? 0n };
  const brokerage: TradingBrokerage = { market, ledger, trading: createTradingState() };
  const item = { userId, key, source: traded.source, leverage: d(leverage) };

  function rateIs(pairPrice: string | null): void {
    if (traded.pair !== null && pairPrice !== null) prices.set(`FOREX:${traded.pair.code}`, d(pairPrice));
  }

  function order(price: string, quantity: string, positionId: string | null = null): Order {
    const made = newOrder(
      brokerage,
      {
        ...item,
        clientOrderId: `intent-${brokerage.trading.nextNumber}`,
        direction: direction === 'long' ? tradeDirection.buy : tradeDirection.sell,
        orderType: orderType.market,
        openClose: positionId === null ? openClose.open : openClose.close,
        quantity: d(quantity),
        limitPrice: null,
        acceptedPrice: d(price),
        margin: 0n,
        fee: 0n,
        feeLines: [],
        positionId,
      },
      at,
    );
    fill(brokerage, made, d(price), at);
    return made;
  }

  function opened(): Position {
    rateIs(worked.pairPrice);
    order(worked.price, worked.quantity);
    const [position] = brokerage.trading.positions.values();
    if (position === undefined) throw new Error('nothing is held');
    return position;
  }

  const book = () => walletBook(ledger, wallet);
  const free = () => freeIn(book()).amount;
  return { brokerage, item, rateIs, order, opened, free, book };
}

describe.each(workedOrders.map((worked) => [worked.title, worked] as const))('%s', (_, worked) => {
  const { instrument: traded } = worked;

  test('is of an instrument that is listed so, on these terms', () => {
    const { contractSize, tickSize, settlementCurrency } = instrumentOf(worked);
    const { wallet, feeRate, minFee, maintenanceRate, leverages, charges } = termsOf(traded.source);
    expect([settlementCurrency, currencyOfWallet[wallet]]).toEqual([traded.currency, traded.walletCurrency]);
    expect([contractSize, tickSize]).toEqual([d(traded.contractSize), d(traded.priceStep)]);
    expect([feeRate, minFee, maintenanceRate]).toEqual(
      [traded.feeRate, traded.minFee, traded.maintenanceRate].map(d),
    );
    expect(leverages.map(formatExact)).toContain(worked.leverage);
    expect(charges).toEqual(
      traded.charges.map((charge) => ({ ...charge, rate: d(charge.rate), unit: d(charge.unit) })),
    );
  });

  test('is priced', () => {
    const { brokerage, item, rateIs } = deskOf(worked);
    rateIs(worked.pairPrice);
    const deal = priceDeal(brokerage, item, { price: d(worked.price), quantity: d(worked.quantity) }, at);
    const { value, margin, fee, cost, charges } = worked.opened;
    expect({
      value: money2(deal.amount),
      margin: money2(deal.margin),
      fee: money2(deal.fee),
      charges: chargesOf(deal),
      cost: money2(deal.margin + deal.fee),
      settlementMargin: money2(deal.settlementMargin),
    }).toEqual({ value, margin, fee, charges, cost, settlementMargin: worked.settled?.margin ?? margin });
  });

  test('opens, holds its margin and takes its fee', () => {
    const { brokerage, opened, free, book } = deskOf(worked);
    const position = opened();
    expect(money2(begunWith - free())).toBe(worked.opened.cost);
    expect(holdsOf(book()).map(({ reason, amount }) => [reason, money2(amount)])).toEqual([
      ['margin', worked.opened.margin],
    ]);
    const level = stopOutLevel(brokerage, position);
    expect(level).toEqual(worked.opened.stopOut === null ? null : d(worked.opened.stopOut));
    expect(imbalances(brokerage.ledger)).toEqual([]);
  });

  test('closes', () => {
    const { brokerage, opened, order, rateIs, free } = deskOf(worked);
    const position = opened();
    const { quantity, price, pairPrice } = worked.closing;
    const before = free();
    rateIs(pairPrice);
    const closing = order(price, quantity, position.id);
    const [record] = brokerage.trading.closed;
    if (record === undefined) throw new Error('nothing was closed');
    expect({
      profit: money2(record.profit),
      marginBack: money2(record.margin),
      fee: money2(closing.fee),
      charges: chargesOf(closing),
      proceeds: money2(free() - before),
      net: money2(record.profit - record.fees),
    }).toEqual(worked.closed);
    if (worked.settled !== null) {
      const { amount, currency } = settledProfit(brokerage, record, d(price));
      expect([money2(amount), currency]).toEqual([worked.settled.profit, traded.currency]);
    }
    expect(imbalances(brokerage.ledger)).toEqual([]);
  });
});
