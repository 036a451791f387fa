import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  assets: { id: 'home.assets', defaultMessage: 'Total assets' },
  todayProfit: { id: 'home.todayProfit', defaultMessage: 'P&L today' },
  /** What the day brought, with its sign, and in percent of what there was. */
  todayChange: { id: 'home.todayChange', defaultMessage: '{amount} ({percent})' },
  assetsWhat: { id: 'home.assetsWhat', defaultMessage: 'your balances' },
  showBalances: { id: 'home.showBalances', defaultMessage: 'Show balances' },
  hideBalances: { id: 'home.hideBalances', defaultMessage: 'Hide balances' },
  balanceHidden: { id: 'home.balanceHidden', defaultMessage: 'Balance hidden' },
  holdings: { id: 'home.holdings', defaultMessage: 'Your holdings' },
  holdingsWhat: { id: 'home.holdingsWhat', defaultMessage: 'your holdings' },
  allHoldings: { id: 'home.allHoldings', defaultMessage: 'All {count}' },
  noHoldings: { id: 'home.noHoldings', defaultMessage: 'Your holdings appear here' },
  browse: { id: 'home.browse', defaultMessage: 'Browse Markets' },
  unread: { id: 'home.unread', defaultMessage: '{count, plural, one {# unread} other {# unread}}' },
  steps: { id: 'home.steps', defaultMessage: 'Three steps to your first trade' },
  stepsWhat: { id: 'home.stepsWhat', defaultMessage: 'your next steps' },
  stepDone: { id: 'home.stepDone', defaultMessage: 'Done' },
  verify: { id: 'home.stepVerify', defaultMessage: 'Verify your identity' },
  verifyHint: { id: 'home.stepVerifyHint', defaultMessage: 'With your ID card or passport' },
  verifyFailed: { id: 'home.stepVerifyFailed', defaultMessage: 'See why, and try again' },
  verifyPending: { id: 'home.stepVerifyPending', defaultMessage: 'Up to 24 hours' },
  fund: { id: 'home.stepFund', defaultMessage: 'Deposit money' },
  fundHint: { id: 'home.stepFundHint', defaultMessage: 'Digital currency or bank transfer' },
  trade: { id: 'home.stepTrade', defaultMessage: 'Make your first trade' },
  tradeHint: { id: 'home.stepTradeHint', defaultMessage: 'Choose what to buy on Markets' },
});
