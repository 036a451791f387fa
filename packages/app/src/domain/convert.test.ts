import { toDecimal } from '@meridian/api';
import { workedConversions } from '@meridian/api/test/worked-conversions';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convert } from './convert.ts';
import { compare, floorToStep } from './money.ts';

const at = 1_795_015_800_000;
const rateOf = ([from, to, rate]: readonly [string, string, string]) => ({
  from,
  to,
  rate: toDecimal(rate),
  timestamp: at,
});

test.each(workedConversions)(
  '$given $in at $rate is $received',
  ({ given, in: currency, rate, received }) => {
    const money = { amount: toDecimal(given), currency };
    const { received: found, steps } = convert(money, rateOf(rate));
    expect(found.currency).toBe(rate.find((one) => one !== currency && /^[A-Z]+$/.test(one)));
    expect(compare(found.amount, toDecimal(received))).toBe(0);
    // The arithmetic that is shown leads from what is given to what is received.
    expect(steps).toHaveLength(1);
    expect(steps[0]?.amount).toEqual(money);
    expect(steps[0]?.by).toBe(rate[2]);
    expect(steps[0]?.operation).toBe(currency === rate[0] ? 'times' : 'dividedBy');
    expect(floorToStep(steps[0]?.result.amount ?? toDecimal('-1'), toDecimal('0.01'))).toBe(found.amount);
  },
);

test('money of neither currency of a rate cannot be converted', () => {
  const yen = { amount: toDecimal('100'), currency: 'JPY' };
  expect(() => convert(yen, rateOf(['USD', 'HKD', '7.78125']))).toThrow(RangeError);
});

test('exchanging there and back never brings more than was given', () => {
  const cents = fc
    .bigInt(1n, 10n ** 12n)
    .map((n) => toDecimal(`${n / 100n}.${String(n % 100n).padStart(2, '0')}`));
  const rates = fc
    .bigInt(1n, 10n ** 9n)
    .map((n) => toDecimal(`${n / 10_000n}.${String(n % 10_000n).padStart(4, '0')}`));
  fc.assert(
    fc.property(cents, rates, fc.boolean(), (amount, rate, isForwards) => {
      const quoted = rateOf(['EUR', 'USD', rate]);
      const money = { amount, currency: isForwards ? 'EUR' : 'USD' };
      const back = convert(convert(money, quoted).received, quoted).received;
      expect(back.currency).toBe(money.currency);
      expect(compare(back.amount, amount)).toBeLessThanOrEqual(0);
    }),
  );
});
