/** A futures order to be copied, and one to be closed early, as forms of the layer `submission` (DECISIONS 23). Pure. */
import type { Decimal, followFuturesList, ResponseOf, Wallet } from '@meridian/api';
import * as v from 'valibot';
import { buyingPower } from '#domain/margin.ts';
import {
  add,
  compare,
  isPositive,
  moneyDecimals,
  multiply,
  parseAmount,
  roundHalfUp,
  subtract,
  typeAmount,
} from '#domain/money.ts';
import { intentOf } from '#submission/intent.ts';
import type { FormModel } from '#submission/model.ts';
import { positiveText, typedText } from '#submission/typed-text.ts';
import type { FollowOffer, InvestEvent, InvestForm } from '../model.ts';

/** One's own copied order. */
export type CopiedOrder = ResponseOf<typeof followFuturesList>['list'][number];

export interface CopyFacts {
  readonly offerId: string;
  readonly terms: Pick<FollowOffer, 'minimum' | 'maximum' | 'order'>;
  /** FOLLOW_FUTURES; null while it is not known. */
  readonly wallet: Wallet | null;
}

export interface CopySummary {
  /** The margin. */
  readonly amount: Decimal | null;
  /** margin × multiple: what the profit and the fee are of. */
  readonly worth: Decimal | null;
  readonly fee: Decimal | null;
  /** Margin and fee. */
  readonly total: Decimal | null;
  readonly left: Decimal | null;
}

export interface SentCopy {
  readonly offerId: string;
  readonly amount: Decimal;
}

export type CopyProblem =
  | { readonly kind: 'amountMissing' | 'nothing' | 'outOfRange' }
  | { readonly kind: 'fundsShort'; readonly missing: Decimal };

const nothing: CopySummary = { amount: null, worth: null, fee: null, total: null, left: null };
const id = v.pipe(v.string(), v.maxLength(64));

export const copyModel: FormModel<InvestForm, InvestEvent, CopyFacts, CopySummary, CopyProblem, SentCopy> = {
  stored: intentOf(v.object({ amount: typedText }), v.object({ offerId: id, amount: positiveText })),
  reduce: (form, { text }) => ({ amount: typeAmount(text, { decimals: moneyDecimals }) ?? form.amount }),
  summarise({ amount: typed }, { terms: { order }, wallet }) {
    const amount = parseAmount(typed);
    if (amount === null || !isPositive(amount)) return nothing;
    if (order === null || order.leverage === null || order.feeRate === null) return { ...nothing, amount };
    const worth = multiply(amount, order.leverage);
    const fee = roundHalfUp(multiply(worth, order.feeRate), moneyDecimals);
    const total = add(amount, fee);
    return { amount, worth, fee, total, left: wallet && subtract(buyingPower(wallet), total) };
  },
  check({ amount: typed }, { amount, total }, { terms: { minimum, maximum }, wallet }) {
    if (amount === null) return [{ kind: parseAmount(typed) === null ? 'amountMissing' : 'nothing' }];
    const isTooLittle = minimum !== null && compare(amount, minimum) < 0;
    const isTooMuch = maximum !== null && compare(amount, maximum) > 0;
    if (isTooLittle || isTooMuch) return [{ kind: 'outOfRange' }];
    const free = wallet && buyingPower(wallet);
    return free !== null && total !== null && compare(total, free) > 0
      ? [{ kind: 'fundsShort', missing: subtract(total, free) }]
      : [];
  },
  toRequest: ({ amount }, { offerId }) => ({ offerId, amount: parseAmount(amount) ?? ('0' as Decimal) }),
  toForm: ({ amount }) => ({ amount }),
};

export interface SentClose {
  readonly id: string;
}

type Nothing = Readonly<Record<never, never>>;

/** Nothing is filled in: the order is closed whole, at the last price. */
export const closeModel: FormModel<Nothing, never, SentClose, null, never, SentClose> = {
  stored: intentOf(v.object({}), v.object({ id })),
  reduce: (form) => form,
  summarise: () => null,
  check: () => [],
  toRequest: (_form, facts) => ({ id: facts.id }),
  toForm: () => ({}),
};
