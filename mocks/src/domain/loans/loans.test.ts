/** Money that is borrowed. The figures are worked out by hand (`worked-loans`). */
import { auditStatus } from '@meridian/api';
import { workedLoans } from '@meridian/api/test/worked-loans';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFixed, parseFixed } from '#kernel/index.ts';
import { action, doAll } from '#test/random-actions.ts';
import { messages, refusalOf, worldOf } from '#test/trading-customer.ts';
import { send } from '#world-definition.ts';
import type { BrokerageWorld } from '#world-definition.ts';
import { amountIn, freeIn, imbalances, outside, statementOf, walletBook } from '../ledger/index.ts';
import {
  dueDate,
  latestLoan,
  loanLimits,
  loanTerms,
  loanWallet,
  monthlyPayment,
  outstandingOf,
  overdueIn,
  scheduleOf,
} from './index.ts';
import type { Loan } from './index.ts';

const d = parseFixed;
const hour = 3_600_000;
const day = 24 * hour;
const text = (amount: bigint) => formatFixed(amount, 2);
const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

const open = () => worldOf('funded');
let intents = 0;
const apply = (world: BrokerageWorld, amount = '6000', months = 12) =>
  send(world, 'loans/apply', {
    userId: 'demo',
    clientOrderId: `loan-${(intents += 1)}`,
    amount,
    months,
    purpose: 'education',
  }).id;
const loanIn = (world: BrokerageWorld): Loan => {
  const loan = latestLoan(world.read(), 'demo');
  if (loan === undefined) throw new Error('no loan');
  return loan;
};
const advance = (world: BrokerageWorld, byMs: number) => world.dispatch('clock/advance', { byMs });
const goTo = (world: BrokerageWorld, at: number) => advance(world, at - world.now());
const free = (world: BrokerageWorld) => freeIn(walletBook(world.read().ledger, loanWallet('demo'))).amount;
const lines = (world: BrokerageWorld) =>
  statementOf(world.read().ledger, 'demo', 'BALANCE')
    .filter(({ reference }) => reference === loanIn(world).id)
    .toReversed()
    .map(({ kind, amount }) => [kind, text(amount)]);
const told = (world: BrokerageWorld) => messages(world).map(({ kind }) => kind);

/** Of one that was just credited. */
function credited(amount = '6000', months = 12) {
  const world = open();
  apply(world, amount, months);
  goTo(world, loanIn(world).review.endsAt);
  const { creditedAt } = loanIn(world);
  if (creditedAt === null) throw new Error('not credited');
  const due = (number: number) => dueDate(creditedAt, number);
  return { world, due };
}

describe('what is paid back', () => {
  test.each(workedLoans)('of $amount for $months months at $yearlyRate %', (worked) => {
    const terms = { amount: d(worked.amount), months: worked.months, yearlyRate: d(worked.yearlyRate) };
    const schedule = scheduleOf(terms);
    const [first] = schedule;
    const last = schedule.at(-1);
    const interest = sumOf(schedule.map((one) => one.interest));
    expect({
      payment: text(monthlyPayment(terms)),
      firstInterest: text(first?.interest ?? 0n),
      firstPrincipal: text(first?.principal ?? 0n),
      last: text((last?.principal ?? 0n) + (last?.interest ?? 0n)),
      interest: text(interest),
      total: text(terms.amount + interest),
    }).toEqual({
      payment: worked.payment,
      firstInterest: worked.firstInterest,
      firstPrincipal: worked.firstPrincipal,
      last: worked.last,
      interest: worked.interest,
      total: worked.total,
    });
  });

  test('is the amount, in payments that are all the same but for the last one’s cents', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: loanLimits.minimum / d('0.01'), max: loanLimits.maximum / d('0.01') }),
        fc.constantFrom(...loanTerms),
        (cents, { months, yearlyRate }) => {
          const terms = { amount: cents * d('0.01'), months, yearlyRate };
          const schedule = scheduleOf(terms);
          const payments = schedule.map(({ principal, interest }) => principal + interest);
          expect(sumOf(schedule.map(({ principal }) => principal))).toBe(terms.amount);
          expect(schedule.every(({ principal, interest }) => principal > 0n && interest >= 0n)).toBe(true);
          expect(new Set(payments.slice(0, -1))).toEqual(new Set([monthlyPayment(terms)]));
          const rest = (payments.at(-1) ?? 0n) - monthlyPayment(terms);
          expect(rest < 0n ? -rest : rest).toBeLessThanOrEqual(d('0.01') * BigInt(months));
        },
      ),
      { numRuns: 300 },
    );
  });

  test.each([
    ['2026-11-18T15:30:00Z', 1, '2026-12-18T15:30:00Z'],
    ['2026-11-18T15:30:00Z', 14, '2028-01-18T15:30:00Z'],
    ['2027-01-31T08:00:00Z', 1, '2027-02-28T08:00:00Z'],
    ['2027-01-31T08:00:00Z', 2, '2027-03-31T08:00:00Z'],
    ['2028-01-30T23:59:59Z', 1, '2028-02-29T23:59:59Z'],
    ['2027-03-31T08:00:00Z', -1, '2027-02-28T08:00:00Z'],
  ])('of a loan of %s falls due after %d months on %s', (at, number, due) => {
    expect(new Date(dueDate(Date.parse(at), number)).toISOString()).toBe(new Date(due).toISOString());
  });
});

describe('a loan', () => {
  test('is reviewed within a day, credited to BALANCE with a line of the statement, and told', () => {
    const world = open();
    const before = free(world);
    apply(world);
    expect([free(world), loanIn(world).status]).toEqual([before, auditStatus.pending]);
    advance(world, day);
    expect([free(world) - before, loanIn(world).status]).toEqual([d('6000'), auditStatus.completed]);
    expect(lines(world)).toEqual([['loan', '6000.00']]);
    expect(told(world)).toEqual(['loanCredited']);
    expect(amountIn(world.read().ledger, outside('lender', 'USD')).amount).toBe(-d('6000'));
  });

  test('that is refused has moved nothing, says why, and may be applied for again', () => {
    const world = open();
    world.dispatch('fact/loan', { state: 'pending', outcome: 'refused', reviewMinutes: 5 });
    const before = free(world);
    advance(world, 5 * 60_000);
    expect([free(world), loanIn(world).status]).toEqual([before, auditStatus.failed]);
    expect(messages(world)).toMatchObject([{ kind: 'loanRefused', parameters: { reason: 'littleIncome' } }]);
    apply(world);
    expect(loanIn(world).status).toBe(auditStatus.pending);
  });

  test('is paid back by the month on its day, the interest apart from what is repaid', () => {
    const { world, due } = credited();
    goTo(world, due(1) - 1);
    expect(lines(world)).toHaveLength(1);
    goTo(world, due(1));
    expect(lines(world)).toEqual([
      ['loan', '6000.00'],
      ['interest', '-42.00'],
      ['repayment', '-481.04'],
    ]);
    expect(text(outstandingOf(loanIn(world)))).toBe('5518.96');
    goTo(world, due(12));
    expect(outstandingOf(loanIn(world))).toBe(0n);
    expect(lines(world).slice(-2)).toEqual([
      ['interest', '-3.64'],
      ['repayment', '-519.42'],
    ]);
    // What the lender is left with is the interest.
    expect(text(amountIn(world.read().ledger, outside('lender', 'USD')).amount)).toBe('276.50');
    expect(told(world)).toEqual(['loanCredited', 'loanRepaid']);
    advance(world, 60 * day);
    expect(loanIn(world).paidAt).toHaveLength(12);
  });

  test('whose payment is not there is overdue, told once, and taken whole as soon as it is there', () => {
    const { world, due } = credited('500', 3);
    world.dispatch('fact/wallet', { type: 'BALANCE', amount: '168.66' });
    goTo(world, due(1));
    expect([text(overdueIn(loanIn(world))), text(free(world))]).toEqual(['168.67', '168.66']);
    expect(told(world)).toEqual(['loanCredited', 'loanOverdue']);
    advance(world, 3 * day);
    expect(told(world)).toHaveLength(2);
    world.dispatch('fact/wallet', { type: 'BALANCE', amount: '168.67' });
    advance(world, 1);
    expect([overdueIn(loanIn(world)), free(world)]).toEqual([0n, 0n]);
    expect(told(world)).toEqual(['loanCredited', 'loanOverdue', 'loanOverduePaid']);
    // Being late has cost nothing: the next interest is that of what is owed.
    expect(lines(world).slice(1)).toEqual([
      ['interest', '-3.00'],
      ['repayment', '-165.67'],
    ]);
  });

  test('with two payments missed pays the older one first, and a payment that falls due waits behind them', () => {
    const { world, due } = credited('500', 3);
    world.dispatch('fact/wallet', { type: 'BALANCE', amount: '0' });
    goTo(world, due(2));
    expect(text(overdueIn(loanIn(world)))).toBe('337.34');
    world.dispatch('fact/wallet', { type: 'BALANCE', amount: '200' });
    advance(world, 1);
    expect([loanIn(world).paidAt.length, text(free(world))]).toEqual([1, '31.33']);
    goTo(world, due(3));
    expect(text(overdueIn(loanIn(world)))).toBe('337.35');
    world.dispatch('fact/wallet', { type: 'BALANCE', amount: '337.35' });
    advance(world, 1);
    expect([loanIn(world).paidAt.length, free(world)]).toEqual([3, 0n]);
    expect(told(world).slice(-2)).toEqual(['loanOverduePaid', 'loanRepaid']);
  });

  test.each<[string, (world: BrokerageWorld) => unknown, [string, unknown]]>([
    ['of too little', (world) => apply(world, '499.99'), ['amountNotAllowed', { minimum: '500.00' }]],
    ['of too much', (world) => apply(world, '50000.01'), ['amountNotAllowed', { maximum: '50000.00' }]],
    ['of parts of a cent', (world) => apply(world, '600.001'), ['invalidRequest', { field: 'amount' }]],
    ['for a term of its own', (world) => apply(world, '600', 9), ['invalidRequest', { field: 'months' }]],
    [
      'while one is under review',
      (world) => {
        apply(world);
        return apply(world, '600');
      },
      ['alreadyApplied', {}],
    ],
    [
      'while one runs',
      (world) => {
        world.dispatch('fact/loan', { state: 'running' });
        return apply(world, '600');
      },
      ['alreadyApplied', {}],
    ],
    [
      'of a customer who is not verified',
      (world) => {
        world.dispatch('fact/kyc', { status: 'pending' });
        return apply(world);
      },
      ['kycRequired', {}],
    ],
  ])('%s is refused', (_, act, [reason, detail]) => {
    const world = open();
    expect(refusalOf(() => act(world))).toMatchObject([reason, detail]);
  });

  test('may follow one that is repaid', () => {
    const world = open();
    world.dispatch('fact/loan', { state: 'repaid', months: 3 });
    expect(outstandingOf(loanIn(world))).toBe(0n);
    apply(world);
    expect(loanIn(world).status).toBe(auditStatus.pending);
  });
});

describe('after any actions', () => {
  const actions = fc.array(action, { minLength: 5, maxLength: 25 });

  test('what was repaid and what is outstanding are the loan, and the lender has what the statement says', () => {
    fc.assert(
      fc.property(actions, (list) => {
        const world = open();
        doAll(world, list);
        advance(world, 70 * day);
        const { ledger, loans } = world.read();
        expect(imbalances(ledger)).toEqual([]);
        let lender = 0n;
        for (const loan of loans.values()) {
          const own = statementOf(ledger, 'demo').filter(({ reference }) => reference === loan.id);
          const of = (kind: string) =>
            sumOf(own.filter((line) => line.kind === kind).map((line) => line.amount));
          if (loan.creditedAt !== null) expect(outstandingOf(loan) - of('repayment')).toBe(loan.amount);
          expect(-of('interest')).toBe(
            sumOf(
              scheduleOf(loan)
                .slice(0, loan.paidAt.length)
                .map(({ interest }) => interest),
            ),
          );
          expect(of('loan')).toBe(loan.creditedAt === null ? 0n : loan.amount);
          lender -= sumOf(own.map(({ amount }) => amount));
        }
        expect(amountIn(ledger, outside('lender', 'USD')).amount).toBe(lender);
      }),
      { numRuns: 40 },
    );
  });

  test('where the clock stops on its way makes no difference', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('500', '6000', '50000'),
        fc.constantFrom(3, 6),
        fc.constantFrom('0', '100', '900', '40000'),
        fc.array(fc.integer({ min: 1, max: 40 * 24 }), { minLength: 1, maxLength: 12 }),
        (amount, months, left, stops) => {
          const lived = (steps: readonly number[]) => {
            const { world } = credited(amount, months);
            world.dispatch('fact/wallet', { type: 'BALANCE', amount: left });
            for (const hours of steps) advance(world, hours * hour);
            const { loans, ledger } = world.read();
            return { loans: [...loans.values()], lines: ledger.lines, told: messages(world) };
          };
          intents = 0;
          const atOnce = lived([stops.reduce((sum, hours) => sum + hours, 0)]);
          intents = 0;
          expect(lived(stops)).toEqual(atOnce);
        },
      ),
      { numRuns: 25 },
    );
  });
});
