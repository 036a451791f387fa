import * as v from 'valibot';
import { decimal } from '../../decimal.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { walletTypes } from '../../families.ts';
import { currency, nothing, timeZone } from '../../fields.ts';
import { rowsOf } from '../../row-schemas.ts';

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

/**
 * Totals by currency: currencies are never added up (DECISIONS 25). `timeZone` decides where today began for what is
 * realised; without one it is UTC (DECISIONS 48), and an unknown zone is refused as `invalidRequest` (ADR 29).
 */
export const fundingOverview = defineEndpoint({
  id: 'funds.overview',
  method: 'POST',
  path: '/userCenter/getFundingOverview',
  kind: 'read',
  access: 'signedIn',
  request: v.object({ timeZone: v.optional(timeZone) }),
  response: v.object({
    /**
     * Today's profit before fees, signed, in USD: of open positions from their market's previous close (from their own
     * price where opened since, as their `todayCost`); and of what was closed since midnight in `timeZone`, from the
     * previous close of the day it was closed on. Closing a position does not change it.
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
