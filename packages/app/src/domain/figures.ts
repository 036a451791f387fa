/** A number that can say where it comes from. The views turn the keys into words. */
import type { Decimal } from '@meridian/api';
import { compare, one } from './money.ts';
import type { Contract, ContractTerms } from './contract.ts';

/**
 * What a step's number is, and so how it reads. Prices are in the instrument's currency, money in that of the wallet that
 * pays; `settledMoney` is what it was before it was exchanged.
 */
export type Quantity =
  | {
      readonly as:
        | 'price'
        | 'signedPrice'
        | 'money'
        | 'signedMoney'
        | 'settledMoney'
        | 'signedSettledMoney'
        | 'quantity'
        | 'leverage'
        | 'signedPercent';
      readonly value: Decimal;
    }
  /** A share of a value that is charged, with its rate. */
  | { readonly as: 'moneyAtRate'; readonly value: Decimal; readonly rate: Decimal }
  /** A fraction shown in percent: 0.0003 reads 0.03 %. */
  | { readonly as: 'rate'; readonly value: Decimal }
  /** The price of a pair of currencies, which money is exchanged at: USDJPY 154.682. */
  | { readonly as: 'pair'; readonly value: Decimal; readonly pair: string };

/** What a number is, where it says nothing more. */
export type PlainNumber = Exclude<Quantity['as'], 'pair' | 'moneyAtRate'>;

export type Operator = 'plus' | 'minus' | 'times' | 'dividedBy' | 'equals';

export interface Step<Label extends string> {
  readonly label: Label;
  readonly operator?: Operator;
  readonly number: Quantity;
}

export const step = <Label extends string>(
  label: Label,
  as: PlainNumber,
  value: Decimal,
  operator?: Operator,
): Step<Label> => ({ label, number: { as, value }, ...(operator && { operator }) });

/** `value` is null while something it is made of is not known; its steps are then empty. */
export interface Figure<Label extends string, Note extends string = never> {
  readonly value: Decimal | null;
  readonly steps: readonly Step<Label>[];
  /** Said under the steps. */
  readonly notes: readonly Note[];
}

export const unknownFigure: Figure<never> = { value: null, steps: [], notes: [] };

/** How many of the underlying one is, where that is not one: nobody multiplies by one. */
export function sizeSteps(
  { contractSize }: Pick<Contract, 'contractSize'>,
  operator: 'times' | 'dividedBy' = 'times',
): readonly Step<'contractSize'>[] {
  return compare(contractSize, one) === 0 ? [] : [step('contractSize', 'quantity', contractSize, operator)];
}

/** The rate that brings money of the price's currency into the wallet's; none where both are one. */
export function rateSteps(
  { rate }: Pick<ContractTerms, 'rate'>,
  contract: Contract,
): readonly Step<'exchangeRate'>[] {
  if (rate === null) return [];
  const { numerator, denominator } = contract.rate;
  return [
    {
      label: 'exchangeRate',
      operator: rate.isInverse ? 'dividedBy' : 'times',
      number: { as: 'pair', value: rate.isInverse ? denominator : numerator, pair: rate.stock_code },
    },
  ];
}
