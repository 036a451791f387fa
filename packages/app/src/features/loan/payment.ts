/** What a loan costs: the same sum each month, of which the interest is that of what is still owed (ADR 58). Pure. */
import { toDecimal, type Decimal } from '@meridian/api';
import { add, divide, isZero, moneyDecimals, multiply, one, subtract, zero } from '#domain/money.ts';

/** Amount in dollars, rate in percent points a year. */
export interface LoanTerms {
  readonly amount: Decimal;
  readonly months: number;
  readonly yearlyRate: Decimal;
}

/** In dollars. */
export interface LoanCost {
  /** Each month; the last one differs by what rounding has left. */
  readonly payment: Decimal;
  readonly lastPayment: Decimal;
  /** Of all months. */
  readonly interest: Decimal;
  /** All payments together. */
  readonly total: Decimal;
  /** In percent points a month. Rounded to six decimals, for the arithmetic that is shown: nothing is worked out with it. */
  readonly monthlyRate: Decimal;
  /** 1 − 1 ÷ (1 + monthly rate)^n, rounded to eight decimals, as {@link monthlyRate}; null without interest. */
  readonly divisor: Decimal | null;
}

/** A month's rate is the year's over this, in percent. */
const monthly = toDecimal('1200');
const twelve = toDecimal('12');

function power(base: Decimal, exponent: number): Decimal {
  return multiply(one, ...Array.from({ length: exponent }, () => base));
}

/** Amount × i × (1 + i)^n ÷ ((1 + i)^n − 1), rounded half-up once; without interest amount ÷ n. */
function monthlyPayment({ amount, months, yearlyRate }: LoanTerms): Decimal {
  if (isZero(yearlyRate)) return divide(amount, toDecimal(String(months)), moneyDecimals, 'half-up');
  const grown = power(add(monthly, yearlyRate), months);
  const whole = power(monthly, months);
  return divide(
    multiply(amount, yearlyRate, grown),
    multiply(monthly, subtract(grown, whole)),
    moneyDecimals,
    'half-up',
  );
}

/** What a loan costs over its whole term. */
export function costOf(terms: LoanTerms): LoanCost {
  const { amount, months, yearlyRate } = terms;
  const payment = monthlyPayment(terms);
  let owed = amount;
  let interest: Decimal = zero;
  let lastPayment = payment;
  for (let number = 1; number <= months; number += 1) {
    const ofMonth = divide(multiply(owed, yearlyRate), monthly, moneyDecimals, 'half-up');
    interest = add(interest, ofMonth);
    if (number === months) lastPayment = add(owed, ofMonth);
    else owed = subtract(owed, subtract(payment, ofMonth));
  }
  return {
    payment,
    lastPayment,
    interest,
    total: add(amount, interest),
    monthlyRate: divide(yearlyRate, twelve, 6, 'half-up'),
    divisor: isZero(yearlyRate)
      ? null
      : subtract(one, divide(power(monthly, months), power(add(monthly, yearlyRate), months), 8, 'half-up')),
  };
}
