import { auditStatus } from '@meridian/api';
import type { WireResponseOf } from '@meridian/api';
import type { Endpoints } from '@meridian/api/catalogue';
import { userOf } from '#domain/brokerage.ts';
import { creditOf, depositMethods, isOffered } from '#domain/deposits/index.ts';
import type { Deposit } from '#domain/deposits/index.ts';
import { dollarRate } from '#domain/dollar-rates.ts';
import { refuse } from '#domain/refusals.ts';
import { failureReason } from '#domain/reviews/index.ts';
import { formatFixed, hash } from '#kernel/index.ts';
import { newestFirst, page, sendFor } from '../context.ts';
import type { Customer, Handler, WriteHandler } from '../context.ts';
import { currentAddress, fileHashIn } from '../upload/file-address.ts';
import { dollarRateView } from './wallet-view.ts';

type WireRecord = WireResponseOf<Endpoints['funds.depositRecords']>['list'][number];

/** What a bank transfer of this customer has to say. */
const referenceOf = ({ state, userId }: Customer): string =>
  `MRD-${String(hash(state.seed, 'depositReference', userId) % 1_000_000).padStart(6, '0')}`;

export const depositCurrencies: Handler<'funds.depositCurrencies'> = (caller) => {
  const { state, now, language } = caller;
  const offered = depositMethods.filter((method) => isOffered(state, method));
  return offered.map((method) => ({
    type: method.type,
    currency: method.currency,
    network: method.network,
    address: method.type === 'wallet' ? method.address : null,
    memo: method.type === 'wallet' ? method.memo : null,
    bankDetails:
      method.type === 'fiat'
        ? method.bank.map(({ label, value }) => ({ label: label[language], value }))
        : [],
    reference: method.type === 'fiat' ? referenceOf(caller) : null,
    minimum: formatFixed(method.minimum, 2),
    maximum: formatFixed(method.maximum, 2),
    fee: formatFixed(method.fee, 2),
    arrivalMinutes: method.arrivalMinutes,
    rate: dollarRateView(dollarRate(state, method.currency, now)),
  }));
};

export const createDeposit: WriteHandler<'funds.createDeposit'> = {
  act(caller, { clientOrderId, type, currency, network = null, amount, proofUrl }) {
    const { state, userId } = caller;
    const proofHash = fileHashIn(state, proofUrl);
    if (proofHash === null) throw refuse('imageNotUploaded');
    const request = { userId, clientOrderId, type, currency, network, amount, proofHash, proofUrl };
    return sendFor(caller, 'deposits/report', request).id;
  },
  receipt(caller, depositId) {
    const deposit = caller.state.deposits.get(depositId);
    if (deposit === undefined) throw new RangeError(`no deposit ${depositId}`);
    return depositView(caller, deposit);
  },
};

export const depositRecords: Handler<'funds.depositRecords'> = (caller, request) => {
  const own = [...caller.state.deposits.values()].filter(({ userId }) => userId === caller.userId);
  const { list, ...rest } = page(
    newestFirst(own, ({ createdAt }) => createdAt),
    request,
  );
  return { ...rest, list: list.map((deposit) => depositView(caller, deposit)) };
};

function depositView(caller: Customer, deposit: Deposit): WireRecord {
  const { id, clientOrderId, type, currency, network, amount, fee, status, failsBecause } = deposit;
  const { state, userId, language } = caller;
  const isCredited = status === auditStatus.completed;
  return {
    id,
    clientOrderId,
    type,
    amount: formatFixed(amount, 2),
    currency,
    network,
    fee: formatFixed(fee, 2),
    received: isCredited ? formatFixed(creditOf(deposit), 2) : null,
    rate: dollarRateView(deposit.rate),
    status,
    reason:
      status === auditStatus.failed && failsBecause !== null ? failureReason(failsBecause)[language] : null,
    confirmations: type === 'wallet' ? deposit.confirmations : null,
    proofUrl: currentAddress(state, userOf(state, userId), deposit.proofHash, deposit.proofUrl),
    arrivalMinutes: deposit.arrivalMinutes,
    createTimeTimestamp: deposit.createdAt,
    updateTimeTimestamp: deposit.updatedAt,
  };
}
