import { defineMessages } from '#platform/words/messages.ts';

export const futureMessages = defineMessages({
  label: { id: 'assetClass.future.label', defaultMessage: 'Futures' },
  /** Behind a quantity: 2 contracts. */
  unit: {
    id: 'assetClass.future.unit',
    defaultMessage: '{count, plural, one {contract} other {contracts}}',
  },
  agricultural: { id: 'assetClass.future.agricultural', defaultMessage: 'Agricultural goods' },
});
