import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'watchlist.title', defaultMessage: 'Watchlists' },
  manage: { id: 'watchlist.manage', defaultMessage: 'Manage watchlist' },
  alerts: { id: 'watchlist.alerts', defaultMessage: 'Price alerts' },
  what: { id: 'watchlist.what', defaultMessage: 'your watchlist' },
  emptyTitle: { id: 'watchlist.emptyTitle', defaultMessage: 'You are not watching anything yet' },
  emptyBody: {
    id: 'watchlist.emptyBody',
    defaultMessage: 'Open a quote and press the star: its price will be here.',
  },
  emptyAction: { id: 'watchlist.emptyAction', defaultMessage: 'Browse Markets' },
  signInTitle: { id: 'watchlist.signInTitle', defaultMessage: 'Sign in to see your watchlist' },
  signInBody: {
    id: 'watchlist.signInBody',
    defaultMessage:
      'What you watch is kept with your account, on every device. You can watch without one, too: open a quote and press the star.',
  },
});
