import { defineMessages } from '#platform/words/messages.ts';

export const hkStockMessages = defineMessages({
  label: { id: 'assetClass.hkStock.label', defaultMessage: 'Hong Kong stocks' },
  /** Below the title of their list. */
  prices: { id: 'assetClass.hkStock.prices', defaultMessage: 'Prices in HK$' },
});
