import { currencyOfWallet, statementOf } from '#domain/ledger/index.ts';
import type { StatementRow } from '#domain/ledger/index.ts';
import { datesIn } from '#domain/users-day.ts';
import { formatFixed } from '#kernel/index.ts';
import { page } from '../context.ts';
import type { Caller, Handler } from '../context.ts';
import { rateOf } from './transfers.ts';

/** The transfer that a line belongs to (DECISIONS 34), as far as it is now. */
function recordOf(state: Caller['state'], { kind, reference }: StatementRow) {
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

function lineView(state: Caller['state'], row: StatementRow, dateOf: (at: number) => string) {
  return {
    id: row.id,
    walletType: row.wallet.type,
    currency: currencyOfWallet[row.wallet.type],
    kind: row.kind,
    amount: formatFixed(row.amount, 2),
    balanceAfter: formatFixed(row.balanceAfter, 2),
    reference: row.reference,
    stock_code: row.stockCode,
    ...recordOf(state, row),
    createTimeTimestamp: row.at,
    day: dateOf(row.at),
  };
}

export const walletBill: Handler<'funds.walletBill'> = ({ state, userId }, request) => {
  const { timeZone, walletType, kind, currency, fromDay, toDay } = request;
  const dateOf = datesIn(timeZone);
  const isAsked = (row: StatementRow): boolean =>
    (kind === undefined || row.kind === kind) &&
    (currency === undefined || currencyOfWallet[row.wallet.type] === currency) &&
    (fromDay === undefined || dateOf(row.at) >= fromDay) &&
    (toDay === undefined || dateOf(row.at) <= toDay);
  const { list, ...rest } = page(statementOf(state.ledger, userId, walletType).filter(isAsked), request);
  return { ...rest, list: list.map((row) => lineView(state, row, dateOf)) };
};
