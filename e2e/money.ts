/**
 * Money as a person would calculate it with pencil and paper: whole cents, or whole units of the eighth decimal. Of the
 * app's own arithmetic nothing is used here, so that both cannot be wrong in the same way.
 */

const amountPattern = /^(?<sign>[+\u2212-])?(?:HK\$|\$|€)?(?<whole>[\d,]+)(?:\.(?<fraction>\d+))?$/;

/** "−$1,234.50" with `decimals` 2 is −123450n. @throws where the text is no amount or has more decimals than that. */
function units(text: string, decimals: number): bigint {
  const { sign, whole = '', fraction = '' } = amountPattern.exec(text.trim())?.groups ?? {};
  if (whole === '' || fraction.length > decimals) {
    throw new Error(`"${text}" is no amount with at most ${decimals} decimals`);
  }
  const size = BigInt(whole.replaceAll(',', '') + fraction.padEnd(decimals, '0'));
  return sign === undefined || sign === '+' ? size : -size;
}

/** Money in cents; it is always shown with exactly two decimals (spec §9). */
export function cents(text: string): bigint {
  if (!/\.\d\d$/.test(text.trim())) throw new Error(`"${text}" does not show cents`);
  return units(text, 2);
}

const fineDecimals = 8;
const fineUnit = 10n ** BigInt(fineDecimals);

/** A price or a quantity in units of the eighth decimal. */
export function fine(text: string): bigint {
  return units(text, fineDecimals);
}

/** Price × quantity in cents, halves away from zero. Both in units of the eighth decimal; the price may be a difference. */
export function worth(price: bigint, quantity: bigint): bigint {
  return roundedDivision(price * quantity, (fineUnit * fineUnit) / 100n);
}

/** The part of an order's worth that the brokerage takes: a rate in percent, and at least `least` cents. */
export function feeOf(price: bigint, quantity: bigint, ratePercent: string, least: bigint): bigint {
  const rate = fine(ratePercent.replace('%', ''));
  const byRate = roundedDivision(price * quantity * rate, fineUnit * fineUnit * fineUnit);
  return byRate > least ? byRate : least;
}

/** A part of an amount in cents, halves away from zero: what is worth so much when it moves by `part` of `whole`. */
export function share(amount: bigint, part: bigint, whole: bigint): bigint {
  return roundedDivision(amount * part, whole);
}

/** What an amount in cents costs at a rate that says how much one unit buys, rounded up to cents. */
export function perRate(amount: bigint, rate: string): bigint {
  const [dividend, divisor] = [amount * fineUnit, fine(rate)];
  return (dividend + divisor - 1n) / divisor;
}

function roundedDivision(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n;
  return dividend < 0n ? -((-dividend + half) / divisor) : (dividend + half) / divisor;
}

export function sum(amounts: Iterable<bigint>): bigint {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return total;
}

/** The price as it is typed into a limit field: a share of another price, on the instrument's tick of `decimals`. */
export function shareOf(price: string, percent: bigint, decimals: number): string {
  const tick = 10n ** BigInt(fineDecimals - decimals);
  const ticks = (fine(price) * percent) / 100n / tick;
  const digits = ticks.toString().padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
