/** Money in and across: deposits and transfers. Exact field names are not shown (spec §3). */
import * as v from 'valibot';
import { nonNegativeDecimal, positiveDecimal } from '../../decimal.ts';
import { movedMoney } from '../../changes.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { exchangeRate } from '../../exchange-rate.ts';
import { auditStatus, transferStatus, walletTypes } from '../../families.ts';
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
  sentence,
  url,
  walletAddress,
} from '../../fields.ts';
import { rowsOf, someOf } from '../../row-schemas.ts';
import { timestamp } from '../../timestamp.ts';

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
