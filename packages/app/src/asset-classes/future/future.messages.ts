import { defineMessages } from '#platform/messages.ts';

export const futureMessages = defineMessages({
  label: { id: 'assetClass.future.label', defaultMessage: 'Futures' },
  agricultural: { id: 'assetClass.future.agricultural', defaultMessage: 'Agricultural goods' },
});
