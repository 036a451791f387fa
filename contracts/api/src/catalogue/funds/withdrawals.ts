/** Money out: to a bank card or to a wallet of a digital currency. Exact field names are not shown (spec §3). */
import * as v from 'valibot';
import { movedMoney } from '../../changes.ts';
import { withdrawalTypes } from '../../codes.ts';
import { nonNegativeDecimal, positiveDecimal } from '../../decimal.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { exchangeRate } from '../../exchange-rate.ts';
import { auditStatus } from '../../families.ts';
import {
  clientOrderId,
  count,
  currency,
  id,
  name,
  nothing,
  nullish,
  openStatus,
  openWord,
  secret,
  sentence,
} from '../../fields.ts';
import { rowsOf } from '../../row-schemas.ts';
import { timestamp } from '../../timestamp.ts';
import { commitmentRefusals } from '../commitment-refusals.ts';
import { holds } from './balance.ts';

/**
 * A withdrawal (spec §3): `amount` is held in BALANCE while it is under review, and leaves it then; `received` arrives after the
 * fee, at the rate where it is exchanged. What is refused is free again (ADR 57).
 */
export const withdrawalRecord = v.object({
  id,
  clientOrderId: id,
  type: openWord(withdrawalTypes),
  /** Of the payout account, and the name that it is shown under. */
  accountId: id,
  account: nullish(name),
  amount: positiveDecimal,
  /** Of `amount` and `fee`: the dollars of BALANCE. */
  currency,
  fee: nonNegativeDecimal,
  received: positiveDecimal,
  receivedCurrency: currency,
  rate: nullish(exchangeRate),
  status: openStatus(auditStatus),
  /** Why it failed, in the user's language: the money is free again. */
  reason: nullish(sentence),
  createTimeTimestamp: timestamp,
  /** How long it takes from the decision until it arrives. */
  arrivalMinutes: nullish(count),
  /** When it came to its status. */
  updateTimeTimestamp: nullish(timestamp),
});
export type WithdrawalRecord = v.InferOutput<typeof withdrawalRecord>;

/**
 * To a bank card or a digital-currency wallet. Cannot be cancelled (DECISIONS 22); needs verified identity (DECISIONS 16). Refused as
 * `notFound` where the account was deleted meanwhile, as `invalidRequest` where it is not of the type. `amount` in USD.
 */
export const applyWithdrawal = defineEndpoint({
  id: 'funds.applyWithdrawal',
  method: 'POST',
  path: '/withdrawal/withdrawal-apply',
  kind: 'write',
  // The account that it goes to is in use from then on.
  changes: [...movedMoney, 'funds.payoutAccounts'],
  isIdempotent: true,
  access: 'signedIn',
  request: v.object({
    clientOrderId,
    type: v.picklist(withdrawalTypes),
    accountId: id,
    amount: positiveDecimal,
    payPassword: secret,
  }),
  response: withdrawalRecord,
  refusals: [...commitmentRefusals, 'amountNotAllowed'],
});

/** What can be withdrawn to, and on which terms. Amounts in USD, which BALANCE is kept in. */
const withdrawalMethod = v.object({
  type: openWord(withdrawalTypes),
  /** What arrives; of a digital currency the network it is sent over, too. */
  currency,
  network: nullish(name),
  minimum: positiveDecimal,
  maximum: nullish(positiveDecimal),
  /** The fee is this part of the amount, and at least `minFee`. */
  feeRate: nonNegativeDecimal,
  minFee: nonNegativeDecimal,
  /** How long it takes after the review. */
  arrivalMinutes: nullish(count),
  /** Between dollars and `currency`; null for dollars. */
  rate: nullish(exchangeRate),
});

/** How much of BALANCE can be withdrawn, why it is less than the balance, and where to. */
export const usableWithdrawalAmount = defineEndpoint({
  id: 'funds.usableWithdrawalAmount',
  method: 'GET',
  path: '/withdrawal/getUsableWithdrawalAmount',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: v.object({
    amount: nonNegativeDecimal,
    balance: nonNegativeDecimal,
    /** Of `amount` and `balance`. */
    currency,
    holds,
    methods: rowsOf(withdrawalMethod),
  }),
});
