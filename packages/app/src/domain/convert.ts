/** Money of one currency as money of another, before it is exchanged and as it is recorded (DECISIONS 25, 42). */
import type { Decimal, ExchangeRate } from '@meridian/api';
import { divide, isNegative, moneyDecimals, multiply, one, roundHalfUp, type Money } from './money.ts';

/** One line of the arithmetic: `amount` × or ÷ `by` is `result`, of which as many digits are given as are worth showing. */
interface ConversionStep {
  readonly operation: 'times' | 'dividedBy';
  readonly amount: Money;
  readonly by: Decimal;
  /** Before it is rounded to cents. */
  readonly result: Money;
}

interface Conversion {
  /** In cents (of a coin as asked), rounded down: exchanging there and back makes nobody richer (ADR 18). */
  readonly received: Money;
  readonly steps: readonly ConversionStep[];
}

/** Decimals that a step shows of a result that may have no end. */
const shownDecimals = 6;

/**
 * What money brings at a rate, in the other of its two currencies. Signed as what is given.
 * @param decimals of what is received: more than cents of a coin
 * @throws RangeError for money of neither currency.
 */
export function convert(
  money: Money,
  { from, to, rate }: ExchangeRate,
  decimals: number = moneyDecimals,
): Conversion {
  const down = (by: Decimal, over: Decimal): Decimal =>
    divide(multiply(money.amount, by), over, decimals, isNegative(money.amount) ? 'up' : 'down');
  if (money.currency === from) {
    return {
      received: { amount: down(rate, one), currency: to },
      steps: [
        {
          operation: 'times',
          amount: money,
          by: rate,
          result: { amount: roundHalfUp(multiply(money.amount, rate), shownDecimals), currency: to },
        },
      ],
    };
  }
  if (money.currency !== to) throw new RangeError(`no ${money.currency} in a rate from ${from} to ${to}`);
  return {
    received: { amount: down(one, rate), currency: from },
    steps: [
      {
        operation: 'dividedBy',
        amount: money,
        by: rate,
        result: { amount: divide(money.amount, rate, shownDecimals, 'half-up'), currency: from },
      },
    ],
  };
}
