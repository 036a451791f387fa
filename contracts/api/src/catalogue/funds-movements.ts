/** Money in, out and across: deposits, withdrawals, transfers. Exact field names are not shown (spec §3). */
import * as v from 'valibot';
import { positiveDecimal } from '../decimal.ts';
import { movedMoney } from '../changes.ts';
import { defineEndpoint } from '../endpoint.ts';
import { auditStatus, walletTypes } from '../families.ts';
import { commitmentRefusals } from './commitment-refusals.ts';
import {
  anything,
  clientOrderId,
  currency,
  id,
  nothing,
  nullish,
  openStatus,
  pageOf,
  pageRequest,
  secret,
  sentence,
  unsettled,
  unsettledList,
  unsettledRequest,
  url,
} from '../fields.ts';

/** Moves money between two wallets, one of them BALANCE (DECISIONS 22). */
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
  response: unsettled,
  refusals: ['insufficientFunds', 'clientOrderIdReused'],
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
  refusals: ['orderNotCancellable', 'notFound'],
});

/** To a bank card or a digital-currency wallet. Cannot be cancelled (DECISIONS 22); needs verified identity (DECISIONS 16). */
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
    type: v.picklist(['bankCard', 'digitalCurrency']),
    accountId: id,
    amount: positiveDecimal,
    payPassword: secret,
  }),
  response: unsettled,
  refusals: commitmentRefusals,
});

export const usableWithdrawalAmount = defineEndpoint({
  id: 'funds.usableWithdrawalAmount',
  method: 'GET',
  path: '/withdrawal/getUsableWithdrawalAmount',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: unsettled,
});

/** Currencies a deposit can be made in, with where to send it. */
export const depositCurrencies = defineEndpoint({
  id: 'funds.depositCurrencies',
  method: 'POST',
  path: '/recharge/currency/selectList',
  kind: 'read',
  access: 'signedIn',
  request: unsettledRequest({}),
  response: unsettledList,
});

/** Reports a deposit with its screenshot as proof (spec §5: at least 1 of the chosen currency). */
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
    type: v.picklist(['wallet', 'fiat']),
    currency,
    amount: positiveDecimal,
    proofUrl: url,
  }),
  response: unsettled,
  refusals: ['clientOrderIdReused'],
});

/** Deposits, newest first (spec §3 deposit record: status, reason). */
export const depositRecords = defineEndpoint({
  id: 'funds.depositRecords',
  method: 'POST',
  path: '/recharge/listPage',
  kind: 'read',
  access: 'signedIn',
  request: v.object(pageRequest),
  response: pageOf(v.looseObject({ status: openStatus(auditStatus), reason: nullish(sentence) })),
});
