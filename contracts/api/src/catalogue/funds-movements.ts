/** Money in, out and across: deposits, withdrawals, transfers. Exact field names are not shown (spec §3). */
import * as v from 'valibot';
import { withdrawalTypes } from '../codes.ts';
import { nonNegativeDecimal, positiveDecimal } from '../decimal.ts';
import { movedMoney } from '../changes.ts';
import { defineEndpoint } from '../endpoint.ts';
import { exchangeRate } from '../exchange-rate.ts';
import { auditStatus, transferStatus, walletTypes } from '../families.ts';
import {
  anything,
  clientOrderId,
  count,
  currency,
  id,
  imageUrl,
  name,
  nothing,
  nullish,
  openStatus,
  openWord,
  pageOf,
  pageRequest,
  secret,
  sentence,
  url,
  walletAddress,
} from '../fields.ts';
import { rowsOf, someOf } from '../row-schemas.ts';
import { timestamp } from '../timestamp.ts';
import { commitmentRefusals } from './commitment-refusals.ts';
import { holds } from './funds-balance.ts';

/** Deposit types (spec §9). */
const depositTypes = ['wallet', 'fiat'] as const;

/** Money that has been moved, or is on its way: `received` and `rate` where it was exchanged. */
const transferRecord = v.object({
  /** What {@link cancelTransfer} takes. */
  id,
  clientOrderId: id,
  from: v.picklist(walletTypes),
  to: v.picklist(walletTypes),
  amount: positiveDecimal,
  /** Of `amount`: the wallet's that gives. */
  currency,
  received: positiveDecimal,
  receivedCurrency: currency,
  rate: nullish(exchangeRate),
  status: openStatus(transferStatus),
  /** Why it failed, in the user's language. */
  reason: nullish(sentence),
  createTimeTimestamp: timestamp,
  /** When it came to its status. */
  updateTimeTimestamp: nullish(timestamp),
});

/**
 * Moves money between two wallets, one of them BALANCE (DECISIONS 22). Where they keep different currencies it is exchanged at the
 * rate that the wallets tell, which the receipt records (DECISIONS 42). `amount` in the currency of the wallet that gives.
 */
export const transfer = defineEndpoint({
  id: 'funds.transfer',
  method: 'POST',
  path: '/wallet/transfer',
  kind: 'write',
  changes: movedMoney,
  isIdempotent: true,
  access: 'signedIn',
  request: v.object({
    clientOrderId,
    from: v.picklist(walletTypes),
    to: v.picklist(walletTypes),
    amount: positiveDecimal,
  }),
  response: transferRecord,
  refusals: ['insufficientFunds', 'sameWallet'],
});

/** While pending only (DECISIONS 22). */
export const cancelTransfer = defineEndpoint({
  id: 'funds.cancelTransfer',
  method: 'POST',
  path: '/wallet/cancelTransfer',
  kind: 'write',
  changes: movedMoney,
  isIdempotent: true,
  access: 'signedIn',
  request: v.object({ id }),
  response: anything,
  refusals: ['transferNotCancellable', 'notFound'],
});

/** A withdrawal (spec §3): `amount` leaves BALANCE, `received` arrives after the fee, at the rate where it is exchanged. */
const withdrawalRecord = v.object({
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
  /** Why it failed, in the user's language: the money was given back. */
  reason: nullish(sentence),
  createTimeTimestamp: timestamp,
  /** When it came to its status. */
  updateTimeTimestamp: nullish(timestamp),
});

/**
 * To a bank card or a digital-currency wallet. Cannot be cancelled (DECISIONS 22); needs verified identity (DECISIONS 16). Refused as
 * `notFound` where the account was deleted meanwhile, as `invalidRequest` where it is not of the type. `amount` in USD.
 */
export const applyWithdrawal = defineEndpoint({
  id: 'funds.applyWithdrawal',
  method: 'POST',
  path: '/withdrawal/withdrawal-apply',
  kind: 'write',
  changes: movedMoney,
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

/** A currency that can be deposited, and where to send it: a wallet's address, or the lines of a bank account. */
const depositCurrency = v.object({
  type: openWord(depositTypes),
  currency,
  /** Of a digital currency: the network it is sent over. */
  network: nullish(name),
  address: nullish(walletAddress),
  /** Memo or tag that the address needs, where the network has one. */
  memo: nullish(id),
  bankDetails: v.nullish(someOf(v.object({ label: name, value: name }), 20), []),
  /** What has to be written with a bank transfer, so that it is matched to the customer. */
  reference: nullish(name),
  /** Least amount, in `currency`: less is not refunded (spec §5). */
  minimum: positiveDecimal,
  /** Most that is taken at once, and what is kept of it: in `currency`. */
  maximum: nullish(positiveDecimal),
  fee: nullish(nonNegativeDecimal),
  /** How long until it is credited. */
  arrivalMinutes: nullish(count),
  /** From `currency` to dollars, which BALANCE is kept in; null for dollars (DECISIONS 42). */
  rate: nullish(exchangeRate),
});

/** Currencies a deposit can be made in, with where to send it. */
export const depositCurrencies = defineEndpoint({
  id: 'funds.depositCurrencies',
  method: 'POST',
  path: '/recharge/currency/selectList',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: rowsOf(depositCurrency),
});

/** A deposit on its way (spec §3 deposit record: status, reason). */
const depositRecord = v.object({
  id,
  clientOrderId: nullish(id),
  type: openWord(depositTypes),
  amount: positiveDecimal,
  currency,
  network: nullish(name),
  /** What is kept of `amount`. */
  fee: nullish(nonNegativeDecimal),
  /** What BALANCE is credited with, in dollars; null until it is. */
  received: nullish(positiveDecimal),
  rate: nullish(exchangeRate),
  status: openStatus(auditStatus),
  reason: nullish(sentence),
  /** Of the network, out of three (spec §5). */
  confirmations: nullish(count),
  /** The screenshot, as `upload.file` answered it: the same picture again has the same address. */
  proofUrl: imageUrl,
  /** How long until it is credited, as was promised when it was reported: after that it takes longer than usual. */
  arrivalMinutes: nullish(count),
  createTimeTimestamp: timestamp,
  /** When it came to its status, or to its confirmations. */
  updateTimeTimestamp: nullish(timestamp),
});

/**
 * Reports a deposit with its screenshot as proof (spec §5: at least 1 of the chosen currency). A currency or network that is not
 * offered is refused as `invalidRequest`.
 */
export const createDeposit = defineEndpoint({
  id: 'funds.createDeposit',
  method: 'POST',
  path: '/recharge/create',
  kind: 'write',
  changes: ['funds.depositRecords'],
  isIdempotent: true,
  access: 'signedIn',
  request: v.object({
    clientOrderId,
    type: v.picklist(depositTypes),
    currency,
    /** Of a digital currency. */
    network: v.optional(name),
    amount: positiveDecimal,
    proofUrl: url,
  }),
  response: depositRecord,
  refusals: ['depositTooSmall', 'amountNotAllowed', 'imageNotUploaded'],
});

/** Deposits, newest first (spec §3 deposit record: status, reason). */
export const depositRecords = defineEndpoint({
  id: 'funds.depositRecords',
  method: 'POST',
  path: '/recharge/listPage',
  kind: 'read',
  access: 'signedIn',
  request: v.object(pageRequest),
  response: pageOf(depositRecord),
});
