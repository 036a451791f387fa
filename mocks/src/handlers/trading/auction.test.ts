/** Orders for the auction before the opening: taken in its window alone, filled at its one price or given back, closed in the session. */
import { assetSource, auctionWindow, orderStatus, refusal } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { demoUser } from '#names.ts';
import type { ScenarioName } from '#names.ts';
import { apple, open } from '#test/opened-world.ts';

const source = assetSource.auctionStock;
const minute = 60_000;
const { payPassword } = demoUser;
interface Order {
  orderNo: string;
  clientOrderId: string;
  orderStatus: number;
  price: string | null;
  frozenAmount: string;
  reason: string | null;
  stock_code: string;
}
interface Auction {
  stock_code: string;
  market: string;
  auctionStatus: string;
  indicativePrice: string | null;
  indicativeVolume: string | null;
  imbalance: string | null;
  isHalted: boolean;
  previousClose: string;
  price_nominal: string;
}

function customer(scenario: ScenarioName = 'auction-open') {
  const { call, handle } = open(scenario);
  let intents = 0;
  const order = (more: object = {}) =>
    ({
      ...apple,
      clientOrderId: `intent-${(intents += 1)}`,
      direction: 0,
      orderType: 0,
      quantity: '10',
      leverage: '1',
      payPassword,
      ...more,
    }) as never;
  const place = (more: object = {}) => call('trading.createAuctionStockOrder', order(more));
  const placed = (more: object = {}) => place(more).data as Order;
  const cancel = (orderNo: string) => call('trading.cancelOrder', { orderNo });
  const orderOf = ({ clientOrderId }: Order) =>
    (call('trading.entrustedOrders', { clientOrderId }).data as { list: Order[] }).list[0];
  const holdings = () =>
    (
      call('trading.holdings', {}).data as {
        list: { id: string; source: number; stock_code: string; quantity: string; openPrice: string }[];
      }
    ).list;
  const auction = (more: object = apple) =>
    (
      call('market.preMarketList', { stockCode: apple.stockCode, market: apple.market, ...more }).data as {
        list: [Auction];
      }
    ).list[0];
  const wallet = () =>
    call('funds.walletBalance', { walletType: 'STOCK' }).data as { balance: string; usedBalance: string };
  const messages = () =>
    (call('content.messageList', { pageNo: 1, pageSize: 20 }).data as { list: { title: string }[] }).list.map(
      ({ title }) => title,
    );
  const lastPrice = () => call('market.stockDetail', apple).data as { open: string; price_nominal: string };
  return {
    call,
    handle,
    order,
    place,
    placed,
    cancel,
    orderOf,
    holdings,
    auction,
    wallet,
    messages,
    lastPrice,
  };
}

describe('the list of the auction', () => {
  test.each([
    ['market-closed', auctionWindow.upcoming],
    ['auction-open', auctionWindow.open],
    ['auction-no-cancel', auctionWindow.noCancel],
    ['auction-ended', auctionWindow.ended],
  ] as const)('in "%s" is %s', (scenario, status) => {
    const { auction } = customer(scenario);
    const isBefore = status === auctionWindow.upcoming;
    expect(auction()).toMatchObject({ auctionStatus: status, source });
    expect(auction().indicativePrice === null).toBe(isBefore);
    expect(auction().imbalance === null).toBe(isBefore);
  });

  test('ends with the price at which the session opens', async () => {
    const { auction, handle, lastPrice } = customer();
    await handle.advance(30 * minute);
    const { open: opening, price_nominal: last } = lastPrice();
    expect(auction()).toMatchObject({ auctionStatus: 'ended', indicativePrice: opening, imbalance: '0' });
    expect(last).toBe(opening);
  });

  test('has every US share, page by page, and one alone where it is asked for', () => {
    const { call } = customer();
    const all = call('market.preMarketList', { pageNo: 2, pageSize: 5 }).data as {
      list: Auction[];
      total: number;
    };
    const shares = call('market.allStockList', { pageNo: 2, pageSize: 5 }).data as typeof all;
    expect(all.total).toBe(shares.total);
    expect(all.list.map((one) => one.stock_code)).toEqual(shares.list.map((one) => one.stock_code));
    const one = call('market.preMarketList', { stockCode: '00700', market: 'HKEX' }).data as typeof all;
    expect(one.list).toEqual([]);
  });

  test('indicates nothing while trading is halted', async () => {
    const { auction, handle } = customer();
    await handle.applyFact('halt', { code: 'AAPL' });
    expect(auction()).toMatchObject({ isHalted: true, auctionStatus: 'open', indicativePrice: null });
  });
});

describe('an order for the auction', () => {
  test('waits with its money held, and is filled at the one price as the session opens', async () => {
    const { placed, orderOf, handle, holdings, auction, wallet, messages } = customer();
    const before = wallet();
    const order = placed();
    expect(order).toMatchObject({ orderStatus: orderStatus.accepted, source, price: null });
    expect(Number(order.frozenAmount)).toBeCloseTo(Number(auction().indicativePrice) * 10 + 1.3, 0);
    await handle.advance(30 * minute - 1);
    expect(orderOf(order)).toMatchObject({ orderStatus: orderStatus.processing, price: null });
    await handle.advance(1);
    const price = auction().indicativePrice;
    expect(orderOf(order)).toMatchObject({ orderStatus: orderStatus.success, price, frozenAmount: '0.00' });
    // The order of the scenario was bought at the same price, so both are one position.
    expect(holdings()).toMatchObject([{ stock_code: 'AAPL', source, quantity: '30', openPrice: price }]);
    expect(messages()).toContainEqual(expect.stringMatching(/^Bought 10 .*(AAPL|Apple)/));
    expect(Number(wallet().balance)).toBeLessThan(Number(before.balance));
  });

  test('is filled in the end whatever its limit is above, at the auction price, and expires where its limit is not reached', async () => {
    const { placed, orderOf, handle, auction, messages } = customer();
    const high = placed({ orderType: 1, limitPrice: '390.00' });
    const low = placed({ orderType: 1, limitPrice: '150.00' });
    const short = placed({
      direction: 1,
      orderType: 1,
      limitPrice: '150.00',
      stockCode: 'KO',
      market: 'NYSE',
    });
    expect(short).toBeNull();
    expect(high.frozenAmount).toBe('3901.95');
    await handle.advance(30 * minute);
    expect(orderOf(high)).toMatchObject({
      orderStatus: 1,
      price: auction().indicativePrice,
      frozenAmount: '0.00',
    });
    expect(orderOf(low)).toMatchObject({
      orderStatus: orderStatus.cancelled,
      cancelledBy: 'brokerage',
      reason: 'Expired: the auction price did not reach the limit.',
      frozenAmount: '0.00',
    });
    expect(messages()).toContain('AAPL order cancelled');
  });

  test('can be cancelled until the no-cancel phase, and then no more', async () => {
    const { placed, cancel, orderOf, handle, wallet } = customer();
    const free = wallet();
    const [first, second] = [placed(), placed()];
    await handle.advance(25 * minute - 1);
    expect(cancel(first.orderNo).data).toMatchObject({
      orderStatus: orderStatus.cancelled,
      frozenAmount: '0.00',
    });
    await handle.advance(1);
    expect(cancel(second.orderNo)).toMatchObject({
      code: refusal.orderNotCancellable,
      msg: 'The order can no longer be cancelled.',
    });
    expect(orderOf(second)).toMatchObject({ orderStatus: orderStatus.processing });
    expect(Number(wallet().usedBalance)).toBeGreaterThan(Number(free.usedBalance));
  });

  test('is final at once where it comes in the no-cancel phase', () => {
    const { placed, cancel } = customer('auction-no-cancel');
    const order = placed();
    expect(order).toMatchObject({ orderStatus: orderStatus.processing });
    expect(cancel(order.orderNo).code).toBe(refusal.orderNotCancellable);
  });

  test.each<ScenarioName>(['market-closed', 'auction-ended', 'us-holiday', 'trader'])(
    'is refused in "%s": no window is open, in three languages, and nothing is changed',
    (scenario) => {
      const { call, order, handle } = customer(scenario);
      const before = handle.world.serialise();
      const messages = (['en', 'zh-Hans', 'zh-Hant'] as const).map((language) => {
        const envelope = call('trading.createAuctionStockOrder', order(), { language });
        expect(envelope).toMatchObject({ code: refusal.auctionClosed, data: null });
        return envelope.msg;
      });
      expect(new Set(messages).size).toBe(3);
      expect(handle.world.serialise()).toBe(before);
    },
  );

  test('that comes a millisecond after the window is refused, one before it is taken', async () => {
    const { place, handle } = customer('auction-no-cancel');
    await handle.advance(3 * minute - 1);
    expect(place().code).toBe(200);
    await handle.advance(1);
    expect(place().code).toBe(refusal.auctionClosed);
  });

  test('is refused where trading is halted; one that waits over a halted opening expires, its money given back', async () => {
    const { place, placed, orderOf, handle, auction, holdings } = customer();
    const order = placed();
    await handle.applyFact('halt', { code: 'AAPL', forMinutes: 60 });
    expect(place().code).toBe(refusal.instrumentHalted);
    await handle.advance(31 * minute);
    expect(orderOf(order)).toMatchObject({
      orderStatus: orderStatus.cancelled,
      reason: 'Expired: trading was halted, so there was no auction.',
      frozenAmount: '0.00',
    });
    expect(holdings()).toEqual([]);
    expect(auction().indicativePrice).toBeNull();
  });

  test('is cancelled where the share opens so much higher that the wallet no longer pays for it', async () => {
    const { handle, placed, cancel, orderOf, wallet, call } = customer();
    const { list } = call('market.preMarketList', { pageNo: 1, pageSize: 200 }).data as { list: Auction[] };
    const state = handle.world.read();
    const opening = Date.parse('2026-11-18T14:30:00Z');
    const rising = list.filter(({ stock_code: code, indicativePrice }) => {
      const [now, then] = [Number(indicativePrice), Number(state.market.price(`US:${code}`, opening)) / 1e12];
      return then > now * 1.003 && now < 60;
    });
    expect(rising.length).toBeGreaterThan(3);
    const [{ stock_code: stockCode, market, indicativePrice }] = rising as [Auction];
    // What else waits would give its money back at the same instant.
    const { list: others } = call('trading.entrustedOrders', { pageSize: 100 }).data as { list: Order[] };
    for (const { orderNo } of others) cancel(orderNo);
    const { balance, usedBalance } = wallet();
    const quantity = String(
      Math.floor(((Number(balance) - Number(usedBalance)) * 0.9994) / Number(indicativePrice)),
    );
    const order = placed({ stockCode, market, quantity });
    await handle.advance(30 * minute);
    expect(orderOf(order)).toMatchObject({
      orderStatus: orderStatus.cancelled,
      reason: 'Cancelled: not enough buying power when the order could be filled.',
      frozenAmount: '0.00',
    });
  });

  test('is taken without leverage only, in whole shares, at a limit on the tick', () => {
    const { place } = customer();
    expect(place({ leverage: '2' }).code).toBe(refusal.leverageNotAllowed);
    expect(place({ quantity: '0.5' }).code).toBe(refusal.quantityNotAllowed);
    expect(place({ orderType: 1, limitPrice: '200.005' }).code).toBe(refusal.limitPriceNotAllowed);
    expect(place({ orderType: 1 }).code).toBe(refusal.invalidRequest);
    expect(place({ stockCode: '00700', market: 'HKEX' }).code).toBe(refusal.notFound);
  });

  test('follows the hours that the brokerage sets', async () => {
    const { place, auction, handle } = customer();
    await handle.applyFact('auctionWindow', { opensMinutesBefore: 20, noCancelMinutesBefore: 2 });
    expect(auction().auctionStatus).toBe('upcoming');
    expect(place().code).toBe(refusal.auctionClosed);
    await handle.advance(10 * minute);
    expect(place().code).toBe(200);
  });
});

test('from the order to the statement: filled at the opening price, held apart from the share, closed, and every cent is accounted for', async () => {
  const { placed, handle, holdings, call, order, wallet } = customer();
  const before = Number(wallet().balance);
  placed();
  await handle.advance(60 * minute);
  const bought = call('trading.createStockOrder', order({ quantity: '1' })).data;
  expect(bought).toMatchObject({ orderStatus: 1, source: assetSource.stock });
  expect(holdings().map(({ source: as, quantity }) => [as, quantity])).toEqual(
    expect.arrayContaining([
      [source, '30'],
      [assetSource.stock, '1'],
    ]),
  );
  const held = holdings().find((one) => one.source === source);
  const closing = call('trading.flatPosition', order({ id: held?.id, quantity: '30' })).data;
  expect(closing).toMatchObject({ orderStatus: 1, source, openClose: 1 });
  const flow = call('trading.positionStatement', {
    id: held?.id ?? '',
    stockCode: 'AAPL',
    pageSize: 100,
  } as never).data as {
    list: { amount: string }[];
  } | null;
  const moved = (flow?.list ?? []).reduce((sum, { amount }) => sum + Number(amount), 0);
  const stockFee = 0.99;
  const share = holdings().find((one) => one.source === assetSource.stock);
  expect(share?.quantity).toBe('1');
  expect(Number(wallet().balance) - before).toBeCloseTo(moved - stockFee, 2);
});
