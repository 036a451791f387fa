import type { Decimal, FeeItem, FeeKind, Order } from '@meridian/api';
import { step, type Step } from './figures.ts';
import type { Fee, FeeSchedule } from './fees.ts';
import { add, compare } from './money.ts';

/** `otherCharge`: one that the app has no word for. */
type FeeLabel = FeeKind | 'otherCharge';
export type FeeStepLabel = FeeLabel | 'feeRate' | 'feeByRate' | 'minFee' | 'fee';

/** From the order's value to what is charged: the commission by its rate or the minimum, then each duty and levy. */
export function feeSteps(
  { fee, commission, byRate, isMinimum, charges }: Fee,
  { feeRate }: FeeSchedule,
): readonly Step<FeeStepLabel>[] {
  const isAlone = charges.length === 0;
  return [
    step('feeRate', 'rate', feeRate, 'times'),
    step(isMinimum ? 'feeByRate' : isAlone ? 'fee' : 'commission', 'money', byRate, 'equals'),
    ...(isMinimum ? [step('minFee', 'money', commission)] : []),
    ...charges.map(({ kind, amount, rate }): Step<FeeLabel> => ({
      label: kind ?? 'otherCharge',
      operator: 'plus',
      number: { as: 'moneyAtRate', value: amount, rate },
    })),
    ...(isAlone ? [] : [step('fee', 'money', fee, 'equals')]),
  ];
}

/** What a fee consists of, for a review or a record. */
export interface FeePart {
  readonly label: FeeLabel;
  readonly amount: Decimal;
}

/** The parts of an estimated fee; none where it is the commission alone. */
export function partsOfFee({ commission, charges }: Fee): readonly FeePart[] {
  if (charges.length === 0) return [];
  return [
    { label: 'commission', amount: commission },
    ...charges.map(({ kind, amount }) => ({ label: kind ?? ('otherCharge' as const), amount })),
  ];
}

/** The parts of a fee as it was charged; none where the brokerage gives the sum only, or parts that are not the sum. */
export function partsCharged({
  feeItems,
  handlingFee,
}: Pick<Order, 'feeItems' | 'handlingFee'>): readonly FeePart[] {
  const [first, ...rest]: readonly FeeItem[] = feeItems;
  if (first === undefined || rest.length === 0) return [];
  const isSum = compare(add(first.amount, ...rest.map(({ amount }) => amount)), handlingFee) === 0;
  return isSum ? [first, ...rest].map(({ kind, amount }) => ({ label: kind ?? 'otherCharge', amount })) : [];
}
