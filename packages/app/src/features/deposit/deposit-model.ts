/** A deposit as a form of the layer `submission`: money is reported that was sent (spec §5, DECISIONS 35, 42). Pure. */
import type { Decimal, depositCurrencies, ResponseOf } from '@meridian/api';
import * as v from 'valibot';
import { convert } from '#domain/convert.ts';
import {
  compare,
  isPositive,
  moneyDecimals,
  parseAmount,
  subtract,
  typeAmount,
  zero,
} from '#domain/money.ts';
import { intentOf } from '#submission/intent.ts';
import type { FormModel } from '#submission/model.ts';
import { positiveText, typedText } from '#submission/typed-text.ts';

/** A currency that can be deposited, and where to send it. */
export type DepositMethod = ResponseOf<typeof depositCurrencies>['list'][number];

export const depositTypes = ['wallet', 'fiat'] as const;
export type DepositType = (typeof depositTypes)[number];

export interface DepositForm {
  /** Null: none is chosen yet. `network` of a digital currency only. */
  readonly currency: string | null;
  readonly network: string | null;
  /** As typed. */
  readonly amount: string;
  /** Address of the screenshot, once it has arrived. */
  readonly proof: string | null;
}

export const emptyDeposit: DepositForm = { currency: null, network: null, amount: '', proof: null };

export type DepositEvent =
  | { readonly type: 'currencyChosen'; readonly currency: string; readonly network: string | null }
  | { readonly type: 'networkChosen'; readonly network: string }
  | { readonly type: 'amountTyped'; readonly text: string }
  | { readonly type: 'proofChosen'; readonly proof: string | null };

export interface DepositFacts {
  readonly type: DepositType;
  /** Those of the type. */
  readonly methods: readonly DepositMethod[];
}

export interface DepositSummary {
  /** Null while none is chosen, or what was chosen is no longer offered. */
  readonly method: DepositMethod | null;
  readonly amount: Decimal | null;
  /** What BALANCE is credited with, in dollars: after the fee, at the rate that is shown. */
  readonly received: Decimal | null;
}

export type DepositProblem =
  | { readonly kind: 'currencyMissing' | 'noAddress' | 'amountWrong' | 'amountNotPositive' | 'proofMissing' }
  | { readonly kind: 'tooSmall' | 'tooLarge'; readonly limit: Decimal; readonly currency: string };

export interface SentDeposit {
  readonly type: DepositType;
  readonly currency: string;
  readonly network: string | null;
  readonly amount: Decimal;
  readonly proofUrl: string;
}

function summarise(
  { currency, network, amount: typed }: DepositForm,
  { methods }: DepositFacts,
): DepositSummary {
  const method = methods.find((one) => one.currency === currency && one.network === network) ?? null;
  const amount = parseAmount(typed);
  return { method, amount, received: amount === null || method === null ? null : receivedOf(method, amount) };
}

/** Null where nothing is left after the fee. */
function receivedOf({ currency, fee, rate }: DepositMethod, amount: Decimal): Decimal | null {
  const left = subtract(amount, fee ?? zero);
  if (!isPositive(left)) return null;
  return rate === null ? left : convert({ amount: left, currency }, rate).received.amount;
}

function check(
  { amount: typed, proof }: DepositForm,
  { method, amount }: DepositSummary,
  { type }: DepositFacts,
): readonly DepositProblem[] {
  if (method === null) return [{ kind: 'currencyMissing' }];
  if (type === 'wallet' && method.address === null) return [{ kind: 'noAddress' }];
  const problems: DepositProblem[] = [];
  const { minimum, maximum, currency } = method;
  if (typed !== '' && (amount === null || !isPositive(amount))) problems.push({ kind: 'amountNotPositive' });
  else if (amount === null) problems.push({ kind: 'amountWrong' });
  else if (compare(amount, minimum) < 0) problems.push({ kind: 'tooSmall', limit: minimum, currency });
  else if (maximum !== null && compare(amount, maximum) > 0)
    problems.push({ kind: 'tooLarge', limit: maximum, currency });
  if (proof === null) problems.push({ kind: 'proofMissing' });
  return problems;
}

const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const address = v.pipe(v.string(), v.maxLength(2_048));

export const depositModel: FormModel<
  DepositForm,
  DepositEvent,
  DepositFacts,
  DepositSummary,
  DepositProblem,
  SentDeposit
> = {
  stored: intentOf(
    v.object({
      currency: v.nullable(name),
      network: v.nullable(name),
      amount: typedText,
      proof: v.nullable(address),
    }),
    v.object({
      type: v.picklist(depositTypes),
      currency: name,
      network: v.nullable(name),
      amount: positiveText,
      proofUrl: address,
    }),
  ),
  reduce(form, event) {
    switch (event.type) {
      case 'currencyChosen':
        return { ...form, currency: event.currency, network: event.network };
      case 'networkChosen':
        return { ...form, network: event.network };
      case 'amountTyped':
        return { ...form, amount: typeAmount(event.text, { decimals: moneyDecimals }) ?? form.amount };
      case 'proofChosen':
        return { ...form, proof: event.proof };
    }
  },
  summarise,
  check,
  toRequest: ({ currency, network, amount, proof }, { type }) => ({
    type,
    currency: currency ?? '',
    network,
    amount: parseAmount(amount) ?? zero,
    proofUrl: proof ?? '',
  }),
  toForm: ({ currency, network, amount, proofUrl }) => ({ currency, network, amount, proof: proofUrl }),
};
