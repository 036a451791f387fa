/** What an investment comes to, and what prevents it. Worked out by hand. */
import { toDecimal, type followAgency, type ResponseOf, type Wallet } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { honest, type Subject } from '#submission/test/fake-backend.ts';
import { changed } from '#submission/test/hostile-answers.ts';
import { keepsTheRules } from '#submission/test/rules.ts';
import { monthsBetween, pointsOf, worstFallIn } from './figures.ts';
import { emptyInvestment, interestFor, investModel, type InvestFacts, type SentFollow } from './model.ts';
import { investWrite } from './write.ts';

const d = toDecimal;
const terms = { minimum: d('100'), maximum: d('1000000'), interestRate: d('6.5'), termDays: 30 };
const wallet = (balance: string, usedBalance = '0'): Wallet => ({
  walletType: 'FOLLOW',
  currency: 'USD',
  balance: d(balance),
  usedBalance: d(usedBalance),
});
const facts: InvestFacts = { agencyId: 'kestrel', terms, wallet: wallet('5000', '1000') };
const rich: InvestFacts = { ...facts, wallet: wallet('2000000') };

function after(amount: string, known = facts) {
  const form = { amount };
  const summary = investModel.summarise(form, known);
  return { ...summary, problems: investModel.check(form, summary, known) };
}

describe('an investment', () => {
  test('of 1,000 at 6.5 % for 30 days brings 5.34', () => {
    expect(after('1000')).toEqual({ amount: '1000', interest: '5.34', left: '3000', problems: [] });
  });

  test('brings interest to the cent, rounded once', () => {
    expect(interestFor(d('100'), terms)).toBe('0.53');
    expect(interestFor(d('12345.67'), { interestRate: d('9'), termDays: 90 })).toBe('273.97');
    expect(interestFor(d('100'), { interestRate: null, termDays: 30 })).toBeNull();
  });

  test.each([
    ['', 'amountMissing'],
    ['.', 'amountMissing'],
    ['0', 'nothing'],
    ['0.00', 'nothing'],
    ['99.99', 'outOfRange'],
    ['1000000.01', 'outOfRange'],
  ])('of "%s" is not sent', (amount, kind) => {
    expect(after(amount, rich).problems).toEqual([{ kind }]);
  });

  test.each(['100', '1000000'])('of %s is sent: the limits themselves are taken', (amount) => {
    expect(after(amount, rich).problems).toEqual([]);
  });

  test('of more than is free says what is missing: what is held stays', () => {
    expect(after('4000.01').problems).toEqual([{ kind: 'fundsShort', missing: '0.01' }]);
    expect(after('4000').problems).toEqual([]);
  });

  test('may be sent while the wallet is not known: the brokerage checks it', () => {
    expect(after('500', { ...facts, wallet: null })).toMatchObject({ left: null, problems: [] });
  });

  test('has two decimals at most, and a leading dot becomes a zero', () => {
    const typed = (text: string) => investModel.reduce(emptyInvestment, { type: 'amountTyped', text }).amount;
    expect(['250.505', '.5', '250.50'].map(typed)).toEqual(['', '0.5', '250.50']);
  });
});

describe('the months since a start', () => {
  test.each([
    ['2025-01-02', '2026-11-18', 22],
    ['2025-01-20', '2026-11-18', 21],
    ['2026-11-18', '2026-11-18', 0],
    ['2026-12-01', '2026-11-18', 0],
  ])('from %s to %s', (from, to, months) => {
    expect(monthsBetween(Date.parse(from), Date.parse(to))).toBe(months);
  });
});

test('the worst fall is between the highest value and the lowest after it', () => {
  const values = ['1', '1.2', '0.9', '1.5', '1.2', '2'].map((v, t) => ({ t, v: d(v) }));
  expect(worstFallIn(values)).toEqual({ high: values[1], low: values[2] });
  expect(worstFallIn(values.slice(0, 2))).toBeNull();
  expect(worstFallIn([])).toBeNull();
});

test('a chart counts from the start, not from the end of the first day', () => {
  const hour = 3_600_000;
  const values = [0, 6.5, 30.5, 54.5].map((hours, index) => ({ t: hours * hour, v: d(`1.${index}`) }));
  expect(pointsOf(values).map(({ c }) => c)).toEqual([1, 1.2, 1.3]);
  expect(pointsOf([])).toEqual([]);
});

const receipt = {
  id: 'F-1',
  clientOrderId: 'x',
  agencyId: 'kestrel',
  name: 'Kestrel Bay Capital',
  amount: d('250'),
  currency: 'USD',
  status: 'waitConfirm',
  interestRate: d('6.5'),
  termDays: 30,
  createTimeTimestamp: 0,
} as ResponseOf<typeof followAgency>;

const subject: Subject<SentFollow, typeof followAgency> = {
  write: investWrite,
  request: { agencyId: 'kestrel', amount: d('250') },
  other: { agencyId: 'kestrel', amount: d('260') },
  receiptOf: (wire, nth) => ({
    ...receipt,
    id: `F-${nth}`,
    clientOrderId: wire['clientOrderId'] ?? '',
    amount: d(wire['amount'] ?? '0'),
  }),
  asOther: (one) => ({ ...one, agencyId: 'northmoor' }),
};

describe('sending an investment', () => {
  keepsTheRules(subject, [
    ['the receipt of another institution', changed<typeof receipt>({ agencyId: 'northmoor' })],
    ['the receipt of another amount', changed<typeof receipt>({ amount: d('251') })],
    ['the receipt of another intent', changed<typeof receipt>({ clientOrderId: 'somebody-elses' })],
    ['a receipt of nothing', () => honest({})],
  ]);
});

test('what was sent fills the form in again', () => {
  const sent = investModel.toRequest({ amount: '112.5' }, facts);
  expect(investModel.toRequest(investModel.toForm(sent), facts)).toEqual(sent);
});
