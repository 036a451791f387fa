/** What a transfer comes to, and what prevents it. Worked out by hand. */
import { toDecimal, type ResponseOf, type transfer, type Wallet } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { changed } from '#submission/test/hostile-answers.ts';
import { honest, type Subject } from '#submission/test/fake-backend.ts';
import { keepsTheRules } from '#submission/test/rules.ts';
import {
  emptyTransfer,
  transferModel,
  type SentTransfer,
  type TransferFacts,
  type TransferForm,
} from './model.ts';
import { transferWrite } from './write.ts';

const d = toDecimal;
const wallet = (
  walletType: Wallet['walletType'],
  balance: string,
  usedBalance = '0',
  currency = 'USD',
): Wallet => ({
  walletType,
  currency,
  balance: d(balance),
  usedBalance: d(usedBalance),
});
const rate = { from: 'USD', to: 'HKD', rate: d('7.8'), timestamp: 0 };
const facts: TransferFacts = {
  wallets: [
    wallet('BALANCE', '1000'),
    wallet('STOCK', '4000', '2750'),
    wallet('HK_STOCK', '780', '0', 'HKD'),
  ],
  rate,
};
const filled = (form: Partial<TransferForm>): TransferForm => ({ ...emptyTransfer, ...form });
function after(form: Partial<TransferForm>, known = facts) {
  const summary = transferModel.summarise(filled(form), known);
  return { ...summary, problems: transferModel.check(filled(form), summary, known).map(({ kind }) => kind) };
}

describe('a transfer', () => {
  test('arrives whole where both wallets keep one currency', () => {
    expect(after({ amount: '250.5' })).toEqual({
      amount: '250.5',
      received: { amount: '250.5', currency: 'USD' },
      left: '749.5',
      problems: [],
    });
  });

  test('is exchanged, and rounded down to cents, where they do not', () => {
    expect(after({ to: 'HK_STOCK', amount: '100' }).received).toEqual({ amount: '780', currency: 'HKD' });
    expect(after({ from: 'HK_STOCK', to: 'BALANCE', amount: '100' }).received).toEqual({
      amount: '12.82',
      currency: 'USD',
    });
  });

  test('of more than is free is not sent: what is held stays', () => {
    const form = filled({ from: 'STOCK', to: 'BALANCE', amount: '1250.01' });
    const summary = transferModel.summarise(form, facts);
    expect(transferModel.check(form, summary, facts)).toEqual([{ kind: 'fundsShort', missing: '0.01' }]);
    expect(after({ from: 'STOCK', to: 'BALANCE', amount: '1250' }).problems).toEqual([]);
  });

  test.each([
    ['', 'amountMissing'],
    ['.', 'amountMissing'],
    ['0', 'nothing'],
    ['0.00', 'nothing'],
  ])('of "%s" is not sent', (amount, kind) => {
    expect(after({ amount }).problems).toEqual([kind]);
  });

  test('that would bring less than a cent is not sent', () => {
    expect(after({ from: 'HK_STOCK', to: 'BALANCE', amount: '0.01' }).problems).toEqual(['tooLittle']);
  });

  test('may be sent while wallets and rate are not known: the brokerage checks both', () => {
    const unknown = { wallets: [], rate: null };
    expect(after({ to: 'HK_STOCK', amount: '5' }, unknown)).toMatchObject({ received: null, problems: [] });
  });
});

test('one end is always BALANCE, whatever is chosen', () => {
  const { reduce } = transferModel;
  const toFuture = reduce(emptyTransfer, { type: 'toChosen', wallet: 'FUTURE' });
  expect(toFuture).toMatchObject({ from: 'BALANCE', to: 'FUTURE' });
  const fromCrypto = reduce(toFuture, { type: 'fromChosen', wallet: 'CRYPTOCURRENCY' });
  expect(fromCrypto).toMatchObject({ from: 'CRYPTOCURRENCY', to: 'BALANCE' });
  expect(reduce(fromCrypto, { type: 'fromChosen', wallet: 'BALANCE' })).toMatchObject({
    from: 'BALANCE',
    to: 'CRYPTOCURRENCY',
  });
  expect(reduce(fromCrypto, { type: 'swapped' })).toMatchObject({ from: 'BALANCE', to: 'CRYPTOCURRENCY' });
});

const receipt = {
  id: 'T-1',
  clientOrderId: 'x',
  from: 'BALANCE',
  to: 'STOCK',
  amount: d('250'),
  currency: 'USD',
  received: d('250'),
  receivedCurrency: 'USD',
  rate: null,
  status: 'pending',
  reason: null,
  createTimeTimestamp: 0,
  updateTimeTimestamp: 0,
} as ResponseOf<typeof transfer>;

const subject: Subject<SentTransfer, typeof transfer> = {
  write: transferWrite,
  request: { from: 'BALANCE', to: 'STOCK', amount: d('250') },
  other: { from: 'BALANCE', to: 'STOCK', amount: d('260') },
  receiptOf: (wire, nth) => ({
    ...receipt,
    id: `T-${nth}`,
    clientOrderId: wire['clientOrderId'] ?? '',
    amount: d(wire['amount'] ?? '0'),
  }),
  asOther: (one) => ({ ...one, to: 'FUTURE' }),
};

describe('sending a transfer', () => {
  keepsTheRules(subject, [
    ['the receipt of another wallet', changed<typeof receipt>({ to: 'FUTURE' })],
    ['the receipt of another amount', changed<typeof receipt>({ amount: d('251') })],
    ['the receipt of another intent', changed<typeof receipt>({ clientOrderId: 'somebody-elses' })],
    ['a receipt of nothing', () => honest({})],
  ]);
});

test('what was sent fills the form in again', () => {
  const sent = transferModel.toRequest(filled({ amount: '12.5' }), facts);
  expect(transferModel.toRequest(transferModel.toForm(sent), facts)).toEqual(sent);
});
