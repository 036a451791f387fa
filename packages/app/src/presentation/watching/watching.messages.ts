import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  add: { id: 'watching.add', defaultMessage: 'Add to watchlist' },
  remove: { id: 'watching.remove', defaultMessage: 'Remove from watchlist' },
  addNamed: { id: 'watching.addNamed', defaultMessage: 'Add {code} {listing} to watchlist' },
  removeNamed: { id: 'watching.removeNamed', defaultMessage: 'Remove {code} {listing} from watchlist' },
  added: { id: 'watching.added', defaultMessage: 'Added to your watchlist' },
  addedHere: { id: 'watching.addedHere', defaultMessage: 'Kept on this device' },
  addedHereBody: {
    id: 'watching.addedHereBody',
    defaultMessage: 'Sign in, and it joins the watchlist of your account.',
  },
  addedBriefly: { id: 'watching.addedBriefly', defaultMessage: 'Kept until this page is closed' },
  addedBrieflyBody: {
    id: 'watching.addedBrieflyBody',
    defaultMessage: 'This browser stores nothing. Sign in to keep your watchlist.',
  },
  full: { id: 'watching.full', defaultMessage: 'This device watches 200 already' },
  fullBody: { id: 'watching.fullBody', defaultMessage: 'Remove one, or sign in.' },
  removed: { id: 'watching.removed', defaultMessage: 'Removed from your watchlist' },
  isWatched: { id: 'watching.isWatched', defaultMessage: 'No clear answer came: it is in your watchlist' },
  isNotWatched: {
    id: 'watching.isNotWatched',
    defaultMessage: 'No clear answer came: it is not in your watchlist so far',
  },
  unknown: { id: 'watching.unknown', defaultMessage: 'We do not know whether your watchlist changed' },
  failed: { id: 'watching.failed', defaultMessage: 'Your watchlist did not change' },
});
