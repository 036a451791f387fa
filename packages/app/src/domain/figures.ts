/** A number that can say where it comes from. The views turn the keys into words. */
import type { Decimal } from '@meridian/api';

/** What a step's number is, and so how it reads. Amounts and prices are in the instrument's currency. */
export type Quantity =
  | {
      readonly as:
        | 'price'
        | 'signedPrice'
        | 'money'
        | 'signedMoney'
        | 'quantity'
        | 'leverage'
        | 'signedPercent';
      readonly value: Decimal;
    }
  /** A fraction shown in percent: 0.0003 reads 0.03 %. */
  | { readonly as: 'rate'; readonly value: Decimal };

export type Operator = 'plus' | 'minus' | 'times' | 'dividedBy' | 'equals';

export interface Step<Label extends string> {
  readonly label: Label;
  readonly operator?: Operator;
  readonly number: Quantity;
}

export const step = <Label extends string>(
  label: Label,
  as: Quantity['as'],
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
