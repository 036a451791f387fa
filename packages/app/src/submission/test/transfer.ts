/** A transfer between wallets as a money write that no list shows: for tests, until there is a screen for it. */
import { transfer, walletTypes, type Decimal, type ResponseOf, type WalletType } from '@meridian/api';
import * as v from 'valibot';
import { compare, isPositive, parseAmount, typeAmount } from '#domain/money.ts';
import { intentOf } from '../intent.ts';
import type { FormModel, WriteModel } from '../model.ts';
import { positiveText, typedText } from '../typed-text.ts';

export interface TransferForm {
  readonly from: WalletType;
  readonly to: WalletType;
  /** As typed. */
  readonly amount: string;
}

export interface SentTransfer {
  readonly from: WalletType;
  readonly to: WalletType;
  readonly amount: Decimal;
}

export type TransferReceipt = ResponseOf<typeof transfer>;

const wallet = v.picklist(walletTypes);

export const transferModel: FormModel<
  TransferForm,
  { readonly type: 'amountTyped'; readonly text: string },
  { readonly free: Decimal },
  { readonly amount: Decimal | null },
  'amountMissing' | 'fundsShort',
  SentTransfer
> = {
  stored: intentOf(
    v.object({ from: wallet, to: wallet, amount: typedText }),
    v.object({ from: wallet, to: wallet, amount: positiveText }),
  ),
  reduce: (form, { text }) => ({ ...form, amount: typeAmount(text, { decimals: 2 }) ?? form.amount }),
  summarise: ({ amount }) => ({ amount: parseAmount(amount) }),
  check: (_, { amount }, { free }) => {
    if (amount === null || !isPositive(amount)) return ['amountMissing'];
    return compare(amount, free) > 0 ? ['fundsShort'] : [];
  },
  toRequest: ({ from, to, amount }) => ({ from, to, amount: parseAmount(amount) as Decimal }),
  toForm: (sent) => sent,
};

export const transferWrite: WriteModel<SentTransfer, typeof transfer> = {
  endpoint: transfer,
  toWire: (sent, { clientOrderId }) => ({ clientOrderId, ...sent }),
  isSameRequest: (a, b) => a.from === b.from && a.to === b.to && compare(a.amount, b.amount) === 0,
  isReceiptOf: ({ clientOrderId, request }, receipt) =>
    receipt.clientOrderId === clientOrderId &&
    receipt.from === request.from &&
    receipt.to === request.to &&
    receipt.amount === request.amount,
  list: null,
};
