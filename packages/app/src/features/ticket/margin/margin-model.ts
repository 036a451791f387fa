/** What an open position is held with, as a form of the layer `submission` (DECISIONS 36). Pure. */
import { tradeDirection, type Decimal } from '@meridian/api';
import * as v from 'valibot';
import { compare, isPositive, moneyDecimals, parseAmount, subtract, typeAmount } from '#domain/money.ts';
import { intentOf } from '#submission/intent.ts';
import type { FormModel } from '#submission/model.ts';
import { positiveText, typedText } from '#submission/typed-text.ts';
import {
  borrowedOf,
  summariseMargin,
  type MarginFacts,
  type MarginForm,
  type MarginSummary,
} from './margin-summary.ts';

export type { MarginFacts, MarginForm };

export type MarginEvent =
  | { readonly type: 'changeChosen'; readonly change: MarginForm['change'] }
  | { readonly type: 'amountTyped'; readonly text: string }
  | { readonly type: 'leverageChosen'; readonly leverage: Decimal };

/** Exactly one of the two is asked for. */
export interface SentMargin {
  readonly positionId: string;
  readonly margin: Decimal | null;
  readonly leverage: Decimal | null;
}

export type MarginProblem =
  | { readonly kind: 'amountMissing' | 'leverageMissing' | 'stoppedOutAtOnce' | 'paidInFull' }
  | { readonly kind: 'moreThanBorrowed'; readonly most: Decimal }
  | { readonly kind: 'fundsShort'; readonly missing: Decimal };

function check(form: MarginForm, summary: MarginSummary, facts: MarginFacts): readonly MarginProblem[] {
  const borrowed = borrowedOf(facts);
  if (form.change === 'raise') {
    if (form.leverage === null) return [{ kind: 'leverageMissing' }];
    return isReached(summary, facts) ? [{ kind: 'stoppedOutAtOnce' }] : [];
  }
  if (borrowed !== null && !isPositive(borrowed)) return [{ kind: 'paidInFull' }];
  const { moved } = summary;
  if (moved === null) return [{ kind: 'amountMissing' }];
  if (borrowed !== null && compare(moved, borrowed) > 0)
    return [{ kind: 'moreThanBorrowed', most: borrowed }];
  const { free } = facts;
  if (free !== null && compare(moved, free) > 0)
    return [{ kind: 'fundsShort', missing: subtract(moved, free) }];
  return [];
}

/** Whether the price is at the new stop-out already. */
function isReached({ stopOut: { value } }: MarginSummary, { position, price }: MarginFacts): boolean {
  if (value === null) return false;
  const side = compare(price, value);
  return position.direction === tradeDirection.sell ? side >= 0 : side <= 0;
}

/** The multiples that a position can be raised to. */
export function higherLeverages({ leverages, position }: MarginFacts): readonly Decimal[] {
  return leverages.filter((leverage) => compare(leverage, position.leverage) > 0);
}

export const emptyMarginForm: MarginForm = { change: 'add', amount: '', leverage: null };

export const marginModel: FormModel<
  MarginForm,
  MarginEvent,
  MarginFacts,
  MarginSummary,
  MarginProblem,
  SentMargin
> = {
  stored: intentOf(
    v.object({
      change: v.picklist(['add', 'raise']),
      amount: typedText,
      leverage: v.nullable(positiveText),
    }),
    v.object({
      positionId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
      margin: v.nullable(positiveText),
      leverage: v.nullable(positiveText),
    }),
  ),
  reduce(form, event) {
    switch (event.type) {
      case 'changeChosen':
        return { ...form, change: event.change };
      case 'amountTyped':
        return { ...form, amount: typeAmount(event.text, { decimals: moneyDecimals }) ?? form.amount };
      case 'leverageChosen':
        return { ...form, leverage: event.leverage };
    }
  },
  summarise: summariseMargin,
  check,
  toRequest: ({ change, amount, leverage }, { position }) => ({
    positionId: position.id,
    margin: change === 'add' ? parseAmount(amount) : null,
    leverage: change === 'raise' ? leverage : null,
  }),
  toForm: ({ margin, leverage }) => ({
    change: margin === null ? 'raise' : 'add',
    amount: margin ?? '',
    leverage,
  }),
};
