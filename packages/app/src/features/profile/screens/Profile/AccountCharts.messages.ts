import { defineMessages } from '#platform/messages.ts';

export const chartMessages = defineMessages({
  assets: { id: 'profile.charts.assets', defaultMessage: 'Assets by wallet, {currency}' },
  assetsWhat: { id: 'profile.charts.assetsWhat', defaultMessage: 'Share of each wallet' },
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
