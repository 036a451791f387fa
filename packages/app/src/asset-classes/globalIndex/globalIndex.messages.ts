import { defineMessages } from '#platform/words/messages.ts';

export const globalIndexMessages = defineMessages({
  label: { id: 'assetClass.globalIndex.label', defaultMessage: 'Global indexes' },
});
