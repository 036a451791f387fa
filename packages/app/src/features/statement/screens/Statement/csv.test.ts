import { toDecimal, type WalletBillLine, type WalletBillSum } from '@meridian/api';
import { expect, test } from 'vitest';
import { noRecord } from '#domain/test/bill-lines.ts';
import { fileRowsOf } from './csv.ts';

const line = (id: string): WalletBillLine => ({
  ...noRecord,
  id,
  walletType: 'STOCK',
  currency: 'USD',
  kind: 'fee',
  amount: toDecimal('-0.99'),
  balanceAfter: toDecimal('99.01'),
  reference: null,
  stock_code: null,
  createTimeTimestamp: 1,
  day: '2026-11-18',
});
const sum: WalletBillSum = {
  currency: 'USD',
  opening: toDecimal('100'),
  moneyIn: toDecimal('0'),
  moneyOut: toDecimal('0.99'),
  closing: toDecimal('99.01'),
};
const shape = (content: Parameters<typeof fileRowsOf>[0]): readonly string[] =>
  fileRowsOf(content).map((row) =>
    row.row === 'line'
      ? row.line.id
      : row.row === 'total'
        ? `${row.of} ${row.amount}`
        : `${row.count} missing`,
  );

test('a file leads from the opening balance through the lines, the oldest first, to the closing one', () => {
  expect(shape({ lines: [line('new'), line('old')], sums: [sum], missingCount: 0 })).toEqual([
    'opening 100',
    'old',
    'new',
    'moneyIn 0',
    'moneyOut 0.99',
    'closing 99.01',
  ]);
});

test('a file of one kind has a net in place of balances', () => {
  const ofKind = { ...sum, opening: null, closing: null };
  expect(shape({ lines: [line('a')], sums: [ofKind], missingCount: 0 })).toEqual([
    'a',
    'moneyIn 0',
    'moneyOut 0.99',
    'netAll -0.99',
  ]);
});

test('a file says how many lines it does not have', () => {
  expect(shape({ lines: [line('a')], sums: [], missingCount: 2 })).toEqual(['a', '2 missing']);
});
