import { defineMessages } from '#platform/words/messages.ts';

export const auctionStockMessages = defineMessages({
  label: { id: 'assetClass.auctionStock.label', defaultMessage: 'Pre-market auction' },
  one: { id: 'assetClass.auctionStock.one', defaultMessage: 'Auction' },
  /** Below the title of their list. */
  opening: { id: 'assetClass.auctionStock.opening', defaultMessage: 'One price, at the US opening' },
});
