import { defineMessages } from '#platform/words/messages.ts';

export const cryptoMessages = defineMessages({
  label: { id: 'assetClass.crypto.label', defaultMessage: 'Crypto' },
  list: { id: 'assetClass.crypto.list', defaultMessage: 'Cryptocurrency' },
  unit: { id: 'assetClass.crypto.unit', defaultMessage: '{unit}' },
});
