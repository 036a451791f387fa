import { defineMessages } from '#platform/words/messages.ts';

export const chartMessages = defineMessages({
  assets: { id: 'profile.charts.assets', defaultMessage: 'Assets, {currency}' },
  assetsWhat: { id: 'profile.charts.assetsWhat', defaultMessage: 'Share of each wallet' },
  classesWhat: { id: 'profile.charts.classesWhat', defaultMessage: 'Share of each asset class' },
  shown: { id: 'profile.charts.shown', defaultMessage: 'Show assets' },
  byWallet: { id: 'profile.charts.byWallet', defaultMessage: 'By wallet' },
  byClass: { id: 'profile.charts.byClass', defaultMessage: 'By class' },
  cash: { id: 'profile.charts.cash', defaultMessage: 'Cash in all wallets' },
  withPositions: { id: 'profile.charts.withPositions', defaultMessage: 'Total assets' },
  holdingsWhat: { id: 'profile.charts.holdingsWhat', defaultMessage: 'your holdings' },
  incomplete: {
    id: 'profile.charts.incomplete',
    defaultMessage: 'Shares cannot be shown: not all of your holdings could be read.',
  },
  othersLeftOut: { id: 'profile.charts.othersLeftOut', defaultMessage: 'HKD is not included here' },
  /** A wallet of another currency than the chart's. */
  foreignWallet: { id: 'profile.charts.foreignWallet', defaultMessage: '{wallet} ({currency})' },
  /** `amount` and `converted` with their currencies; `rate` as "1 USD = 7.78 HKD, 3 seconds ago". */
  converted: {
    id: 'profile.charts.converted',
    defaultMessage: '{amount} is counted as {converted} at {rate}',
  },
  atRate: { id: 'profile.charts.atRate', defaultMessage: 'Converted at {rate}' },
  total: { id: 'profile.charts.total', defaultMessage: 'In your wallets' },
  other: { id: 'profile.charts.other', defaultMessage: 'Other' },
  loadingAssets: { id: 'profile.charts.loadingAssets', defaultMessage: 'Loading assets by wallet' },
  results: { id: 'profile.charts.results', defaultMessage: 'Realised P&L by day, {currency}' },
  resultsWhat: { id: 'profile.charts.resultsWhat', defaultMessage: 'your P&L by day' },
  result: { id: 'profile.charts.result', defaultMessage: 'Realised P&L after fees' },
  day: { id: 'profile.charts.day', defaultMessage: 'Day' },
  table: { id: 'profile.charts.table', defaultMessage: 'Days with their realised P&L, {currency}' },
  missing: { id: 'profile.charts.missing', defaultMessage: 'No data' },
  loadingResults: { id: 'profile.charts.loadingResults', defaultMessage: 'Loading P&L by day' },
  instructions: {
    id: 'profile.charts.instructions',
    defaultMessage: 'Arrow keys move from day to day, Home and End go to the ends.',
  },
  showTable: { id: 'profile.charts.showTable', defaultMessage: 'Show as table' },
  hideTable: { id: 'profile.charts.hideTable', defaultMessage: 'Hide table' },
  showMore: { id: 'profile.charts.showMore', defaultMessage: 'Show earlier' },
});
