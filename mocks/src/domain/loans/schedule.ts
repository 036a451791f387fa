/** What is paid back each month: always the same sum, of which the interest is that of what is still owed (ADR 58). Pure. */
import { FIXED_ONE, roundQuotient } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import { moneyDecimals } from '../ledger/index.ts';

/** Amounts in USD, the rate in percent points a year. */
export interface LoanTerms {
  readonly amount: Fixed;
  readonly months: number;
  readonly yearlyRate: Fixed;
}

/** One month's payment: what it pays back, and the interest. */
export interface Instalment {
  /** From 1. */
  readonly number: number;
  readonly principal: Fixed;
  readonly interest: Fixed;
}

/** A month's rate is a twelfth of the year's, in percent: `yearlyRate` over this. */
const monthly = 12n * 100n * FIXED_ONE;

/** The same sum each month: amount × i × (1 + i)^n ÷ ((1 + i)^n − 1), rounded half-up once; without interest amount ÷ n. */
export function monthlyPayment({ amount, months, yearlyRate }: LoanTerms): Fixed {
  if (yearlyRate === 0n) return roundQuotient(amount, BigInt(months), moneyDecimals);
  const grown = (monthly + yearlyRate) ** BigInt(months);
  const whole = monthly ** BigInt(months);
  return roundQuotient(amount * yearlyRate * grown, monthly * (grown - whole), moneyDecimals);
}

/** Looked at whenever the clock goes on. A loan's terms never change. */
const schedules = new WeakMap<LoanTerms, readonly Instalment[]>();

/** All payments in their order. The last one pays back what is left, so that what is repaid is the amount. */
export function scheduleOf(terms: LoanTerms): readonly Instalment[] {
  const known = schedules.get(terms) ?? workOut(terms);
  schedules.set(terms, known);
  return known;
}

function workOut(terms: LoanTerms): readonly Instalment[] {
  const payment = monthlyPayment(terms);
  const instalments: Instalment[] = [];
  let owed = terms.amount;
  for (let number = 1; number <= terms.months; number += 1) {
    const interest = roundQuotient(owed * terms.yearlyRate, monthly, moneyDecimals);
    const principal = number === terms.months ? owed : payment - interest;
    instalments.push({ number, principal, interest });
    owed -= principal;
  }
  return instalments;
}

/**
 * When a month's payment is due, in world ms: on the day of the month and at the time (UTC) that the loan was credited at, or on the
 * last day of a month that is shorter. Negative numbers count back.
 */
export function dueDate(creditedAt: number, number: number): number {
  const credited = new Date(creditedAt);
  const due = new Date(creditedAt);
  due.setUTCDate(1);
  due.setUTCMonth(credited.getUTCMonth() + number);
  const lastDay = new Date(Date.UTC(due.getUTCFullYear(), due.getUTCMonth() + 1, 0)).getUTCDate();
  due.setUTCDate(Math.min(credited.getUTCDate(), lastDay));
  return due.getTime();
}
