/** The statement narrowed and summed, and what a wallet holds. */
import { describe, expect, test } from 'vitest';
import { open } from '#test/opened-world.ts';

interface Line {
  readonly id: string;
  readonly amount: string;
  readonly createTimeTimestamp: number;
  readonly target: { readonly kind: string; readonly id?: string; readonly stock_code?: string } | null;
  readonly stock_code: string | null;
  readonly walletType: string;
  readonly currency: string;
  readonly kind: string;
  readonly day: string;
}

interface Sum {
  readonly currency: string;
  readonly opening: string | null;
  readonly moneyIn: string;
  readonly moneyOut: string;
  readonly closing: string | null;
}

const request = { timeZone: 'Asia/Hong_Kong', pageSize: 1_000 } as const;
type Call = ReturnType<typeof open>['call'];
const linesOf = (call: Call, narrowed: object = {}) =>
  (call('funds.walletBill', { ...request, ...narrowed }).data as { list: readonly Line[] }).list;
const sumsOf = (call: Call, narrowed: object = {}) =>
  (call('funds.walletBill', { ...request, ...narrowed }).data as { sums: readonly Sum[] }).sums;
const cents = (amount: string): bigint => BigInt(amount.replace('.', ''));
const totalOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

describe('the statement', () => {
  test('can be narrowed by kind, currency and account, to the lines of all that are so', () => {
    const { call } = open('trader');
    const all = linesOf(call);
    const narrowings = [{ kind: 'fee' }, { currency: 'HKD' }, { kind: 'fee', walletType: 'STOCK' }] as const;
    for (const narrowed of narrowings) {
      const asked = all.filter((line) =>
        Object.entries(narrowed).every(([field, value]) => line[field as keyof Line] === value),
      );
      expect(asked.length).toBeLessThan(all.length);
      expect(linesOf(call, narrowed)).toEqual(asked);
    }
    expect(linesOf(call, { kind: 'fee' }).length).toBeGreaterThan(0);
  });

  test('can be narrowed to days of the asked time zone, the first and the last included', () => {
    const { call } = open('trader');
    const all = linesOf(call);
    const days = [...new Set(all.map(({ day }) => day))].toSorted();
    const [fromDay, toDay] = [days[1] ?? '', days.at(-2) ?? ''];
    expect(fromDay < toDay).toBe(true);
    const asked = all.filter(({ day }) => day >= fromDay && day <= toDay);
    expect(linesOf(call, { fromDay, toDay })).toEqual(asked);
    expect(new Set(asked.map(({ day }) => day))).toContain(toDay);
  });

  test('of a narrowing that fits nothing is empty, and of a day that is none refused', () => {
    const { call } = open('trader');
    expect(linesOf(call, { fromDay: '2099-01-01' })).toEqual([]);
    expect(call('funds.walletBill', { ...request, fromDay: '2026-02-30' }).code).toBe(40_000);
  });
});

describe('what the lines of a statement come to', () => {
  const narrowings = [
    {},
    { walletType: 'STOCK' },
    { walletType: 'HK_STOCK' },
    { currency: 'USD' },
    { fromDay: '2026-11-02' },
    { toDay: '2026-11-10' },
    { walletType: 'STOCK', fromDay: '2026-10-28', toDay: '2026-11-12' },
    { fromDay: '2026-11-18', toDay: '2026-11-18', timeZone: 'Pacific/Kiritimati' },
  ];
  test.each(narrowings)('%j: opening + in − out = closing, as the lines say', (narrowed) => {
    const { call } = open('trader');
    const lines = linesOf(call, narrowed);
    const sums = sumsOf(call, narrowed);
    expect(sums.length).toBeGreaterThan(0);
    for (const { currency, opening, moneyIn, moneyOut, closing } of sums) {
      const amounts = lines.filter((line) => line.currency === currency).map(({ amount }) => cents(amount));
      expect(cents(moneyIn)).toBe(totalOf(amounts.filter((amount) => amount > 0n)));
      expect(cents(moneyOut)).toBe(-totalOf(amounts.filter((amount) => amount < 0n)));
      expect(cents(opening ?? '') + cents(moneyIn) - cents(moneyOut)).toBe(cents(closing ?? ''));
    }
    expect(sums.map(({ currency }) => currency)).toEqual(
      expect.arrayContaining(lines.map(({ currency }) => currency)),
    );
  });

  test('one period closes with what the next one opens with, and the last with the balance of the wallet', () => {
    const { call } = open('trader');
    const [before, middle, last] = [
      { toDay: '2026-11-05' },
      { fromDay: '2026-11-06', toDay: '2026-11-12' },
      { fromDay: '2026-11-13' },
    ].map((days) => sumsOf(call, { walletType: 'STOCK', ...days })[0]);
    expect(middle?.opening).toBe(before?.closing);
    expect(last?.opening).toBe(middle?.closing);
    const { balance } = call('funds.walletBalance', { walletType: 'STOCK' }).data as { balance: string };
    expect(last?.closing).toBe(balance);
  });

  test('is the same whichever page is asked for', () => {
    const { call } = open('long-history');
    const [first, third] = [1, 3].map((pageNo) =>
      sumsOf(call, { pageNo, pageSize: 50, fromDay: '2026-03-01', toDay: '2026-08-31' }),
    );
    expect(first).toHaveLength(1);
    expect(third).toEqual(first);
  });

  test('has no balance for one kind, and says of a wallet where nothing moved nothing', () => {
    const { call } = open('trader');
    const fees = sumsOf(call, { kind: 'fee' });
    expect(fees.map(({ currency }) => currency).toSorted()).toEqual(['HKD', 'USD']);
    for (const { opening, closing, moneyIn } of fees)
      expect([opening, closing, moneyIn]).toEqual([null, null, '0.00']);
    expect(sumsOf(call, { walletType: 'FOLLOW' })).toEqual([]);
  });

  test('of a period without a line is what there was before', () => {
    const { call } = open('funded');
    expect(linesOf(call, { walletType: 'STOCK', fromDay: '2026-11-18' })).toEqual([]);
    expect(sumsOf(call, { walletType: 'STOCK', fromDay: '2026-11-18' })).toEqual([
      { currency: 'USD', opening: '100000.00', moneyIn: '0.00', moneyOut: '0.00', closing: '100000.00' },
    ]);
  });
});

/** A day that has 25 hours in New York, and one that has 23. */
test.each([
  ['2025-11-02', 25],
  ['2026-03-08', 23],
])('%s has its own lines, the hour that is repeated or left out included', (day, hours) => {
  const hourMs = 3_600_000;
  const { call } = open('long-history');
  const asked = { timeZone: 'America/New_York', fromDay: day, toDay: day };
  const begin = Date.parse(`${day}T00:00:00${hours === 25 ? '-04:00' : '-05:00'}`);
  const all = [1, 2, 3].flatMap((pageNo) => linesOf(call, { timeZone: 'America/New_York', pageNo }));
  const within = all.filter(({ createTimeTimestamp: at }) => at >= begin && at < begin + hours * hourMs);
  expect(linesOf(call, asked)).toEqual(within);
  if (hours === 23) expect(within.length).toBeGreaterThan(5);
  for (const line of within) expect(line.day).toBe(day);
});

describe('a line of the statement leads', () => {
  test('to the order that it was a fee of, and what was earned to its position', () => {
    const { call } = open('trader');
    const recorded = (kind: 'fee' | 'profit') =>
      linesOf(call, { kind }).map(({ target, stock_code: code }) => [
        target?.kind,
        target?.stock_code === code,
      ]);
    const { list: orders } = call('trading.entrustedOrders', { isEnded: true, pageSize: 500 }).data as {
      list: readonly { clientOrderId: string }[];
    };
    const ids = orders.map(({ clientOrderId }) => clientOrderId);
    for (const { target } of linesOf(call, { kind: 'fee' })) expect(ids).toContain(target?.id);
    expect(new Set(recorded('fee').flat())).toEqual(new Set(['order', true]));
    expect(new Set(recorded('profit').flat())).toEqual(new Set(['position', true]));
  });

  test('to the share that paid a dividend', async () => {
    const { call, handle } = open('corporate-events');
    await handle.advance(60 * 24 * 60 * 60_000);
    const [dividend] = linesOf(call, { kind: 'dividend' });
    expect(dividend?.target).toMatchObject({ kind: 'quote', stock_code: dividend?.stock_code });
    expect(dividend?.target).not.toHaveProperty('id');
  });

  test('to the subscription that it paid for, and what was sold later to its position', async () => {
    const { call, handle } = open('ipo-allotted');
    const { list: subscriptions } = call('trading.subscriptionOrders', { pageSize: 50 }).data as {
      list: readonly { id: string; positionId: string | null }[];
    };
    const listed = subscriptions.find(({ positionId }) => positionId !== null);
    const held = listed?.positionId ?? '';
    call('trading.flatPosition', {
      clientOrderId: 'sale',
      id: held,
      quantity: '1',
      orderType: 0,
      payPassword: '246810',
    });
    await handle.advance(60_000);
    const lines = linesOf(call, {});
    const kinds = (id: string | undefined) =>
      new Set(
        lines.filter(({ target }) => target?.id === id).map(({ target, kind }) => `${target?.kind} ${kind}`),
      );
    expect([...kinds(listed?.id)].toSorted()).toEqual(['subscription subscription']);
    expect([...kinds(held)].toSorted()).toContain('position profit');
    const refunds = linesOf(call, { kind: 'refund' }).map(({ target }) => target?.kind);
    expect(new Set(refunds)).toEqual(new Set(['subscription']));
  });

  test('to the institution that had the money, and to the futures order that was copied', () => {
    const follows = linesOf(open('follow-in-progress').call, { walletType: 'FOLLOW' });
    const led = follows.filter(({ kind }) => ['follow', 'refund', 'interest'].includes(kind));
    expect(led.length).toBeGreaterThan(3);
    for (const { target } of led) expect(target?.kind).toBe('follow');
    const copies = linesOf(open('follow-futures-running').call, { walletType: 'FOLLOW_FUTURES' });
    const own = copies.filter(({ kind }) => ['fee', 'profit', 'loss'].includes(kind));
    expect(own.length).toBeGreaterThan(2);
    for (const { target } of own)
      expect(target).toEqual({ kind: 'followFutures', id: expect.stringMatching(/^C\d+$/) as string });
  });

  test('to the deposit that it credited, and where it has no record nowhere', () => {
    const { call } = open('deposit-failed');
    const targets = linesOf(call, { kind: 'deposit' }).map(({ target }) => target);
    expect(targets.filter((target) => target !== null)).toEqual([
      { kind: 'deposit', id: expect.any(String) as string },
    ]);
    expect(targets.filter((target) => target === null).length).toBeGreaterThan(0);
  });
});

test('what a wallet holds is said with its reason, the largest first, and adds up to what is used', () => {
  const { call } = open('trader');
  const { usedBalance, holds } = call('funds.walletBalance', { walletType: 'STOCK' }).data as {
    usedBalance: string;
    holds: readonly { reason: string; amount: string; reference: string; stock_code: string | null }[];
  };
  const amounts = holds.map(({ amount }) => cents(amount));
  expect(amounts.length).toBeGreaterThan(1);
  expect(amounts).toEqual(amounts.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
  expect(amounts.reduce((sum, amount) => sum + amount, 0n)).toBe(cents(usedBalance));
  const { list } = call('trading.holdings', { pageSize: 500 }).data as {
    list: readonly { id: string; stock_code: string }[];
  };
  const margins = holds.filter(({ reason }) => reason === 'margin');
  expect(margins.length).toBeGreaterThan(0);
  for (const { reference, stock_code } of margins) {
    expect(list.find(({ id }) => id === reference)?.stock_code).toBe(stock_code);
  }
});
