import * as v from 'valibot';
import { decimal } from '../decimal.ts';
import { defineEndpoint } from '../endpoint.ts';
import { walletTypes } from '../families.ts';
import { calendarDate, currency, id, nullish, openWord, pageOf, pageRequest, timeZone } from '../fields.ts';
import { timestamp } from '../timestamp.ts';

export const billKinds = [
  'deposit',
  'withdrawal',
  'transferIn',
  'transferOut',
  'fee',
  'profit',
  'loss',
  'adjustment',
] as const;

/** One line of a wallet's statement. `amount` is signed; `balanceAfter` is the wallet's balance after it. */
const walletBillLine = v.object({
  id,
  walletType: v.picklist(walletTypes),
  currency,
  kind: openWord(billKinds),
  amount: decimal,
  balanceAfter: decimal,
  /** Order or position it belongs to. */
  reference: nullish(id),
  /** Instrument it is about, where there is one. */
  stock_code: nullish(id),
  createTimeTimestamp: timestamp,
  /** The day it belongs to in the asked `timeZone`. Null where it is not told: then the reader's own zone decides. */
  day: calendarDate,
});
export type WalletBillLine = v.InferOutput<typeof walletBillLine>;

/**
 * The statement, newest first. Lines that move `balance` only: fee, profit, loss, deposits, transfers. `timeZone` decides
 * where a day ends: each line tells its `day`. A zone nobody knows is refused as `invalidRequest` (ADR 29).
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
    ...pageRequest,
  }),
  response: pageOf(walletBillLine),
});
