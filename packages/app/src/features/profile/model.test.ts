import { toDecimal, type FundingOverview, type Wallet } from '@meridian/api';
import { expect, test } from 'vitest';
import { heldOutside } from './model.ts';

const d = toDecimal;
const wallet = (walletType: Wallet['walletType'], usedBalance: string, currency = 'USD'): Wallet => ({
  walletType,
  currency,
  balance: d('9000'),
  usedBalance: d(usedBalance),
});
const totals = (...used: readonly (readonly [string, string])[]): FundingOverview => ({
  todayProfit: d('0'),
  hkTodayProfit: d('0'),
  totals: {
    list: used.map(([currency, amount]) => ({
      currency,
      totalAssets: d('0'),
      available: d('0'),
      used: d(amount),
      floatingProfit: d('0'),
    })),
    unreadableCount: 0,
    firstMisfit: null,
    surplusCount: 0,
  },
});

test('money in use that no wallet holds is outside them, by currency', () => {
  const own = [wallet('STOCK', '300.10'), wallet('BALANCE', '0'), wallet('HK_STOCK', '80', 'HKD')];
  expect(heldOutside(totals(['USD', '800.35'], ['HKD', '80']), own)).toEqual([
    { currency: 'USD', amount: '500.25' },
  ]);
});
