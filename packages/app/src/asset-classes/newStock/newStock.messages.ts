import { defineMessages } from '#platform/words/messages.ts';

export const newStockMessages = defineMessages({
  label: { id: 'assetClass.newStock.label', defaultMessage: 'New shares' },
});
