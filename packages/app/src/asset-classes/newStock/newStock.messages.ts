import { defineMessages } from '#platform/messages.ts';

export const newStockMessages = defineMessages({
  label: { id: 'assetClass.newStock.label', defaultMessage: 'New shares' },
});
