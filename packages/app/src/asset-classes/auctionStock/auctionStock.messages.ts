import { defineMessages } from '#platform/words/messages.ts';

export const auctionStockMessages = defineMessages({
  label: { id: 'assetClass.auctionStock.label', defaultMessage: 'Pre-market auction' },
});
