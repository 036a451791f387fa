import { defineMessages } from '#platform/words/messages.ts';

export const blockTradeMessages = defineMessages({
  label: { id: 'assetClass.blockTrade.label', defaultMessage: 'Block trades' },
});
