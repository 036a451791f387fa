/** A withdrawal as a form of the layer `submission` (spec §3, DECISIONS 35, 42, ADR 57). Pure. */
import {
  withdrawalTypes,
  type Decimal,
  type payoutAccounts,
  type ResponseOf,
  type usableWithdrawalAmount,
} from '@meridian/api';
import * as v from 'valibot';
import { convert } from '#domain/convert.ts';
import {
  compare,
  isPositive,
  largest,
  moneyDecimals,
  multiply,
  parseAmount,
  roundHalfUp,
  smallest,
  subtract,
  typeAmount,
  zero,
  type Money,
} from '#domain/money.ts';
import { intentOf } from '#submission/intent.ts';
import type { FormModel } from '#submission/model.ts';
import { positiveText, typedText } from '#submission/typed-text.ts';

export type WithdrawalType = (typeof withdrawalTypes)[number];
export type PayoutAccount = ResponseOf<typeof payoutAccounts>['list'][number];
export type Usable = ResponseOf<typeof usableWithdrawalAmount>;
export type WithdrawalMethod = Usable['methods']['list'][number];

export interface WithdrawForm {
  /** Of a digital wallet, by which one of them is chosen; null while none is. Always null of a bank card. */
  readonly currency: string | null;
  readonly accountId: string | null;
  /** As typed, in dollars. */
  readonly amount: string;
}

export const emptyWithdrawal: WithdrawForm = { currency: null, accountId: null, amount: '' };

export type WithdrawEvent =
  | { readonly type: 'currencyChosen'; readonly currency: string }
  | { readonly type: 'accountChosen'; readonly accountId: string }
  | { readonly type: 'amountTyped'; readonly text: string };

export interface WithdrawFacts {
  readonly type: WithdrawalType;
  /** Those of the type; null while they are not known. */
  readonly accounts: readonly PayoutAccount[] | null;
  /** Null while it is not known. */
  readonly usable: Usable | null;
}

export interface WithdrawSummary {
  /** Null while none is chosen, and once it has been deleted. */
  readonly account: PayoutAccount | null;
  /** Null where nothing is sent there at present. */
  readonly method: WithdrawalMethod | null;
  readonly amount: Decimal | null;
  /** In dollars, of `amount`. */
  readonly fee: Decimal | null;
  /** Null while the rate is not known, and where nothing is left after the fee. */
  readonly received: Money | null;
  /** Free in BALANCE, afterwards. */
  readonly left: Decimal | null;
}

export type WithdrawProblem =
  | {
      readonly kind:
        | 'currencyMissing'
        | 'accountMissing'
        | 'accountGone'
        | 'notOffered'
        | 'amountWrong'
        | 'amountNotPositive'
        | 'tooLittle';
    }
  | { readonly kind: 'tooSmall' | 'tooLarge'; readonly limit: Decimal }
  | { readonly kind: 'fundsShort'; readonly missing: Decimal };

export interface SentWithdrawal {
  readonly type: WithdrawalType;
  readonly accountId: string;
  /** What arrives there: a receipt is held against it, too. */
  readonly currency: string;
  readonly amount: Decimal;
}

/** Of a coin, whose hundred-millionths are sent. */
const coinDecimals = 8;

export function kindOf({ bankCard }: PayoutAccount): WithdrawalType {
  return bankCard === null ? 'digitalCurrency' : 'bankCard';
}

/** Accounts that the form offers: of a digital currency those of the one that is chosen. */
export function accountsFor(
  { currency }: WithdrawForm,
  { type, accounts }: WithdrawFacts,
): readonly PayoutAccount[] {
  const known = accounts ?? [];
  return type === 'bankCard' ? known : known.filter((account) => account.currency === currency);
}

/** How an account is paid; null where nothing is sent there at present. */
function methodFor(account: PayoutAccount, { usable }: WithdrawFacts): WithdrawalMethod | null {
  const network = account.wallet?.network ?? null;
  const type = kindOf(account);
  const found = usable?.methods.list.find(
    (method) => method.type === type && method.currency === account.currency && method.network === network,
  );
  return found ?? null;
}

/** A part of the amount, rounded half-up to cents, and at least the minimum fee. */
export function feeOf(
  { feeRate, minFee }: Pick<WithdrawalMethod, 'feeRate' | 'minFee'>,
  amount: Decimal,
): Decimal {
  return largest(roundHalfUp(multiply(amount, feeRate), moneyDecimals), minFee);
}

/** What arrives of what is left after the fee, rounded down. Null where nothing would. */
export function receivedOf(
  { type, currency, rate }: Pick<WithdrawalMethod, 'type' | 'currency' | 'rate'>,
  left: Decimal,
): Money | null {
  if (!isPositive(left)) return null;
  const dollars = { amount: left, currency: 'USD' };
  if (currency === dollars.currency) return dollars;
  if (rate === null) return null;
  const { received } = convert(dollars, rate, type === 'digitalCurrency' ? coinDecimals : moneyDecimals);
  return isPositive(received.amount) ? received : null;
}

/** The most that can be typed: what is free, or what the method takes at once. */
export function mostOf({ method }: WithdrawSummary, { usable }: WithdrawFacts): Decimal | null {
  if (usable === null || !isPositive(usable.amount)) return null;
  return smallest(usable.amount, ...(method?.maximum ? [method.maximum] : []));
}

function summarise(form: WithdrawForm, facts: WithdrawFacts): WithdrawSummary {
  const account = accountsFor(form, facts).find(({ id }) => id === form.accountId) ?? null;
  const method = account && methodFor(account, facts);
  const typed = parseAmount(form.amount);
  const amount = typed !== null && isPositive(typed) ? typed : null;
  const fee = amount === null || method === null ? null : feeOf(method, amount);
  return {
    account,
    method,
    amount,
    fee,
    received:
      amount === null || method === null || fee === null ? null : receivedOf(method, subtract(amount, fee)),
    left: amount === null || facts.usable === null ? null : subtract(facts.usable.amount, amount),
  };
}

function check(
  form: WithdrawForm,
  { account, method, amount, fee }: WithdrawSummary,
  { type, usable }: WithdrawFacts,
): readonly WithdrawProblem[] {
  const problems: WithdrawProblem[] = [];
  if (account === null) {
    if (type === 'digitalCurrency' && form.currency === null) problems.push({ kind: 'currencyMissing' });
    problems.push({ kind: form.accountId === null ? 'accountMissing' : 'accountGone' });
  } else if (method === null) problems.push({ kind: 'notOffered' });
  if (amount === null) {
    problems.push({ kind: parseAmount(form.amount) === null ? 'amountWrong' : 'amountNotPositive' });
    return problems;
  }
  if (usable !== null && compare(amount, usable.amount) > 0)
    problems.push({ kind: 'fundsShort', missing: subtract(amount, usable.amount) });
  if (method === null || fee === null) return problems;
  const { minimum, maximum } = method;
  if (compare(amount, minimum) < 0) problems.push({ kind: 'tooSmall', limit: minimum });
  else if (maximum !== null && compare(amount, maximum) > 0)
    problems.push({ kind: 'tooLarge', limit: maximum });
  else if (compare(amount, fee) <= 0) problems.push({ kind: 'tooLittle' });
  return problems;
}

/** What there is no choice of is chosen already. */
function follow(form: WithdrawForm, facts: WithdrawFacts): WithdrawForm {
  const currencies = new Set((facts.accounts ?? []).map(({ currency }) => currency));
  const [only = null] = facts.type === 'digitalCurrency' && currencies.size === 1 ? currencies : [];
  const chosen = { ...form, currency: form.currency ?? only };
  if (chosen.accountId !== null) return chosen;
  const offered = accountsFor(chosen, facts);
  return { ...chosen, accountId: offered.length === 1 ? (offered[0]?.id ?? null) : null };
}

const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));

export const withdrawModel: FormModel<
  WithdrawForm,
  WithdrawEvent,
  WithdrawFacts,
  WithdrawSummary,
  WithdrawProblem,
  SentWithdrawal
> = {
  stored: intentOf(
    v.object({ currency: v.nullable(name), accountId: v.nullable(name), amount: typedText }),
    v.object({ type: v.picklist(withdrawalTypes), accountId: name, currency: name, amount: positiveText }),
  ),
  reduce(form, event) {
    switch (event.type) {
      case 'currencyChosen':
        return event.currency === form.currency
          ? form
          : { ...form, currency: event.currency, accountId: null };
      case 'accountChosen':
        return { ...form, accountId: event.accountId };
      case 'amountTyped':
        return { ...form, amount: typeAmount(event.text, { decimals: moneyDecimals }) ?? form.amount };
    }
  },
  follow,
  summarise,
  check,
  toRequest: ({ accountId, amount, currency }, facts) => ({
    type: facts.type,
    accountId: accountId ?? '',
    currency: facts.accounts?.find(({ id }) => id === accountId)?.currency ?? currency ?? '',
    amount: parseAmount(amount) ?? zero,
  }),
  toForm: ({ type, accountId, currency, amount }) => ({
    accountId,
    currency: type === 'bankCard' ? null : currency,
    amount,
  }),
};
