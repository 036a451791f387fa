import { defineMessages } from '#platform/messages.ts';

export const messages = defineMessages({
  hiddenBalance: { id: 'presentation.hiddenBalance', defaultMessage: 'Balance hidden' },
  back: { id: 'presentation.back', defaultMessage: 'Back' },
  retry: { id: 'presentation.retry', defaultMessage: 'Try again' },
  stale: { id: 'presentation.stale', defaultMessage: 'Could not refresh. What you see is from {age}.' },
  earlier: { id: 'presentation.earlier', defaultMessage: 'From {age}. Getting the current values.' },
  offline: {
    id: 'presentation.offline',
    defaultMessage: 'You are offline. Prices and balances are not up to date.',
  },
  polling: {
    id: 'presentation.polling',
    defaultMessage: 'Live prices are interrupted. Refreshing every {seconds} seconds.',
  },
  unreadable: {
    id: 'presentation.unreadable',
    defaultMessage: '{count, plural, one {# line} other {# lines}} could not be read',
  },
  unreadableBody: {
    id: 'presentation.unreadableBody',
    defaultMessage: 'What could be read is shown. Update the app if this goes on.',
  },
  surplus: {
    id: 'presentation.surplus',
    defaultMessage: 'Part of this list is left out',
  },
  surplusBody: {
    id: 'presentation.surplusBody',
    defaultMessage: 'It is longer than this screen can show.',
  },
  showMore: { id: 'presentation.showMore', defaultMessage: 'Show more' },
  moreFailed: { id: 'presentation.moreFailed', defaultMessage: 'Could not load more' },
  shown: { id: 'presentation.shown', defaultMessage: '{shown, number} of {total, number}' },
  wrongAddressTitle: {
    id: 'presentation.wrongAddressTitle',
    defaultMessage: 'This link does not match the page',
  },
  wrongAddressBody: {
    id: 'presentation.wrongAddressBody',
    defaultMessage: 'It names another kind of product than this page shows. Look for it in the list.',
  },
  wrongAddressAction: { id: 'presentation.wrongAddressAction', defaultMessage: 'Go to the list' },
  signInTitle: { id: 'presentation.signInTitle', defaultMessage: 'Sign in to see this' },
  signInBody: { id: 'presentation.signInBody', defaultMessage: 'Afterwards you are back here.' },
  signIn: { id: 'presentation.signIn', defaultMessage: 'Sign in' },
  loading: { id: 'presentation.loading', defaultMessage: 'Loading {what}' },
  long: { id: 'presentation.long', defaultMessage: 'Long' },
  short: { id: 'presentation.short', defaultMessage: 'Short' },
  leverage: { id: 'presentation.leverage', defaultMessage: '{multiple}×' },
  counted: { id: 'presentation.counted', defaultMessage: '{quantity} {unit}' },
  shares: {
    id: 'presentation.shares',
    defaultMessage: '{quantity} {count, plural, one {share} other {shares}}',
  },
});
