import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'quote.offeredTitle', defaultMessage: '{name} is not traded yet' },
  body: {
    id: 'quote.offeredBody',
    defaultMessage: 'Its first trading day is {date}. Until its deadline its shares are subscribed to.',
  },
  toOffer: { id: 'quote.toOffer', defaultMessage: 'See the offer' },
  toOffers: { id: 'quote.toOffers', defaultMessage: 'See new shares' },
});
