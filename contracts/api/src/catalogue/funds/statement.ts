import * as v from 'valibot';
import { decimal, nonNegativeDecimal } from '../../decimal.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { exchangeRate } from '../../exchange-rate.ts';
import { auditStatus, followStatus, transferStatus, walletTypes } from '../../families.ts';
import {
  calendarDate,
  isCalendarDate,
  currency,
  id,
  name,
  nullish,
  openWord,
  pagePlace,
  pageRequest,
  sentence,
  timeZone,
} from '../../fields.ts';
import { rowsOf, someOf } from '../../row-schemas.ts';
import { timestamp } from '../../timestamp.ts';
import { withdrawalRecord } from './withdrawals.ts';
import { recordTarget } from '../record-target.ts';

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
export type BillKind = (typeof billKinds)[number];

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
  /** The record that it belongs to: the app leads there. Assumed. */
  target: recordTarget,
  createTimeTimestamp: timestamp,
  /** The day it belongs to in the asked `timeZone`. Null where it is missing: then the reader's own zone decides. */
  day: calendarDate,
});
export type WalletBillLine = v.InferOutput<typeof walletBillLine>;

/** What all lines asked for come to in one currency, whatever page they are on: opening + in − out = closing. */
const billSum = v.object({
  currency,
  /** Balance of the wallets asked for before the first day asked for; null where a kind is: the others moved it too. */
  opening: nullish(decimal),
  /** Of the lines that add to a balance. */
  moneyIn: nonNegativeDecimal,
  /** Of the lines that take from it, without their sign. */
  moneyOut: nonNegativeDecimal,
  /** Balance after the last day asked for; null as `opening` is. */
  closing: nullish(decimal),
});
export type WalletBillSum = v.InferOutput<typeof billSum>;

/** More than a customer's wallets have currencies. */
const maxSums = 20;

/** One for each currency. None where they are missing or cannot be read. */
const billSums = v.fallback(v.nullish(someOf(billSum, maxSums), []), []);

/**
 * The statement, newest first. Lines that move `balance` only: fee, profit, loss, deposits, transfers. Withdrawals, transfers and
 * follows have no list of their own: they are read here (DECISIONS 34). `timeZone` decides where a day ends: each line has its
 * `day`. An unknown zone is refused as `invalidRequest` (ADR 29). `kind`, `currency` and the days, first and last included, are assumed:
 * a backend may ignore them, so what comes is held against them. `sums` are assumed too (ADR 59).
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
  response: v.pipe(
    v.object({ list: rowsOf(walletBillLine), ...pagePlace, sums: billSums }),
    v.transform(({ list, ...page }) => ({ ...list, ...page })),
  ),
});
