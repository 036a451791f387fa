/** What an order costs beside the brokerage's own fee. In a file of its own, so that only the screens that show it carry it. */
import * as v from 'valibot';
import { nonNegativeDecimal } from './decimal.ts';
import { openWord, step } from './fields.ts';
import { someOf } from './row-schemas.ts';

/** Duties and levies of an exchange, in the order a contract note lists them. */
const chargeKinds = ['stampDuty', 'transactionLevy', 'afrcLevy', 'tradingFee', 'settlementFee'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

const charge = v.object({
  /** Null for a charge the app has no word for: it is paid all the same. */
  kind: openWord(chargeKinds),
  /** Fraction of the order's value. */
  rate: nonNegativeDecimal,
  /** In the wallet's currency: the charge is a whole multiple of it. */
  unit: step,
  rounding: v.picklist(['halfUp', 'up']),
});
export type Charge = v.InferOutput<typeof charge>;

const charges = v.nullish(v.pipe(v.array(charge), v.maxLength(20)), []);

/**
 * The charges of trading terms; none where the terms name none. Null where one of them cannot be read: a fee without it would
 * be too low.
 */
export function chargesOf(given: unknown): readonly Charge[] | null {
  const read = v.safeParse(charges, given, { abortEarly: true });
  return read.success ? read.output : null;
}

/** What a fee consists of: the brokerage's commission, then the charges. Assumed (DECISIONS 27). */
const feeKinds = ['commission', ...chargeKinds] as const;
export type FeeKind = (typeof feeKinds)[number];

const feeItem = v.object({
  /** Null for an item the app has no word for. */
  kind: openWord(feeKinds),
  amount: nonNegativeDecimal,
});
export type FeeItem = v.InferOutput<typeof feeItem>;

/** None where a fee is given as one sum. One that cannot be read is left out: what is left is not the sum then. */
export const feeItems = v.nullish(someOf(feeItem, 20), []);
