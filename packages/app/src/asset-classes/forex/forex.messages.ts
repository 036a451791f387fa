import { defineMessages } from '#platform/messages.ts';

export const forexMessages = defineMessages({
  label: { id: 'assetClass.forex.label', defaultMessage: 'Forex' },
  list: { id: 'assetClass.forex.list', defaultMessage: 'Currency pairs' },
});
