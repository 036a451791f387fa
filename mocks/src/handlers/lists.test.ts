/** The order of lists: what was made in one millisecond, and what does not move while trading is halted. */
import { moverLists } from '@meridian/api';
import { expect, test } from 'vitest';
import { demoUser } from '#names.ts';
import { open } from '#test/opened-world.ts';

const { payPassword } = demoUser;
type Call = ReturnType<typeof open>['call'];

function buy(call: Call, n: number, more: object = {}) {
  const codes = ['AAPL', 'TSLA', 'NVDA'];
  const order = {
    stockCode: codes[n] ?? 'AAPL',
    market: 'NASDAQ',
    clientOrderId: `buy-${n}`,
    direction: 0,
    orderType: 0,
    quantity: '2',
    leverage: '1',
    payPassword,
    ...more,
  } as const;
  return call('trading.createStockOrder', order).data as { orderNo: string; positionId: string };
}

test('rows made in the same millisecond come newest first, in every list by time', () => {
  const { call } = open('funded');
  const listOf = (id: 'trading.holdings' | 'trading.closedPositions' | 'trading.entrustedOrders') =>
    (call(id, {}).data as { list: { id: string; orderNo: string; createTimeTimestamp: number }[] }).list;
  const [first, second, third] = [0, 1, 2].map((n) => buy(call, n));
  const held = listOf('trading.holdings');
  expect(new Set(held.map(({ createTimeTimestamp }) => createTimeTimestamp)).size).toBe(1);
  expect(held.map(({ id }) => id)).toEqual([third, second, first].map((order) => order?.positionId));

  const resting = [3, 4, 5].map((n) => buy(call, n, { orderType: 1, limitPrice: '200.00' }).orderNo);
  expect(listOf('trading.entrustedOrders').map(({ orderNo }) => orderNo)).toEqual(resting.toReversed());

  const closed = [second, first, third].map((order, n) => {
    const closing = { clientOrderId: `close-${n}`, id: order?.positionId ?? '', quantity: '2' };
    call('trading.flatPosition', { ...closing, orderType: 0, payPassword });
    return order?.positionId;
  });
  expect(listOf('trading.closedPositions').map(({ id }) => id)).toEqual(closed.toReversed());

  const { list } = call('funds.walletBill', { pageSize: 50, timeZone: 'Etc/UTC' }).data as {
    list: { id: string }[];
  };
  expect(list.map(({ id }) => id)).toEqual(
    list
      .map(({ id }) => id)
      .toSorted()
      .toReversed(),
  );
});

test('movers rank a halted stock by the figures its row shows, not by a hidden price', async () => {
  const { call, handle } = open('funded');
  const rowsOf = (type: (typeof moverLists)[number]) =>
    (
      call('market.topList', { market: 'NASDAQ', type, pageSize: 200 }).data as {
        list: { stock_code: string; change_ratio: string; volume: string }[];
      }
    ).list;
  for (const { stock_code: code } of rowsOf('actives').slice(0, 12))
    await handle.applyFact('halt', { code, market: 'NASDAQ' });
  for (let hour = 0; hour < 12; hour += 1) {
    await handle.advance(7 * 60 * 60_000);
    const [gainers, losers, actives] = moverLists.map(rowsOf);
    const ratios = (list: typeof gainers) => (list ?? []).map((row) => Number(row.change_ratio));
    expect(ratios(gainers)).toEqual(ratios(gainers).toSorted((a, b) => b - a));
    expect(Math.min(...ratios(gainers))).toBeGreaterThanOrEqual(0);
    expect(ratios(losers)).toEqual(ratios(losers).toSorted((a, b) => a - b));
    expect(Math.max(...ratios(losers))).toBeLessThanOrEqual(0);
    const volumes = (actives ?? []).map(({ volume }) => Number(volume));
    expect(volumes).toEqual(volumes.toSorted((a, b) => b - a));
  }
});
