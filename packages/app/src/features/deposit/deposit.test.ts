import type { createDeposit, Decimal, ResponseOf } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { keepsTheRules } from '#submission/test/rules.ts';
import type { Subject } from '#submission/test/fake-backend.ts';
import { changed } from '#submission/test/hostile-answers.ts';
import {
  depositModel,
  emptyDeposit,
  type DepositFacts,
  type DepositForm,
  type DepositMethod,
  type SentDeposit,
} from './deposit-model.ts';
import { depositWrite } from './deposit-write.ts';
import { inGroups, isSamePicture, phaseOf } from './progress.ts';

const decimal = (text: string): Decimal => text as Decimal;
const startMs = Date.parse('2026-11-18T15:30:00Z');

const tether: DepositMethod = {
  type: 'wallet',
  currency: 'USDT',
  network: 'TRC-20',
  address: 'TQ5NMrGqVjYHbk7s',
  memo: null,
  bankDetails: [],
  reference: null,
  minimum: decimal('1'),
  maximum: decimal('500000'),
  fee: decimal('0'),
  arrivalMinutes: 5,
  rate: null,
};
const euro: DepositMethod = {
  ...tether,
  type: 'fiat',
  currency: 'EUR',
  network: null,
  address: null,
  fee: decimal('0.5'),
  rate: { from: 'EUR', to: 'USD', rate: decimal('1.16'), timestamp: startMs },
};
const unassigned: DepositMethod = { ...tether, network: 'Solana', address: null };
const wallets: DepositFacts = { type: 'wallet', methods: [tether, unassigned] };
const banks: DepositFacts = { type: 'fiat', methods: [euro] };

const chosen: DepositForm = {
  currency: 'USDT',
  network: 'TRC-20',
  amount: '250',
  proof: 'https://a.example/files/1?key=x',
};
const problemsOf = (changed: Partial<DepositForm>, facts = wallets) => {
  const form = { ...chosen, ...changed };
  return depositModel.check(form, depositModel.summarise(form, facts), facts).map(({ kind }) => kind);
};

describe('a report', () => {
  test.each<[string, Partial<DepositForm>, readonly string[]]>([
    ['with everything may be sent', {}, []],
    ['needs a currency first', emptyDeposit, ['currencyMissing']],
    ['is blocked on a network without an address', { network: 'Solana' }, ['noAddress']],
    ['needs an amount and a screenshot', { amount: '', proof: null }, ['amountWrong', 'proofMissing']],
    ['of nothing is blocked', { amount: '0' }, ['amountNotPositive']],
    ['below one is blocked', { amount: '0.99' }, ['tooSmall']],
    ['of one is not', { amount: '1' }, []],
    ['above what is taken is blocked', { amount: '500000.01' }, ['tooLarge']],
    ['of what is no longer offered needs a currency', { currency: 'DOGE' }, ['currencyMissing']],
  ])('%s', (_what, changed, kinds) => {
    expect(problemsOf(changed)).toEqual(kinds);
  });

  test('in euros says what is credited after the fee, rounded down to cents', () => {
    const form = { ...chosen, currency: 'EUR', network: null, amount: '100.01' };
    // (100.01 − 0.50) × 1.16 = 115.4316.
    expect(depositModel.summarise(form, banks).received).toBe('115.43');
  });

  test('another currency takes its own network, and keeps what was typed', () => {
    const event = { type: 'currencyChosen', currency: 'EUR', network: null } as const;
    expect(depositModel.reduce(chosen, event)).toEqual({ ...chosen, currency: 'EUR', network: null });
  });
});

const receiptOf = (request: SentDeposit, clientOrderId = 'id'): ResponseOf<typeof createDeposit> => ({
  id: 'D1',
  clientOrderId,
  ...request,
  fee: decimal('0'),
  received: null,
  rate: null,
  status: 'pending',
  reason: null,
  confirmations: 0,
  arrivalMinutes: 5,
  createTimeTimestamp: startMs,
  updateTimeTimestamp: startMs,
});
const sent = depositModel.toRequest(chosen, wallets);
const record = receiptOf(sent);

const subject: Subject<SentDeposit, typeof createDeposit> = {
  write: depositWrite,
  request: sent,
  other: { ...sent, amount: decimal('300') },
  receiptOf: (wire) => ({
    ...receiptOf(sent, wire['clientOrderId']),
    amount: decimal(wire['amount'] ?? '250'),
  }),
  asOther: (receipt) => ({ ...receipt, amount: decimal('9') }),
};

describe('a deposit that is reported', () => {
  keepsTheRules(subject, [
    ['the receipt of another amount', changed<ResponseOf<typeof createDeposit>>({ amount: decimal('9') })],
    ['the receipt of another intent', changed<ResponseOf<typeof createDeposit>>({ clientOrderId: 'other' })],
  ]);
});

describe('a deposit on its way', () => {
  const atMinute = (count: number) => startMs + count * 60_000;

  test('is late once its promised time has passed', () => {
    expect(phaseOf(record, atMinute(5))).toBe('underWay');
    expect(phaseOf(record, atMinute(5) + 1)).toBe('late');
  });

  test('that has ended is never late', () => {
    expect(phaseOf({ ...record, status: 'completed' }, atMinute(900))).toBe('credited');
    expect(phaseOf({ ...record, status: 'failed' }, atMinute(900))).toBe('failed');
  });
});

test('an address is read in groups of four, with nothing left out', () => {
  expect(inGroups('TQ5NMrGqV')).toBe('TQ5N MrGq V');
});

test('a picture is the same whatever key its address carries', () => {
  expect(isSamePicture('https://a.example/files/1?key=x', 'https://a.example/files/1?key=y')).toBe(true);
  expect(isSamePicture('https://a.example/files/1', 'https://a.example/files/2')).toBe(false);
  expect(isSamePicture(null, null)).toBe(false);
});
