import { defineMessages } from '#platform/messages.ts';

export const auctionStockMessages = defineMessages({
  label: { id: 'assetClass.auctionStock.label', defaultMessage: 'Pre-market auction' },
});
