import { walletType } from '@meridian/api';
import { institutionOfFollow } from '#domain/follow/index.ts';
import { currencyOfWallet } from '#domain/ledger/index.ts';
import type { StatementRow } from '#domain/ledger/index.ts';
import { datesIn } from '#domain/users-day.ts';
import { statementWithWithdrawals, withdrawalWallet } from '#domain/withdrawals/index.ts';
import { formatFixed } from '#kernel/index.ts';
import { page } from '../context.ts';
import type { Customer, Handler } from '../context.ts';
import { followStanding } from '../follow/standing.ts';
import { rateOf } from './transfers.ts';
import { withdrawalView } from './withdrawals.ts';

const followKinds: ReadonlySet<StatementRow['kind']> = new Set(['follow', 'refund', 'interest']);

/** The transfer, withdrawal or follow that a line belongs to (DECISIONS 34), as far as it is now. */
function recordOf(caller: Customer, row: StatementRow) {
  const { kind, reference } = row;
  if (kind === 'withdrawal' || kind === 'fee') return withdrawalOf(caller, row);
  if (followKinds.has(kind)) return followOf(caller, row);
  const { state } = caller;
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
    ...recordOf(caller, row),
    createTimeTimestamp: row.at,
    day: dateOf(row.at),
  };
}

export const walletBill: Handler<'funds.walletBill'> = (caller, request) => {
  const { state, userId } = caller;
  const { timeZone, walletType, kind, currency, fromDay, toDay } = request;
  const dateOf = datesIn(timeZone);
  const isAsked = (row: StatementRow): boolean =>
    (kind === undefined || row.kind === kind) &&
    (currency === undefined || currencyOfWallet[row.wallet.type] === currency) &&
    (fromDay === undefined || dateOf(row.at) >= fromDay) &&
    (toDay === undefined || dateOf(row.at) <= toDay);
  const { list, ...rest } = page(
    statementWithWithdrawals(state, userId, walletType).filter(isAsked),
    request,
  );
  return { ...rest, list: list.map((row) => lineView(caller, row, dateOf)) };
};
