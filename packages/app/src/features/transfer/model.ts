/** A transfer between two wallets, as a form of the layer `submission` (DECISIONS 22, 42). Pure. */
import { walletTypes, type Decimal, type ExchangeRate, type Wallet, type WalletType } from '@meridian/api';
import * as v from 'valibot';
import { convert } from '#domain/convert.ts';
import { buyingPower } from '#domain/margin.ts';
import {
  compare,
  isPositive,
  moneyDecimals,
  parseAmount,
  subtract,
  typeAmount,
  type Money,
} from '#domain/money.ts';
import { intentOf } from '#submission/intent.ts';
import type { FormModel } from '#submission/model.ts';
import { positiveText, typedText } from '#submission/typed-text.ts';

export interface TransferForm {
  readonly from: WalletType;
  readonly to: WalletType;
  /** As typed. */
  readonly amount: string;
}

export type TransferEvent =
  | { readonly type: 'fromChosen' | 'toChosen'; readonly wallet: WalletType }
  | { readonly type: 'swapped' }
  | { readonly type: 'amountTyped'; readonly text: string };

export interface TransferFacts {
  /** Empty while they are not known. */
  readonly wallets: readonly Wallet[];
  /** Of the wallets that are exchanged with BALANCE; null while it is not known. */
  readonly rate: ExchangeRate | null;
}

export interface TransferSummary {
  readonly amount: Decimal | null;
  /** Null while the amount, the other wallet's currency or the rate is not known. */
  readonly received: Money | null;
  /** In the wallet that gives, afterwards. */
  readonly left: Decimal | null;
}

export interface SentTransfer {
  readonly from: WalletType;
  readonly to: WalletType;
  readonly amount: Decimal;
}

export type TransferProblem =
  | { readonly kind: 'amountMissing' | 'nothing' }
  | { readonly kind: 'tooLittle' }
  | { readonly kind: 'fundsShort'; readonly missing: Decimal };

/** Every transfer has BALANCE at one end: the other follows from a choice that would leave it out. */
function withEnd(form: TransferForm, end: 'from' | 'to', wallet: WalletType): TransferForm {
  const other = end === 'from' ? 'to' : 'from';
  const kept = form[other];
  const counterpart =
    wallet !== 'BALANCE'
      ? 'BALANCE'
      : kept === 'BALANCE'
        ? form[end] === 'BALANCE'
          ? 'STOCK'
          : form[end]
        : kept;
  return { ...form, [end]: wallet, [other]: counterpart };
}

/** A wallet of a type, with what is free in it; null while it is not known. */
export function walletIn({ wallets }: TransferFacts, type: WalletType): (Wallet & { free: Decimal }) | null {
  const found = wallets.find(({ walletType }) => walletType === type);
  return found === undefined ? null : { ...found, free: buyingPower(found) };
}

/** The rate that a transfer is exchanged at; null where both wallets keep one currency, and while it is not known. */
export function rateBetween({ from, to }: TransferForm, facts: TransferFacts): ExchangeRate | null {
  const pair = [walletIn(facts, from)?.currency, walletIn(facts, to)?.currency];
  const { rate } = facts;
  return rate !== null && pair.includes(rate.from) && pair.includes(rate.to) ? rate : null;
}

function receivedOf(amount: Decimal, form: TransferForm, facts: TransferFacts): Money | null {
  const [from, to] = [walletIn(facts, form.from), walletIn(facts, form.to)];
  if (from === null || to === null) return null;
  if (from.currency === to.currency) return { amount, currency: to.currency };
  const rate = rateBetween(form, facts);
  return rate && convert({ amount, currency: from.currency }, rate).received;
}

export const emptyTransfer: TransferForm = { from: 'BALANCE', to: 'STOCK', amount: '' };

const wallet = v.picklist(walletTypes);

export const transferModel: FormModel<
  TransferForm,
  TransferEvent,
  TransferFacts,
  TransferSummary,
  TransferProblem,
  SentTransfer
> = {
  stored: intentOf(
    v.object({ from: wallet, to: wallet, amount: typedText }),
    v.object({ from: wallet, to: wallet, amount: positiveText }),
  ),
  reduce(form, event) {
    switch (event.type) {
      case 'fromChosen':
        return withEnd(form, 'from', event.wallet);
      case 'toChosen':
        return withEnd(form, 'to', event.wallet);
      case 'swapped':
        return { ...form, from: form.to, to: form.from };
      case 'amountTyped':
        return { ...form, amount: typeAmount(event.text, { decimals: moneyDecimals }) ?? form.amount };
    }
  },
  summarise(form, facts) {
    const amount = parseAmount(form.amount);
    if (amount === null || !isPositive(amount)) return { amount: null, received: null, left: null };
    const from = walletIn(facts, form.from);
    return { amount, received: receivedOf(amount, form, facts), left: from && subtract(from.free, amount) };
  },
  check(form, { amount, received }, facts) {
    const from = walletIn(facts, form.from);
    if (amount === null) return [{ kind: parseAmount(form.amount) === null ? 'amountMissing' : 'nothing' }];
    if (from !== null && compare(amount, from.free) > 0)
      return [{ kind: 'fundsShort', missing: subtract(amount, from.free) }];
    return received !== null && !isPositive(received.amount) ? [{ kind: 'tooLittle' }] : [];
  },
  toRequest: ({ from, to, amount }) => ({ from, to, amount: parseAmount(amount) ?? ('0' as Decimal) }),
  toForm: ({ from, to, amount }) => ({ from, to, amount }),
};
