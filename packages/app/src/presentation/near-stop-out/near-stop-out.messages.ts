import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'nearStopOut.title', defaultMessage: 'At risk of forced closing' },
  titleOf: { id: 'nearStopOut.titleOf', defaultMessage: '{name}: at risk of forced closing' },
  used: { id: 'nearStopOut.used', defaultMessage: '{percent} of your loss limit is used.' },
  closesAt: { id: 'nearStopOut.closesAt', defaultMessage: 'Closes at {price}, {percent} away' },
  body: {
    id: 'nearStopOut.body',
    defaultMessage:
      'The brokerage closes the position at {price}, {percent} away. You can close all or part of it yourself.',
  },
  addMargin: { id: 'nearStopOut.addMargin', defaultMessage: 'Add margin' },
  open: { id: 'nearStopOut.open', defaultMessage: 'See position' },
  openOf: { id: 'nearStopOut.openOf', defaultMessage: 'See position: {name}' },
  more: {
    id: 'nearStopOut.more',
    defaultMessage: '{count, plural, one {# more position is at risk} other {# more positions are at risk}}',
  },
  count: {
    id: 'nearStopOut.count',
    defaultMessage:
      '{count, plural, one {# position at risk of forced closing} other {# positions at risk of forced closing}}',
  },
  dismiss: { id: 'nearStopOut.dismiss', defaultMessage: 'Dismiss' },
});
