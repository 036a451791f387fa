import { defineMessages } from '#platform/words/messages.ts';

export const forexMessages = defineMessages({
  label: { id: 'assetClass.forex.label', defaultMessage: 'Forex' },
  /** Behind a quantity: 10,000 EURUSD. */
  unit: { id: 'assetClass.forex.unit', defaultMessage: '{unit}' },
  list: { id: 'assetClass.forex.list', defaultMessage: 'Currency pairs' },
});
