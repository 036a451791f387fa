/** A loan as a form of the layer `submission` (DECISIONS 14, 35, ADR 58). Pure. */
import { loanPurposes, type Decimal, type LoanOffer, type LoanPurpose } from '@meridian/api';
import * as v from 'valibot';
import { compare, isPositive, moneyDecimals, parseAmount, typeAmount, zero } from '#domain/money.ts';
import { intentOf } from '#submission/intent.ts';
import type { FormModel } from '#submission/model.ts';
import { positiveText, typedText, decimalText } from '#submission/typed-text.ts';
import { costOf, type LoanCost } from './payment.ts';

export interface LoanForm {
  /** As typed, in dollars. */
  readonly amount: string;
  /** Null while none is chosen. */
  readonly months: number | null;
  readonly purpose: LoanPurpose | null;
}

export const emptyLoan: LoanForm = { amount: '', months: null, purpose: null };

/** Whether nothing of it is filled in. */
export function isEmptyLoan({ amount, months, purpose }: LoanForm): boolean {
  return amount === '' && months === null && purpose === null;
}

export type LoanEvent =
  | { readonly type: 'amountTyped'; readonly text: string }
  | { readonly type: 'termChosen'; readonly months: number }
  | { readonly type: 'purposeChosen'; readonly purpose: LoanPurpose }
  /** As a loan that was applied for before. */
  | { readonly type: 'filledIn'; readonly form: LoanForm };

export interface LoanFacts {
  /** Null while it is not known, and where nothing is lent. */
  readonly offer: LoanOffer | null;
}

type LoanTerm = LoanOffer['terms'][number];

export interface LoanSummary {
  readonly amount: Decimal | null;
  /** Null while none is chosen, and once it is not offered any more. */
  readonly term: LoanTerm | null;
  /** Null until both are known. */
  readonly cost: LoanCost | null;
}

export type LoanProblem =
  | {
      readonly kind: 'amountWrong' | 'amountNotPositive' | 'termMissing' | 'termGone' | 'purposeMissing';
    }
  | { readonly kind: 'tooSmall' | 'tooLarge'; readonly limit: Decimal };

export interface SentLoan {
  readonly amount: Decimal;
  readonly months: number;
  readonly purpose: LoanPurpose;
  /** As they were shown: a receipt is held against them, too. */
  readonly yearlyRate: Decimal;
  readonly payment: Decimal;
}

function summarise(form: LoanForm, { offer }: LoanFacts): LoanSummary {
  const term = offer?.terms.find(({ months }) => months === form.months) ?? null;
  const typed = parseAmount(form.amount);
  const amount = typed !== null && isPositive(typed) ? typed : null;
  const cost = amount === null || term === null ? null : costOf({ amount, ...term });
  return { amount, term, cost };
}

function check(form: LoanForm, { amount, term }: LoanSummary, { offer }: LoanFacts): readonly LoanProblem[] {
  const problems: LoanProblem[] = [];
  if (amount === null)
    problems.push({ kind: parseAmount(form.amount) === null ? 'amountWrong' : 'amountNotPositive' });
  else if (offer !== null && compare(amount, offer.minimum) < 0)
    problems.push({ kind: 'tooSmall', limit: offer.minimum });
  else if (offer !== null && compare(amount, offer.maximum) > 0)
    problems.push({ kind: 'tooLarge', limit: offer.maximum });
  if (term === null) problems.push({ kind: form.months === null ? 'termMissing' : 'termGone' });
  if (form.purpose === null) problems.push({ kind: 'purposeMissing' });
  return problems;
}

const months = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600));
const purpose = v.picklist(loanPurposes);

export const loanModel: FormModel<LoanForm, LoanEvent, LoanFacts, LoanSummary, LoanProblem, SentLoan> = {
  stored: intentOf(
    v.object({ amount: typedText, months: v.nullable(months), purpose: v.nullable(purpose) }),
    v.object({
      amount: positiveText,
      months,
      purpose,
      yearlyRate: decimalText,
      payment: positiveText,
    }),
  ),
  reduce(form, event) {
    switch (event.type) {
      case 'amountTyped':
        return { ...form, amount: typeAmount(event.text, { decimals: moneyDecimals }) ?? form.amount };
      case 'termChosen':
        return { ...form, months: event.months };
      case 'purposeChosen':
        return { ...form, purpose: event.purpose };
      case 'filledIn':
        return event.form;
    }
  },
  summarise,
  check,
  toRequest(form, facts) {
    const { amount, term, cost } = summarise(form, facts);
    return {
      amount: amount ?? zero,
      months: term?.months ?? 0,
      purpose: form.purpose ?? 'other',
      yearlyRate: term?.yearlyRate ?? zero,
      payment: cost?.payment ?? zero,
    };
  },
  toForm: ({ amount, months: chosen, purpose: why }) => ({ amount, months: chosen, purpose: why }),
};
