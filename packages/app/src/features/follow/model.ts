/** Money to be put with an institution, as a form of the layer `submission` (DECISIONS 23, ADR 62). Pure. */
import type { agencyList, Decimal, ResponseOf, Wallet } from '@meridian/api';
import * as v from 'valibot';
import { buyingPower } from '#domain/margin.ts';
import {
  compare,
  divide,
  isPositive,
  moneyDecimals,
  multiply,
  parseAmount,
  subtract,
  typeAmount,
} from '#domain/money.ts';
import { intentOf } from '#submission/intent.ts';
import type { FormModel } from '#submission/model.ts';
import { positiveText, typedText } from '#submission/typed-text.ts';

/** What can be followed, as the brokerage lists it. */
export type FollowOffer = ResponseOf<typeof agencyList>['list'][number];
/** Its terms, as far as the form needs them. */
export type FollowTerms = Pick<FollowOffer, 'minimum' | 'maximum' | 'interestRate' | 'termDays'>;

export interface InvestForm {
  /** As typed, in USD. */
  readonly amount: string;
}

export interface InvestEvent {
  readonly type: 'amountTyped';
  readonly text: string;
}

export interface InvestFacts {
  readonly agencyId: string;
  readonly terms: FollowTerms;
  /** FOLLOW; null while it is not known. */
  readonly wallet: Wallet | null;
}

export interface InvestSummary {
  readonly amount: Decimal | null;
  /** Of the whole term, in cents; null while amount, rate or term is not known. */
  readonly interest: Decimal | null;
  /** In FOLLOW afterwards; negative for what it lacks. */
  readonly left: Decimal | null;
}

export interface SentFollow {
  readonly agencyId: string;
  readonly amount: Decimal;
}

export type InvestProblem =
  | { readonly kind: 'amountMissing' | 'nothing' | 'outOfRange' }
  | { readonly kind: 'fundsShort'; readonly missing: Decimal };

const daysOfYear = '365' as Decimal;
const hundred = '100' as Decimal;

/** amount × rate × days ÷ 365, in cents: what the brokerage credits in that many days together. Null where a term is not known. */
export function interestFor(
  amount: Decimal,
  { interestRate, termDays }: Pick<FollowTerms, 'interestRate' | 'termDays'>,
): Decimal | null {
  if (interestRate === null || termDays === null) return null;
  const days = String(termDays) as Decimal;
  return divide(
    multiply(amount, interestRate, days),
    multiply(hundred, daysOfYear),
    moneyDecimals,
    'half-up',
  );
}

function isWithin(amount: Decimal, { minimum, maximum }: FollowTerms): boolean {
  return (
    (minimum === null || compare(amount, minimum) >= 0) && (maximum === null || compare(amount, maximum) <= 0)
  );
}

export const emptyInvestment: InvestForm = { amount: '' };

export const investModel: FormModel<
  InvestForm,
  InvestEvent,
  InvestFacts,
  InvestSummary,
  InvestProblem,
  SentFollow
> = {
  stored: intentOf(
    v.object({ amount: typedText }),
    v.object({ agencyId: v.pipe(v.string(), v.maxLength(64)), amount: positiveText }),
  ),
  reduce: (form, { text }) => ({ amount: typeAmount(text, { decimals: moneyDecimals }) ?? form.amount }),
  summarise({ amount: typed }, { terms, wallet }) {
    const amount = parseAmount(typed);
    if (amount === null || !isPositive(amount)) return { amount: null, interest: null, left: null };
    return {
      amount,
      interest: interestFor(amount, terms),
      left: wallet && subtract(buyingPower(wallet), amount),
    };
  },
  check({ amount: typed }, { amount }, { terms, wallet }) {
    if (amount === null) return [{ kind: parseAmount(typed) === null ? 'amountMissing' : 'nothing' }];
    if (!isWithin(amount, terms)) return [{ kind: 'outOfRange' }];
    const free = wallet && buyingPower(wallet);
    return free !== null && compare(amount, free) > 0
      ? [{ kind: 'fundsShort', missing: subtract(amount, free) }]
      : [];
  },
  toRequest: ({ amount }, { agencyId }) => ({ agencyId, amount: parseAmount(amount) ?? ('0' as Decimal) }),
  toForm: ({ amount }) => ({ amount }),
};
