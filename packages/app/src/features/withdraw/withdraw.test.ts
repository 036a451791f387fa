/** What a withdrawal comes to, and what prevents it. Worked out by hand. */
import { toDecimal, type ExchangeRate, type WalletBillLine, type WithdrawalRecord } from '@meridian/api';
import { workedWithdrawals } from '@meridian/api/test/worked-withdrawals';
import { describe, expect, test } from 'vitest';
import { subtract } from '#domain/money.ts';
import { changed } from '#submission/test/hostile-answers.ts';
import { honest, type Subject } from '#submission/test/fake-backend.ts';
import { keepsTheRules } from '#submission/test/rules.ts';
import { isKnownDestination, withdrawnIn } from './records.ts';
import {
  emptyWithdrawal,
  feeOf,
  receivedOf,
  withdrawModel,
  type PayoutAccount,
  type SentWithdrawal,
  type WithdrawalMethod,
  type WithdrawFacts,
  type WithdrawForm,
} from './withdraw-model.ts';
import { withdrawWrite } from './withdraw-write.ts';

const d = toDecimal;
const wallet = (id: string, currency: string, network: string): PayoutAccount => ({
  id,
  currency,
  bankCard: null,
  wallet: { network, address: 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC', memo: null },
  rate: null,
  isInUse: false,
  createTimeTimestamp: 0,
});
const method = (
  currency: string,
  network: string | null,
  more: Partial<WithdrawalMethod> = {},
): WithdrawalMethod => ({
  type: 'digitalCurrency',
  currency,
  network,
  minimum: d('10'),
  maximum: d('1000'),
  feeRate: d('0'),
  minFee: d('1'),
  arrivalMinutes: 15,
  rate: { from: currency, to: 'USD', rate: d('1'), timestamp: 0 },
  ...more,
});
const facts: WithdrawFacts = {
  type: 'digitalCurrency',
  accounts: [wallet('A1', 'USDT', 'TRC-20'), wallet('A2', 'USDT', 'ERC-20'), wallet('A3', 'BTC', 'Bitcoin')],
  usable: {
    amount: d('750'),
    balance: d('1000'),
    currency: 'USD',
    holds: { list: [], unreadableCount: 0 },
    methods: { list: [method('USDT', 'TRC-20'), method('BTC', 'Bitcoin')], unreadableCount: 0 },
  } as unknown as WithdrawFacts['usable'],
};
const filled = (form: Partial<WithdrawForm>): WithdrawForm => ({
  ...emptyWithdrawal,
  currency: 'USDT',
  accountId: 'A1',
  ...form,
});
const problemsOf = (form: Partial<WithdrawForm>, known = facts) => {
  const of = filled(form);
  return withdrawModel.check(of, withdrawModel.summarise(of, known), known);
};
const kinds = (form: Partial<WithdrawForm>, known = facts) => problemsOf(form, known).map(({ kind }) => kind);

describe('a withdrawal', () => {
  test('arrives less its fee, and leaves the rest of what is free', () => {
    expect(withdrawModel.summarise(filled({ amount: '200' }), facts)).toMatchObject({
      fee: '1',
      received: { amount: '199', currency: 'USDT' },
      left: '550',
    });
    expect(kinds({ amount: '200' })).toEqual([]);
  });

  test.each(workedWithdrawals)(
    'of $amount to $to costs $fee and brings $received',
    ({ amount, feeRate, minFee, to, rate, fee, received }) => {
      const type = to === 'BTC' || to === 'USDT' ? 'digitalCurrency' : 'bankCard';
      const quoted: ExchangeRate | null = rate && {
        from: rate[0],
        to: rate[1],
        rate: d(rate[2]),
        timestamp: 0,
      };
      const charged = feeOf({ feeRate: d(feeRate), minFee: d(minFee) }, d(amount));
      expect(charged).toBe(fee);
      const arriving = receivedOf({ type, currency: to, rate: quoted }, subtract(d(amount), charged));
      expect(arriving).toEqual({ amount: received, currency: to });
    },
  );

  test.each<[string, Partial<WithdrawForm>, readonly string[]]>([
    ['of nothing typed', { amount: '' }, ['amountWrong']],
    ['of a dot', { amount: '.' }, ['amountWrong']],
    ['of zero', { amount: '0.00' }, ['amountNotPositive']],
    ['below the minimum', { amount: '9.99' }, ['tooSmall']],
    ['at the minimum', { amount: '10' }, []],
    ['of all that is free', { amount: '750' }, []],
    ['of a cent more', { amount: '750.01' }, ['fundsShort']],
    ['above the maximum, too', { amount: '1000.01' }, ['fundsShort', 'tooLarge']],
    [
      'without a currency',
      { currency: null, accountId: null, amount: '20' },
      ['currencyMissing', 'accountMissing'],
    ],
    ['without an address', { accountId: null, amount: '20' }, ['accountMissing']],
    ['to an account that was deleted', { accountId: 'A9', amount: '20' }, ['accountGone']],
    ['to an address of another currency', { accountId: 'A3', amount: '20' }, ['accountGone']],
    ['over a network that is not offered', { accountId: 'A2', amount: '20' }, ['notOffered']],
  ])('%s', (_, form, expected) => {
    expect(kinds(form)).toEqual(expected);
  });

  test('says what is missing to the cent', () => {
    expect(problemsOf({ amount: '900.5' })[0]).toEqual({ kind: 'fundsShort', missing: '150.5' });
  });

  test('has chosen what there is no choice of, and nothing else', () => {
    const { follow } = withdrawModel;
    const one = { ...facts, accounts: facts.accounts?.slice(2) ?? null };
    expect(follow?.(emptyWithdrawal, one)).toMatchObject({ currency: 'BTC', accountId: 'A3' });
    expect(follow?.(emptyWithdrawal, facts)).toEqual(emptyWithdrawal);
    const ofTether = withdrawModel.reduce(filled({}), { type: 'currencyChosen', currency: 'BTC' });
    expect(ofTether.accountId).toBeNull();
  });
});

const record: WithdrawalRecord = {
  id: 'W-1',
  clientOrderId: 'x',
  type: 'digitalCurrency',
  accountId: 'A1',
  account: 'TRC-20',
  amount: d('200'),
  currency: 'USD',
  fee: d('1'),
  received: d('199'),
  receivedCurrency: 'USDT',
  rate: null,
  status: 'pending',
  reason: null,
  arrivalMinutes: 15,
  createTimeTimestamp: 0,
  updateTimeTimestamp: 0,
};

const sent: SentWithdrawal = { type: 'digitalCurrency', accountId: 'A1', currency: 'USDT', amount: d('200') };
const subject: Subject<SentWithdrawal, typeof withdrawWrite.endpoint> = {
  // The fake backend has no statement: there the same request again is the look-up.
  write: { ...withdrawWrite, list: null },
  request: sent,
  other: { ...sent, amount: d('210') },
  receiptOf: (wire, nth) => ({
    ...record,
    id: `W-${nth}`,
    clientOrderId: wire['clientOrderId'] ?? '',
    amount: d(wire['amount'] ?? '0'),
  }),
  asOther: (one) => ({ ...one, accountId: 'A2' }),
};

describe('sending a withdrawal', () => {
  keepsTheRules(subject, [
    ['the receipt of another account', changed<WithdrawalRecord>({ accountId: 'A2' })],
    ['the receipt of another amount', changed<WithdrawalRecord>({ amount: d('201') })],
    ['the receipt of another currency', changed<WithdrawalRecord>({ receivedCurrency: 'BTC' })],
    ['the receipt of another intent', changed<WithdrawalRecord>({ clientOrderId: 'somebody-elses' })],
    ['a receipt of nothing', () => honest({})],
  ]);
});

test('what was sent fills the form in again', () => {
  const asked = withdrawModel.toRequest(filled({ amount: '12.5' }), facts);
  expect(withdrawModel.toRequest(withdrawModel.toForm(asked), facts)).toEqual(asked);
});

describe('the statement', () => {
  const line = (more: Partial<WalletBillLine>): WalletBillLine =>
    ({
      id: 'L1',
      kind: 'withdrawal',
      amount: d('0'),
      currency: 'USD',
      status: 'pending',
      reason: null,
      recordId: 'W-1',
      toAccount: 'Bank',
      createTimeTimestamp: 5,
      updateTimeTimestamp: null,
      withdrawal: null,
      ...more,
    }) as WalletBillLine;

  test('has each withdrawal once, with what is held where nothing has moved', () => {
    const found = withdrawnIn([
      line({ withdrawal: record }),
      line({ id: 'L2', withdrawal: record }),
      line({ id: 'L3', kind: 'fee', recordId: 'W-3' }),
    ]);
    expect(found.map(({ id, amount }) => [id, amount])).toEqual([['W-1', '200']]);
  });

  test('of a backend without records says what left the wallet and where it went', () => {
    expect(withdrawnIn([line({ amount: d('-195'), status: 'completed' })])).toMatchObject([
      { id: 'W-1', amount: '195', account: 'Bank', at: 5, status: 'completed' },
    ]);
  });

  test('knows a destination only after money has arrived there', () => {
    const sentTo = (status: WithdrawalRecord['status']) =>
      isKnownDestination(withdrawnIn([line({ withdrawal: { ...record, status } })]), 'A1');
    expect([sentTo('pending'), sentTo('failed'), sentTo('completed')]).toEqual([false, false, true]);
  });
});
