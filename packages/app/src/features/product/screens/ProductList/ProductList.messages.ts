import { defineMessages } from '#platform/messages.ts';

export const messages = defineMessages({
  what: { id: 'product.what', defaultMessage: 'this list' },
  emptyTitle: { id: 'product.emptyTitle', defaultMessage: 'Nothing is listed here right now' },
  emptyAction: { id: 'product.emptyAction', defaultMessage: 'Refresh' },
});
