import { defineMessages } from '#platform/messages.ts';

export const stockMessages = defineMessages({
  label: { id: 'assetClass.stock.label', defaultMessage: 'US stocks' },
  unit: { id: 'assetClass.stock.unit', defaultMessage: '{count, plural, one {share} other {shares}}' },
});
