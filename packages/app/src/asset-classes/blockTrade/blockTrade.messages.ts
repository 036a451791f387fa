import { defineMessages } from '#platform/words/messages.ts';

export const blockTradeMessages = defineMessages({
  label: { id: 'assetClass.blockTrade.label', defaultMessage: 'Block trades' },
  one: { id: 'assetClass.blockTrade.one', defaultMessage: 'Block trade' },
  /** Below the title of their list. */
  least: { id: 'assetClass.blockTrade.least', defaultMessage: 'From 10,000 shares an order' },
});
