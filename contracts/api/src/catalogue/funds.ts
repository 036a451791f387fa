import * as v from 'valibot';
import { decimal } from '../decimal.ts';
import { defineEndpoint } from '../endpoint.ts';
import { walletTypes } from '../families.ts';
import {
  calendarDate,
  currency,
  id,
  nothing,
  nullish,
  openWord,
  pageOf,
  pageRequest,
  timeZone,
} from '../fields.ts';
import { rowsOf } from '../row-schemas.ts';
import { timestamp } from '../timestamp.ts';

/** One wallet. `balance` is all that is in it; `usedBalance` the part held by orders and positions; free = balance − used. */
export const wallet = v.object({
  walletType: v.picklist(walletTypes),
  currency,
  balance: decimal,
  usedBalance: decimal,
});
export type Wallet = v.InferOutput<typeof wallet>;

export const wallets = defineEndpoint({
  id: 'funds.wallets',
  method: 'POST',
  path: '/wallet/getWalletBalance',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: rowsOf(wallet),
});

/** One wallet's balance: the ticket's buying power. */
export const walletBalance = defineEndpoint({
  id: 'funds.walletBalance',
  method: 'POST',
  path: '/userCenter/getWalletBalance',
  kind: 'read',
  access: 'signedIn',
  request: v.object({ walletType: v.picklist(walletTypes) }),
  response: wallet,
});

/**
 * Totals by currency: currencies are never added up (DECISIONS 25). `timeZone` decides where today began for what is
 * realised; a zone nobody knows is refused as `invalidRequest` (ADR 29).
 */
export const fundingOverview = defineEndpoint({
  id: 'funds.overview',
  method: 'POST',
  path: '/userCenter/getFundingOverview',
  kind: 'read',
  access: 'signedIn',
  request: v.object({ timeZone }),
  response: v.object({
    /**
     * Today's profit before fees, signed, in USD: of open positions from their market's previous close (from their own
     * price where opened since, as their `todayCost`); and of what was closed since midnight in `timeZone`, from the
     * previous close of the day it was closed on. Closing a position leaves it as it stands.
     */
    todayProfit: decimal,
    /** The same of Hong Kong stocks, in HKD. */
    hkTodayProfit: decimal,
    totals: rowsOf(
      v.object({
        currency,
        /** Wallets plus floating profit. */
        totalAssets: decimal,
        available: decimal,
        used: decimal,
        floatingProfit: decimal,
      }),
    ),
  }),
});
export type FundingOverview = v.InferOutput<(typeof fundingOverview)['response']>;

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
