import type { WalletBillLine } from '@meridian/api';
import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'statement.title', defaultMessage: 'Statement' },
  what: { id: 'statement.what', defaultMessage: 'your statement' },
  days: { id: 'statement.days', defaultMessage: 'Movements by day' },
  list: { id: 'statement.list', defaultMessage: 'Movements on {date}' },
  net: { id: 'statement.net', defaultMessage: 'Net {amount}' },
  opening: { id: 'statement.opening', defaultMessage: 'Opening balance' },
  moneyIn: { id: 'statement.moneyIn', defaultMessage: 'Money in' },
  moneyOut: { id: 'statement.moneyOut', defaultMessage: 'Money out' },
  closing: { id: 'statement.closing', defaultMessage: 'Closing balance' },
  netAll: { id: 'statement.netAll', defaultMessage: 'Net' },
  agrees: {
    id: 'statement.agrees',
    defaultMessage: 'All lines are shown, and lead from the opening to the closing balance.',
  },
  agreesOfKind: { id: 'statement.agreesOfKind', defaultMessage: 'All lines are shown, and come to this.' },
  disagrees: { id: 'statement.disagrees', defaultMessage: 'Lines and balances do not agree' },
  disagreesBy: {
    id: 'statement.disagreesBy',
    defaultMessage:
      'Between lines and balances there is a difference of {amounts}. Ask customer service before you rely on either.',
  },
  broken: {
    id: 'statement.broken',
    defaultMessage:
      'One balance does not follow from the one before it. Ask customer service before you rely on them.',
  },
  service: { id: 'statement.service', defaultMessage: 'Customer service' },
  balanceAfter: { id: 'statement.balanceAfter', defaultMessage: 'Balance {amount}' },
  emptyTitle: { id: 'statement.emptyTitle', defaultMessage: 'Nothing has moved here yet' },
  emptyBody: {
    id: 'statement.emptyBody',
    defaultMessage: 'Deposits, fees, profits and losses appear here.',
  },
  deposit: { id: 'statement.deposit', defaultMessage: 'Deposit' },
  noMatch: { id: 'statement.noMatch', defaultMessage: 'No movements match the filter' },
  noMatchBody: {
    id: 'statement.noMatchBody',
    defaultMessage: 'Choose another period, wallet or kind, or clear the filter.',
  },
  more: { id: 'statement.more', defaultMessage: 'Show earlier' },
  shown: { id: 'statement.shown', defaultMessage: '{shown, number} of {total, number} lines' },
  shownOfRead: {
    id: 'statement.shownOfRead',
    defaultMessage: '{shown, number} of {read, number} lines read match',
  },
  zone: { id: 'statement.zone', defaultMessage: 'Times are in your time zone, {zone}.' },
  closeRecord: { id: 'statement.record.close', defaultMessage: 'Close' },
  status: { id: 'statement.record.status', defaultMessage: 'Status' },
  reason: { id: 'statement.record.reason', defaultMessage: 'Reason' },
  fromEnd: { id: 'statement.record.from', defaultMessage: 'From' },
  toEnd: { id: 'statement.record.to', defaultMessage: 'To' },
  amount: { id: 'statement.record.amount', defaultMessage: 'Amount' },
  rate: { id: 'statement.record.rate', defaultMessage: 'Rate' },
  rateValue: { id: 'statement.record.rateValue', defaultMessage: '1 {from} = {rate} {to}' },
  bookedAt: { id: 'statement.record.bookedAt', defaultMessage: 'Booked' },
  changedAt: { id: 'statement.record.changedAt', defaultMessage: 'Last change' },
  number: { id: 'statement.record.number', defaultMessage: 'Number' },
});

/** What became of the amount of a withdrawal that has moved nothing. */
export const unmovedNames = defineMessages({
  held: { id: 'statement.unmoved.held', defaultMessage: 'Under review, held' },
  returned: { id: 'statement.unmoved.returned', defaultMessage: 'Audit failure, returned' },
});

/** How far a transfer, withdrawal or follow is. */
export const statusNames = defineMessages({
  pending: { id: 'statement.status.pending', defaultMessage: 'Pending' },
  completed: { id: 'statement.status.completed', defaultMessage: 'Completed' },
  cancelled: { id: 'statement.status.cancelled', defaultMessage: 'Cancelled' },
  failed: { id: 'statement.status.failed', defaultMessage: 'Failed' },
  waitConfirm: { id: 'statement.status.waitConfirm', defaultMessage: 'Awaiting confirmation' },
  inProgress: { id: 'statement.status.inProgress', defaultMessage: 'In progress' },
  ended: { id: 'statement.status.ended', defaultMessage: 'Ended' },
  refused: { id: 'statement.status.refused', defaultMessage: 'Refused' },
} satisfies Record<NonNullable<WalletBillLine['status']>, { id: string; defaultMessage: string }>);

/** What kind of movement a line is. */
export const kindNames = defineMessages({
  deposit: { id: 'statement.kindDeposit', defaultMessage: 'Deposit' },
  withdrawal: { id: 'statement.kindWithdrawal', defaultMessage: 'Withdrawal' },
  transferIn: { id: 'statement.kindTransferIn', defaultMessage: 'Transfer in' },
  transferOut: { id: 'statement.kindTransferOut', defaultMessage: 'Transfer out' },
  fee: { id: 'statement.kindFee', defaultMessage: 'Handling fee' },
  overnight: { id: 'statement.kindOvernight', defaultMessage: 'Overnight charge' },
  profit: { id: 'statement.kindProfit', defaultMessage: 'Trading profit' },
  loss: { id: 'statement.kindLoss', defaultMessage: 'Trading loss' },
  dailySettlement: { id: 'statement.kindDailySettlement', defaultMessage: 'Daily settlement' },
  dividend: { id: 'statement.kindDividend', defaultMessage: 'Dividend' },
  dividendTax: { id: 'statement.kindDividendTax', defaultMessage: 'Dividend tax withheld' },
  exchange: { id: 'statement.kindExchange', defaultMessage: 'Currency exchange' },
  adjustment: { id: 'statement.kindAdjustment', defaultMessage: 'Adjustment' },
  subscription: { id: 'statement.kindSubscription', defaultMessage: 'New-share subscription' },
  refund: { id: 'statement.kindRefund', defaultMessage: 'Refund' },
  follow: { id: 'statement.kindFollow', defaultMessage: 'Follow investment' },
  interest: { id: 'statement.kindInterest', defaultMessage: 'Interest' },
  loan: { id: 'statement.kindLoan', defaultMessage: 'Loan' },
  repayment: { id: 'statement.kindRepayment', defaultMessage: 'Loan repayment' },
} satisfies Record<NonNullable<WalletBillLine['kind']>, { id: string; defaultMessage: string }>);
