import { defineMessages } from '#platform/messages.ts';

export const hkStockMessages = defineMessages({
  label: { id: 'assetClass.hkStock.label', defaultMessage: 'Hong Kong stocks' },
});
