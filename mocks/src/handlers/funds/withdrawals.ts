/** Withdrawals as the wire has them. */
import { auditStatus } from '@meridian/api';
import type { WireResponseOf } from '@meridian/api';
import type { EndpointById } from '@meridian/api/catalogue';
import { userOf } from '#domain/brokerage.ts';
import { dollarRate } from '#domain/dollar-rates.ts';
import { balanceOf, freeIn, walletBook } from '#domain/ledger/index.ts';
import { failureReason } from '#domain/reviews/index.ts';
import { checkPayPassword } from '#domain/session/index.ts';
import { receivedDecimals, openMethods, withdrawalWallet } from '#domain/withdrawals/index.ts';
import type { Withdrawal } from '#domain/withdrawals/index.ts';
import { formatExact, formatFixed } from '#kernel/index.ts';
import { sendFor } from '../context.ts';
import type { Caller, Handler, WriteHandler } from '../context.ts';
import { dollarRateView, holdsView } from './wallet-view.ts';

type WireWithdrawal = WireResponseOf<EndpointById<'funds.applyWithdrawal'>>;

export const usableWithdrawalAmount: Handler<'funds.usableWithdrawalAmount'> = (caller) => {
  const { state, now, userId } = caller;
  const book = walletBook(state.ledger, withdrawalWallet(userId));
  const free = freeIn(book);
  return {
    amount: formatFixed(free.amount, 2),
    balance: formatFixed(balanceOf(book).amount, 2),
    currency: free.currency,
    holds: holdsView(caller, book),
    methods: openMethods(state).map((method) => ({
      type: method.type,
      currency: method.currency,
      network: method.network,
      minimum: formatFixed(method.minimum, 2),
      maximum: formatFixed(method.maximum, 2),
      feeRate: formatExact(method.feeRate),
      minFee: formatFixed(method.minFee, 2),
      arrivalMinutes: method.arrivalMinutes,
      rate: dollarRateView(dollarRate(state, method.currency, now)),
    })),
  };
};

export const applyWithdrawal: WriteHandler<'funds.applyWithdrawal'> = {
  act(caller, { clientOrderId, type, accountId, amount, payPassword }) {
    const { state, userId } = caller;
    checkPayPassword(userOf(state, userId), payPassword);
    return sendFor(caller, 'withdrawals/apply', { userId, clientOrderId, type, accountId, amount }).id;
  },
  receipt(caller, id) {
    const withdrawal = caller.state.withdrawals.get(id);
    if (withdrawal === undefined) throw new RangeError(`no withdrawal ${id}`);
    return withdrawalView(caller, withdrawal);
  },
};

export function withdrawalView(
  { language }: Pick<Caller, 'language'>,
  withdrawal: Withdrawal,
): WireWithdrawal {
  const { id, clientOrderId, type, accountId, amount, fee, received, receivedCurrency, status } = withdrawal;
  const { failsBecause } = withdrawal.review;
  return {
    id,
    clientOrderId,
    type,
    accountId,
    account: withdrawal.accountName,
    amount: formatFixed(amount, 2),
    currency: 'USD',
    fee: formatFixed(fee, 2),
    received: receivedDecimals(receivedCurrency) === 2 ? formatFixed(received, 2) : formatExact(received),
    receivedCurrency,
    rate: dollarRateView(withdrawal.rate),
    status,
    reason:
      status === auditStatus.failed && failsBecause !== null ? failureReason(failsBecause)[language] : null,
    arrivalMinutes: withdrawal.arrivalMinutes,
    createTimeTimestamp: withdrawal.createdAt,
    updateTimeTimestamp: withdrawal.updatedAt,
  };
}
