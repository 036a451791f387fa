/** The statement narrowed, and what a wallet holds. */
import { describe, expect, test } from 'vitest';
import { open } from '#test/opened-world.ts';

interface Line {
  readonly id: string;
  readonly walletType: string;
  readonly currency: string;
  readonly kind: string;
  readonly day: string;
}

const request = { timeZone: 'Asia/Hong_Kong', pageSize: 1_000 } as const;
type Call = ReturnType<typeof open>['call'];
const linesOf = (call: Call, narrowed: object = {}) =>
  (call('funds.walletBill', { ...request, ...narrowed }).data as { list: readonly Line[] }).list;

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

test('what a wallet holds is said with its reason, the largest first, and adds up to what is used', () => {
  const { call } = open('trader');
  const { usedBalance, holds } = call('funds.walletBalance', { walletType: 'STOCK' }).data as {
    usedBalance: string;
    holds: readonly { reason: string; amount: string; reference: string; stock_code: string | null }[];
  };
  const cents = (amount: string) => BigInt(amount.replace('.', ''));
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
