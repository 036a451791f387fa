import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  groups: { id: 'watchlist.groups', defaultMessage: 'Groups' },
  all: { id: 'watchlist.all', defaultMessage: 'All' },
  emptyGroup: { id: 'watchlist.emptyGroup', defaultMessage: 'Nothing in this group yet' },
  emptyGroupBody: {
    id: 'watchlist.emptyGroupBody',
    defaultMessage: 'Choose what belongs here under “Manage watchlist”.',
  },
  onDevice: { id: 'watchlist.onDevice', defaultMessage: 'Kept on this device' },
  onDeviceBody: {
    id: 'watchlist.onDeviceBody',
    defaultMessage: 'Sign in, and these join the watchlist of your account.',
  },
  onPage: { id: 'watchlist.onPage', defaultMessage: 'Kept until this page is closed' },
  onPageBody: {
    id: 'watchlist.onPageBody',
    defaultMessage: 'This browser stores nothing. Sign in to keep your watchlist.',
  },
  signIn: { id: 'watchlist.signIn', defaultMessage: 'Sign in' },
});
