import * as v from 'valibot';
import { decimal } from '../decimal.ts';
import { defineEndpoint } from '../endpoint.ts';
import { exchangeRate } from '../exchange-rate.ts';
import { auditStatus, followStatus, transferStatus, walletTypes } from '../families.ts';
import {
  calendarDate,
  isCalendarDate,
  currency,
  id,
  name,
  nullish,
  openWord,
  pageOf,
  pageRequest,
  sentence,
  timeZone,
} from '../fields.ts';
import { timestamp } from '../timestamp.ts';
import { withdrawalRecord } from './funds-withdrawals.ts';

export const billKinds = [
  'deposit',
  'withdrawal',
  'transferIn',
  'transferOut',
  'fee',
  'overnight',
  'profit',
  'loss',
  'dailySettlement',
  'dividend',
  'dividendTax',
  'exchange',
  'adjustment',
  'subscription',
  'refund',
  'follow',
  'interest',
  'loan',
  'repayment',
] as const;

/** How far the deposit, withdrawal, transfer or follow of a line is: the words of their families. */
const recordStatuses = [
  ...new Set([
    ...Object.values(auditStatus),
    ...Object.values(transferStatus),
    ...Object.values(followStatus),
  ]),
];

/** A day that a line must lie on or after, or on or before. */
const limitDay = v.optional(v.pipe(v.string(), v.check(isCalendarDate)));

/** A wallet of the customer's at one end of a movement. */
const endWallet = v.fallback(nullish(v.picklist(walletTypes)), null);

/** One line of a wallet's statement. `amount` is signed; `balanceAfter` is the wallet's balance after it. */
const walletBillLine = v.object({
  id,
  walletType: v.picklist(walletTypes),
  currency,
  kind: openWord(billKinds),
  amount: decimal,
  balanceAfter: decimal,
  /** Of a deposit, withdrawal, transfer or follow (DECISIONS 34): how far it is, and why it failed, in the user's language. */
  status: v.fallback(nullish(v.picklist(recordStatuses)), null),
  reason: nullish(sentence),
  /** When it came to its status. */
  updateTimeTimestamp: nullish(timestamp),
  /** The record itself: what `cancelTransfer` takes. */
  recordId: nullish(id),
  /** Both sides: a wallet, or an account outside by the name that it is shown under. */
  fromWallet: endWallet,
  fromAccount: nullish(name),
  toWallet: endWallet,
  toAccount: nullish(name),
  /** What it was exchanged at, where the two sides keep different currencies. */
  rate: nullish(exchangeRate),
  /**
   * Of a withdrawal, and of its fee. One that is under review or was refused has moved nothing: the line's `amount` is zero,
   * and the record's is what is or was held (ADR 57).
   */
  withdrawal: v.fallback(nullish(withdrawalRecord), null),
  /** Order or position it belongs to. */
  reference: nullish(id),
  /** Instrument it is about, where there is one. */
  stock_code: nullish(id),
  createTimeTimestamp: timestamp,
  /** The day it belongs to in the asked `timeZone`. Null where it is missing: then the reader's own zone decides. */
  day: calendarDate,
});
export type WalletBillLine = v.InferOutput<typeof walletBillLine>;

/**
 * The statement, newest first. Lines that move `balance` only: fee, profit, loss, deposits, transfers. Withdrawals, transfers and
 * follows have no list of their own: they are read here (DECISIONS 34). `timeZone` decides where a day ends: each line has its
 * `day`. An unknown zone is refused as `invalidRequest` (ADR 29). `kind`, `currency` and the days, first and last included, are assumed:
 * a backend may ignore them, so what comes is held against them.
 */
export const walletBill = defineEndpoint({
  id: 'funds.walletBill',
  method: 'POST',
  path: '/wallet/getWalletBill',
  kind: 'read',
  access: 'signedIn',
  request: v.object({
    timeZone,
    walletType: v.optional(v.picklist(walletTypes)),
    kind: v.optional(v.picklist(billKinds)),
    currency: v.optional(currency),
    fromDay: limitDay,
    toDay: limitDay,
    ...pageRequest,
  }),
  response: pageOf(walletBillLine),
});
