import { defineMessages } from '#platform/words/messages.ts';

export const subscriptionMessages = defineMessages({
  label: { id: 'portfolio.subscriptionLabel', defaultMessage: 'Your subscriptions' },
  what: { id: 'portfolio.subscriptionWhat', defaultMessage: 'your subscriptions' },
  emptyTitle: { id: 'portfolio.emptySubscription', defaultMessage: 'No subscriptions' },
  emptyBody: {
    id: 'portfolio.emptySubscriptionBody',
    defaultMessage: 'New shares that you subscribe to appear here until they are listed, and after.',
  },
  whatOne: { id: 'portfolio.oneSubscriptionWhat', defaultMessage: 'the subscription' },
  one: { id: 'portfolio.oneSubscription', defaultMessage: 'The subscription of your message' },
  noneSuch: { id: 'portfolio.oneSubscriptionNone', defaultMessage: 'There is no such subscription' },
  all: { id: 'portfolio.oneSubscriptionAll', defaultMessage: 'Show all subscriptions' },
  seeOffers: { id: 'portfolio.seeOffers', defaultMessage: 'See new shares' },
});
