import type { WalletBillLine } from '@meridian/api';
import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'statement.title', defaultMessage: 'Statement' },
  what: { id: 'statement.what', defaultMessage: 'your statement' },
  wallet: { id: 'statement.wallet', defaultMessage: 'Wallet' },
  all: { id: 'statement.all', defaultMessage: 'All wallets' },
  days: { id: 'statement.days', defaultMessage: 'Movements by day' },
  list: { id: 'statement.list', defaultMessage: 'Movements on {date}' },
  net: { id: 'statement.net', defaultMessage: 'Net {amount}' },
  sum: { id: 'statement.sum', defaultMessage: 'Net {currency}' },
  sumShown: { id: 'statement.sumShown', defaultMessage: 'Net {currency} of these lines' },
  balanceAfter: { id: 'statement.balanceAfter', defaultMessage: 'Balance {amount}' },
  emptyTitle: { id: 'statement.emptyTitle', defaultMessage: 'Nothing has moved here yet' },
  emptyBody: {
    id: 'statement.emptyBody',
    defaultMessage: 'Deposits, fees, profits and losses appear here.',
  },
  deposit: { id: 'statement.deposit', defaultMessage: 'Deposit' },
  allWallets: { id: 'statement.allWallets', defaultMessage: 'Show all wallets' },
  more: { id: 'statement.more', defaultMessage: 'Show earlier' },
  shown: { id: 'statement.shown', defaultMessage: '{shown, number} of {total, number} lines' },
  zone: { id: 'statement.zone', defaultMessage: 'Times are in your time zone, {zone}.' },
});

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
