import { defineMessages } from '#platform/words/messages.ts';

/** Heads of a file that no table has. */
export const csvMessages = defineMessages({
  code: { id: 'portfolio.csv.code', defaultMessage: 'Code' },
  market: { id: 'portfolio.csv.market', defaultMessage: 'Market' },
  priceCurrency: { id: 'portfolio.csv.priceCurrency', defaultMessage: 'Currency of prices' },
  walletCurrency: { id: 'portfolio.csv.walletCurrency', defaultMessage: 'Currency of the wallet' },
  filledQuantity: { id: 'portfolio.csv.filledQuantity', defaultMessage: 'Filled' },
  filledValue: { id: 'portfolio.csv.filledValue', defaultMessage: 'Value filled' },
  reason: { id: 'portfolio.csv.reason', defaultMessage: 'Reason' },
  openedUtc: { id: 'portfolio.csv.openedUtc', defaultMessage: 'Opened (UTC)' },
  closedUtc: { id: 'portfolio.csv.closedUtc', defaultMessage: 'Closed (UTC)' },
  placedUtc: { id: 'portfolio.csv.placedUtc', defaultMessage: 'Placed (UTC)' },
  changedUtc: { id: 'portfolio.csv.changedUtc', defaultMessage: 'Last change (UTC)' },
});
