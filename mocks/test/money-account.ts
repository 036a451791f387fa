/** A customer who trades over the calls, with the model of their money beside. Test kit. */
import { expect } from 'vitest';
import { assetSource, refusal } from '@meridian/api';
import type { EndpointId } from '@meridian/api/catalogue';
import { BusinessRefusal } from '#kernel/index.ts';
import { demoUser } from '#names.ts';
import {
  ModelPosition,
  feeOf,
  homes,
  marginOf,
  midnightBefore,
  nightsAfter,
  turnsBetween,
} from './money-model.ts';
import type { Terms, Traded } from './money-model.ts';
import type { Rational } from './rational.ts';
import { open } from './opened-world.ts';
import {
  centsOf,
  compare,
  floor,
  isSame,
  minus,
  nought,
  over,
  plus,
  read,
  times,
  whole,
  write,
} from './rational.ts';
import { decimalsOf, expectNear, expectRow, filledOf, isShut, readTerms } from './wire-money.ts';
import type { Detail, TermsBySource, WireOrder, WirePosition } from './wire-money.ts';

const dayMs = 24 * 60 * 60_000;

interface Held {
  readonly of: Traded;
  readonly model: ModelPosition;
}
export class Account {
  readonly #opened = open('funded');
  readonly #terms: TermsBySource;
  /** By position id; closed ones as long as their day may last anywhere. */
  readonly #held = new Map<string, Held>();
  readonly #seen = new Set<string>();
  /** Balance in cents by wallet. */
  readonly #balance = new Map<string, bigint>();
  #intents = 0;

  constructor() {
    this.#terms = this.#data<{ trading: TermsBySource }>('auth.appVersion', {}).trading;
    for (const { walletType, balance } of this.#wallets()) this.#balance.set(walletType, centsOf(balance));
  }

  /** Tokens are made of it, so it belongs to the state. */
  get worldId() {
    return this.#opened.handle.id;
  }

  get world() {
    return this.#opened.handle.world;
  }
  /** How many closed records have been compared. */
  closings = (): number => this.#seen.size;

  /** Buys or sells short for about so many dollars. */
  trade(of: Traded, isShort: boolean, leverage: string, dollars: bigint): void {
    const { price_nominal, quantityStep, ...touch } = this.#detail(of);
    const [price, step] = [read(price_nominal), read(quantityStep)];
    const quantity = times(whole(floor(over(whole(dollars), times(price, step)))), step);
    if (quantity.n === 0n) return;
    const value = times(price, quantity);
    const terms = this.#termsOf(of);
    const needed = marginOf(value, read(leverage)) + feeOf(value, terms);
    const atBest = isShort ? touch.bidVolume : touch.askVolume;
    const isWithinBest = compare(quantity, read(atBest)) <= 0n;
    const request = {
      stockCode: of.code,
      market: of.market,
      clientOrderId: this.#newId(),
      direction: isShort ? 1 : 0,
      orderType: 0,
      quantity: write(quantity, decimalsOf(quantityStep)),
      leverage,
      payPassword: demoUser.payPassword,
    };
    const id = of.isCrypto ? 'trading.createCryptoOrder' : 'trading.createStockOrder';
    const free = this.#free(of);
    const { code, data } = this.#call(id, request);
    if (isShut(code)) return;
    if (code === refusal.insufficientFunds) {
      // What the best level does not hold costs more by a few hundredths of a percent.
      expect((isWithinBest ? needed : needed + needed / 50n) > free).toBe(true);
      return;
    }
    expect(code).toBe(200);
    const placed = data as WireOrder;
    const deal = filledOf(placed);
    if (isWithinBest) expect([needed <= free, isSame(deal.value, value)]).toEqual([true, true]);
    const order = this.#settled(placed);
    const held = this.#held.get(order.positionId) ?? {
      of,
      model: new ModelPosition(terms, isShort, read(leverage)),
    };
    this.#held.set(order.positionId, held);
    const fee = held.model.open(deal);
    expect([centsOf(order.margin), centsOf(order.handlingFee), centsOf(order.frozenAmount)]).toEqual([
      marginOf(deal.value, read(leverage)),
      fee,
      0n,
    ]);
    this.#pay(of, -fee);
  }

  /** The order as it is, or, where the book did not hold all of it, without its rest, which is taken back. */
  #settled(order: WireOrder): WireOrder {
    const isWhole = order.quantity === order.filledQuantity;
    expect(order.orderStatus).toBe(isWhole ? 1 : 0);
    if (isWhole) return order;
    const { code, data } = this.#call('trading.cancelOrder', { orderNo: order.orderNo });
    expect(code).toBe(200);
    const cancelled = data as WireOrder;
    expect([cancelled.orderStatus, cancelled.fills]).toEqual([2, order.fills]);
    return cancelled;
  }

  /** Closes one of what is held: all of it, or a part in thirds. */
  closeOne(which: number, thirds: bigint): void {
    const open = [...this.#held].filter(([, { model }]) => model.quantity.n > 0n);
    const [id, held] = open[which % Math.max(1, open.length)] ?? [];
    if (id === undefined || held === undefined) return;
    const { quantityStep } = this.#detail(held.of);
    const step = read(quantityStep);
    const steps = floor(over(over(times(held.model.quantity, whole(thirds)), whole(3n)), step));
    if (steps === 0n) return;
    const { code, data } = this.#call('trading.flatPosition', {
      id,
      clientOrderId: this.#newId(),
      orderType: 0,
      quantity: write(times(whole(steps), step), decimalsOf(quantityStep)),
      payPassword: demoUser.payPassword,
    });
    if (!isShut(code)) {
      expect(code).toBe(200);
      this.#settled(data as WireOrder);
    }
    this.#takeOver();
  }

  halt({ code, market }: Traded, forMinutes: number): void {
    try {
      this.world.dispatch('fact/halt', { code, market, forMinutes });
    } catch (error) {
      if (!(error instanceof BusinessRefusal)) throw error;
    }
  }

  /** Lives on, and looks at the last price of each day on the way: what the next day counts from. */
  live(byMs: number): void {
    const target = this.world.now() + byMs;
    for (const { of, at, isEnd } of turnsBetween(this.world.now(), target)) {
      this.#goTo(at - 1);
      const last = read(this.#detail(of).price_nominal);
      if (isEnd) {
        this.#endDay(of, last, at);
        continue;
      }
      for (const [id, held] of this.#held) {
        if (held.of !== of) continue;
        if (held.model.isOverBefore(at - 2 * dayMs)) this.#held.delete(id);
        else held.model.startDay(last);
      }
    }
    this.#goTo(target);
  }

  #endDay(of: Traded, last: Rational, at: number): void {
    for (const held of this.#held.values()) {
      if (held.of !== of || held.model.quantity.n === 0n) continue;
      this.#pay(of, -held.model.chargeNights(last, nightsAfter(of, at), this.#free(of)));
    }
  }

  /** Everything the calls say of money, against the model. */
  check(): void {
    for (const { walletType, balance, usedBalance } of this.#wallets()) {
      const used = this.#margins(walletType);
      const expected = [this.#balance.get(walletType), used];
      expect([balance, usedBalance].map(centsOf), walletType).toEqual(expected);
      const lines = this.#data<{ list: { amount: string }[] }>('funds.walletBill', {
        timeZone: 'Etc/UTC',
        walletType,
        pageSize: 1000,
      });
      expect(lines.list.reduce((sum, { amount }) => sum + centsOf(amount), 0n)).toBe(centsOf(balance));
    }
    let floating = 0n;
    const rows = this.#data<{ list: WirePosition[] }>('trading.holdings', { pageSize: 500 }).list;
    const open = [...this.#held].filter(([, { model }]) => model.quantity.n > 0n);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(open.map(([id]) => id).toSorted());
    for (const row of rows) floating += this.#checkRow(row);
    for (const home of homes) this.#checkOverview(home, floating);
  }

  /** The totals as a customer in that time zone sees them. */
  #checkOverview(home: (typeof homes)[number], floating: bigint): void {
    const midnight = midnightBefore(home, this.world.now());
    let [today, figures] = [nought, 0n];
    for (const { of, model } of this.#held.values()) {
      const own = model.today(read(this.#detail(of).price_nominal), midnight);
      today = plus(today, own.earned);
      figures += own.figures;
    }
    const { timeZone } = home;
    const overview = this.#data<{
      todayProfit: string;
      totals: { currency: string; floatingProfit: string }[];
    }>('funds.overview', { timeZone });
    const usd = overview.totals.find(({ currency }) => currency === 'USD');
    expect(centsOf(usd?.floatingProfit ?? '')).toBe(floating);
    // Half a cent for each figure that was rounded.
    const apart = minus(whole(2n * centsOf(overview.todayProfit)), times(today, whole(2n)));
    const isNear = compare(apart, whole(figures)) <= 0n && compare(apart, whole(-figures)) >= 0n;
    expect([timeZone, isNear]).toEqual([timeZone, true]);
  }

  #checkRow(row: WirePosition): bigint {
    const held = this.#held.get(row.id);
    if (held === undefined) throw new Error(`${row.id} is not known`);
    return expectRow(row, held.model);
  }

  #goTo(toMs: number): void {
    if (toMs > this.world.now()) this.world.dispatch('clock/set', { toMs });
    this.#takeOver();
  }

  /** What was closed since the last look, by the customer or by the brokerage: each record as the model books it. */
  #takeOver(): void {
    const { list } = this.#data<{ list: (WirePosition & { stock_code: string })[] }>(
      'trading.closedPositions',
      { pageSize: 1000 },
    );
    for (const record of list.toReversed()) {
      if (this.#seen.has(record.id)) continue;
      this.#seen.add(record.id);
      const id = record.id.split('-')[0] ?? '';
      const held = this.#held.get(id);
      if (held === undefined) throw new Error(`${id} is not known`);
      const quantity = read(record.quantity);
      // The average has twelve decimals: of what was closed in parts the value is as near to it as no cent can tell.
      const deal = { quantity, value: times(read(record.closePrice ?? ''), quantity) };
      const result = held.model.close(deal, this.#free(held.of), record.closeTimeTimestamp ?? 0);
      expect(
        [record.profit, record.margin, record.handlingFee, record.sellProfit ?? ''].map(centsOf),
      ).toEqual([result.profit, result.margin, result.fees, result.profit - result.fees + result.carried]);
      expectNear(record.cost, result.cost, 18);
      this.#pay(held.of, result.profit - result.fee);
    }
  }

  #newId(): string {
    this.#intents += 1;
    return `intent-${this.#intents}`;
  }
  #termsOf(of: Traded): Terms {
    return readTerms(this.#terms, sourceOf(of), this.#detail(of).priceStep);
  }
  #pay(of: Traded, amount: bigint): void {
    const wallet = walletOf(of);
    this.#balance.set(wallet, (this.#balance.get(wallet) ?? 0n) + amount);
  }
  #free(of: Traded): bigint {
    return (this.#balance.get(walletOf(of)) ?? 0n) - this.#margins(walletOf(of));
  }
  #margins(wallet: string): bigint {
    const own = [...this.#held.values()].filter(({ of }) => walletOf(of) === wallet);
    return own.reduce((sum, { model }) => sum + model.margin, 0n);
  }
  #wallets() {
    return this.#data<{ walletType: string; balance: string; usedBalance: string }[]>('funds.wallets', {});
  }
  #detail(of: Traded): Detail {
    const request = { stockCode: of.code, market: of.market, source: sourceOf(of) };
    return this.#data<Detail>(of.isCrypto ? 'market.cryptoDetail' : 'market.stockDetail', request);
  }
  #call(id: EndpointId, request: object) {
    return this.#opened.call(id, request as never);
  }
  #data<T>(id: EndpointId, request: object): T {
    const { code, data } = this.#call(id, request);
    expect([id, code]).toEqual([id, 200]);
    return data as T;
  }
}

const walletOf = ({ isCrypto }: Traded): string => (isCrypto ? 'CRYPTOCURRENCY' : 'STOCK');
const sourceOf = ({ isCrypto }: Traded) => (isCrypto ? assetSource.crypto : assetSource.stock);
