/** What the overview costs to answer, and that it is right after a long history. */
import { expect, test } from 'vitest';
import { bitcoin, open } from '#test/opened-world.ts';
import { anyOrder } from '#test/write-cases.ts';

/** A brokerage that has bought and sold so many times today, and whose customer waits with as many orders. */
async function traded(times: number) {
  const { call, handle } = open('funded');
  await handle.applyFact('wallet', { type: 'CRYPTOCURRENCY', amount: '1000000' });
  const order = { ...bitcoin, ...anyOrder, quantity: '0.001' };
  for (let time = 1; time <= times; time += 1) {
    const { positionId } = call('trading.createCryptoOrder', { ...order, clientOrderId: `o${time}` })
      .data as { positionId: string };
    const part = { clientOrderId: `c${time}`, id: positionId, orderType: 0, quantity: '0.0005' } as const;
    call('trading.flatPosition', { ...part, payPassword: order.payPassword });
    call('trading.createCryptoOrder', {
      ...order,
      clientOrderId: `l${time}`,
      orderType: 1,
      limitPrice: '60000.00',
    });
  }
  return { call, handle };
}

/** Counts how often something in a list is looked at. */
function counted<T extends object>(list: T, look: () => void): T {
  return new Proxy(list, {
    get(target, field) {
      if (typeof field === 'string' && /^\d+$/.test(field)) look();
      const value: unknown = Reflect.get(target, field);
      if (!(target instanceof Map) || typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        const answer: unknown = Reflect.apply(value, target, given);
        if (!(answer instanceof Iterator)) return answer;
        return answer.map((one: unknown) => {
          look();
          return one;
        });
      };
    },
  });
}

/** How many records, lines and holds are looked at for one answer. */
async function looksFor(times: number): Promise<number> {
  const { call, handle } = await traded(times);
  const { ledger, trading } = handle.world.read();
  let looks = 0;
  const look = () => (looks += 1);
  for (const field of ['orders', 'closed', 'events', 'waiting', 'earnings'] as const)
    Object.assign(trading, { [field]: counted(trading[field], look) });
  for (const [id, list] of trading.events) trading.events.set(id, counted(list, look));
  for (const [id, list] of trading.earnings) trading.earnings.set(id, counted(list, look));
  Object.assign(ledger, { lines: counted(ledger.lines, look) });
  for (const book of ledger.wallets.values()) Object.assign(book, { holds: counted(book.holds, look) });
  looks = 0;
  expect(call('funds.overview', {}).code).toBe(200);
  return looks;
}

test('the overview looks at no more of a history of a thousand commands than of one of thirty', async () => {
  const [few, many] = [await looksFor(10), await looksFor(330)];
  expect(few).toBeGreaterThan(0);
  // An instant is looked for by halves: five steps more.
  expect(many - few).toBeLessThanOrEqual(20);
});

test('after a long history the overview says what the positions and records say one by one', async () => {
  const { call, handle } = await traded(40);
  await handle.advance(60_000);
  const { todayProfit, totals } = call('funds.overview', {}).data as {
    todayProfit: string;
    totals: readonly { currency: string; used: string }[];
  };
  const rows = (id: 'trading.holdings' | 'trading.closedPositions') =>
    (call(id, { pageSize: 500 }).data as { list: readonly { profit: string }[] }).list;
  const cents = (text: string) => BigInt(text.replace('.', ''));
  const sum = (list: readonly { profit: string }[]) =>
    list.reduce((total, { profit }) => total + cents(profit), 0n);
  expect(cents(todayProfit)).toBe(sum(rows('trading.holdings')) + sum(rows('trading.closedPositions')));
  const wallets = call('funds.wallets', {}).data as readonly { currency: string; usedBalance: string }[];
  const used = wallets
    .filter(({ currency }) => currency === 'USD')
    .map(({ usedBalance }) => cents(usedBalance));
  expect(cents(totals[0]?.used ?? '')).toBe(used.reduce((total, one) => total + one, 0n));
});
