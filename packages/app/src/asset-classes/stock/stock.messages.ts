import { defineMessages } from '#platform/words/messages.ts';

export const stockMessages = defineMessages({
  label: { id: 'assetClass.stock.label', defaultMessage: 'US stocks' },
  popular: { id: 'assetClass.stock.popular', defaultMessage: 'Popular stocks' },
  unit: { id: 'assetClass.stock.unit', defaultMessage: '{count, plural, one {share} other {shares}}' },
});
