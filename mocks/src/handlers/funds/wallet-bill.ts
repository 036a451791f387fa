import { walletType } from '@meridian/api';
import { institutionOfFollow } from '#domain/follow/index.ts';
import { currencyOfWallet, sumsOf } from '#domain/ledger/index.ts';
import type { StatementRow, StatementSum } from '#domain/ledger/index.ts';
import { beginningOf, datesIn, dayAfter } from '#domain/users-day.ts';
import { statementWithWithdrawals, withdrawalWallet } from '#domain/withdrawals/index.ts';
import { formatFixed } from '#kernel/index.ts';
import { page } from '../context.ts';
import type { Customer, Handler } from '../context.ts';
import { followStanding } from '../follow/standing.ts';
import { namedTarget, positionTarget, tradedAs, type WireTarget } from '../record-target.ts';
import { rateOf } from './transfers.ts';
import { withdrawalView } from './withdrawals.ts';

const followKinds: ReadonlySet<StatementRow['kind']> = new Set(['follow', 'refund', 'interest']);

/** The transfer, withdrawal or follow that a line belongs to (DECISIONS 34), as far as it is now. */
function recordOf(caller: Customer, row: StatementRow) {
  const { kind, reference } = row;
  if (kind === 'withdrawal' || kind === 'fee') return withdrawalOf(caller, row);
  const { state } = caller;
  const loan = reference === null ? undefined : state.loans.get(reference);
  if (loan !== undefined)
    return { status: loan.status, updateTimeTimestamp: loan.updatedAt, recordId: loan.id };
  if (followKinds.has(kind)) return followOf(caller, row);
  const isTransfer = kind === 'transferIn' || kind === 'transferOut';
  const made = isTransfer && reference !== null ? state.transfers.get(reference) : undefined;
  if (made === undefined) return {};
  return {
    status: made.status,
    updateTimeTimestamp: made.updatedAt,
    recordId: made.id,
    fromWallet: made.from,
    toWallet: made.to,
    rate: rateOf({ state }, made),
  };
}

function withdrawalOf(caller: Customer, { reference }: StatementRow) {
  const made = reference === null ? undefined : caller.state.withdrawals.get(reference);
  if (made === undefined) return {};
  const withdrawal = withdrawalView(caller, made);
  return {
    status: made.status,
    reason: withdrawal.reason,
    updateTimeTimestamp: made.updatedAt,
    recordId: made.id,
    fromWallet: withdrawalWallet(made.userId).type,
    toAccount: made.accountName,
    rate: withdrawal.rate,
    withdrawal,
  };
}

function followOf({ state, language }: Customer, { reference, amount }: StatementRow) {
  const follow = reference === null ? undefined : state.follows.get(reference);
  if (follow === undefined) return {};
  const agency = institutionOfFollow(follow).name[language];
  const isGiven = amount < 0n;
  return {
    ...followStanding(follow, language),
    updateTimeTimestamp: follow.updatedAt,
    recordId: follow.id,
    fromWallet: isGiven ? walletType.FOLLOW : null,
    fromAccount: isGiven ? null : agency,
    toWallet: isGiven ? null : walletType.FOLLOW,
    toAccount: isGiven ? agency : null,
  };
}

/** Records that are looked at under their own id. */
const ownRecords = {
  deposits: 'deposit',
  withdrawals: 'withdrawal',
  copies: 'followFutures',
} as const;
const ownRecordNames = Object.keys(ownRecords) as readonly (keyof typeof ownRecords)[];

/** Where a line leads: a dividend to its share, a fee to its order, what else was traded to its position, other money to its record. */
function targetOf(caller: Customer, { kind, reference, deal }: StatementRow): WireTarget | null {
  if (reference === null) return null;
  const { state } = caller;
  const { trading, follows, loans, subscriptions } = state;
  const own = ownRecordNames.find((name) => state[name].has(reference));
  if (own !== undefined) return { kind: ownRecords[own], id: reference };
  // The position that it becomes is listed under its id too, with fees and results of its own.
  if (subscriptions.has(reference) && (kind === 'subscription' || kind === 'refund'))
    return { kind: 'subscription', id: reference };
  if (loans.has(reference)) return { kind: 'loan' };
  const follow = follows.get(reference);
  if (follow !== undefined) return { kind: 'follow', id: institutionOfFollow(follow).id };
  const order = kind === 'fee' && deal !== null ? trading.orders.get(deal.orderId) : undefined;
  if (order !== undefined) return namedTarget(caller, { kind: 'order', id: order.clientOrderId }, order);
  if (kind !== 'dividend' && kind !== 'dividendTax') return positionTarget(caller, reference);
  const held = tradedAs(caller, reference);
  return held === undefined ? null : namedTarget(caller, { kind: 'quote' }, held);
}

function lineView(caller: Customer, row: StatementRow, dateOf: (at: number) => string) {
  return {
    id: row.id,
    walletType: row.wallet.type,
    currency: currencyOfWallet[row.wallet.type],
    kind: row.kind,
    amount: formatFixed(row.amount, 2),
    balanceAfter: formatFixed(row.balanceAfter, 2),
    reference: row.reference,
    stock_code: row.stockCode,
    target: targetOf(caller, row),
    ...recordOf(caller, row),
    createTimeTimestamp: row.at,
    day: dateOf(row.at),
  };
}

/** Without a balance where a kind is asked for: the other kinds moved it too (ADR 59). */
function sumView({ currency, opening, moneyIn, moneyOut, closing }: StatementSum, isOfOneKind: boolean) {
  return {
    currency,
    opening: isOfOneKind ? null : formatFixed(opening, 2),
    moneyIn: formatFixed(moneyIn, 2),
    moneyOut: formatFixed(moneyOut, 2),
    closing: isOfOneKind ? null : formatFixed(closing, 2),
  };
}

export const walletBill: Handler<'funds.walletBill'> = (caller, request) => {
  const { timeZone, walletType, kind, currency, fromDay, toDay } = request;
  const from = fromDay === undefined ? Number.NEGATIVE_INFINITY : beginningOf(fromDay, timeZone);
  const to = toDay === undefined ? Number.POSITIVE_INFINITY : beginningOf(dayAfter(toDay), timeZone);
  const ofWallets = statementWithWithdrawals(caller.state, caller.userId, walletType).filter(
    ({ wallet }) => currency === undefined || currencyOfWallet[wallet.type] === currency,
  );
  const ofKind = kind === undefined ? ofWallets : ofWallets.filter((row) => row.kind === kind);
  const asked = ofKind.filter(({ at }) => at >= from && at < to);
  const { list, ...rest } = page(asked, request);
  const dateOf = datesIn(timeZone);
  return {
    ...rest,
    list: list.map((row) => lineView(caller, row, dateOf)),
    sums: sumsOf(ofKind, { from, to }).map((sum) => sumView(sum, kind !== undefined)),
  };
};
