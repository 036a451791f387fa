import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  titleOf: { id: 'alerts.titleOf', defaultMessage: 'Price alert: {code}' },
  close: { id: 'alerts.close', defaultMessage: 'Close' },
  condition: { id: 'alerts.condition', defaultMessage: 'Tell me when the price' },
  above: { id: 'alerts.above', defaultMessage: 'Rises above' },
  below: { id: 'alerts.below', defaultMessage: 'Falls below' },
  move: { id: 'alerts.move', defaultMessage: 'Moves by' },
  price: { id: 'alerts.price', defaultMessage: 'Price' },
  percent: { id: 'alerts.percent', defaultMessage: 'Percent in a day' },
  aboveHint: { id: 'alerts.aboveHint', defaultMessage: 'More than the price now.' },
  belowHint: { id: 'alerts.belowHint', defaultMessage: 'Less than the price now.' },
  moveHint: { id: 'alerts.moveHint', defaultMessage: 'Up or down from the previous close.' },
  set: { id: 'alerts.set', defaultMessage: 'Set alert' },
  wasSet: { id: 'alerts.wasSet', defaultMessage: 'Alert set: {what}' },
  whileOpen: {
    id: 'alerts.whileOpen',
    defaultMessage:
      'Alerts are kept on this device and checked while Meridian is open on it. Each notifies you once.',
  },
  whilePageIsOpen: {
    id: 'alerts.whilePageIsOpen',
    defaultMessage:
      'This browser stores nothing: alerts are lost when this page is closed. Each notifies you once.',
  },
  noFeed: { id: 'alerts.noFeed', defaultMessage: 'No live prices at the moment' },
  noFeedBody: {
    id: 'alerts.noFeedBody',
    defaultMessage: 'Alerts are checked again when they are back.',
  },
  ticker: {
    id: 'alerts.ticker',
    description: 'Before other words. Chinese: with the space that keeps Latin letters apart from them.',
    defaultMessage: '{code}',
  },
  named: { id: 'alerts.named', defaultMessage: '{name} ({code})' },
  whatAbove: { id: 'alerts.whatAbove', defaultMessage: '{code} above {value}' },
  whatBelow: { id: 'alerts.whatBelow', defaultMessage: '{code} below {value}' },
  whatMove: { id: 'alerts.whatMove', defaultMessage: '{code} moves {value} in a day' },
  firedAbove: {
    id: 'alerts.firedAbove',
    defaultMessage:
      '{how, select, live {Alert: {code} rose above {value} at {time} ({price})} cut {Alert: {code} went above {value} while there were no live prices; seen at {time} ({price})} removed {Alert: {code} went above {value} while the alert was removed; seen at {time} ({price})} other {Alert: {code} went above {value} while Meridian was closed; seen at {time} ({price})}}',
  },
  firedBelow: {
    id: 'alerts.firedBelow',
    defaultMessage:
      '{how, select, live {Alert: {code} fell below {value} at {time} ({price})} cut {Alert: {code} went below {value} while there were no live prices; seen at {time} ({price})} removed {Alert: {code} went below {value} while the alert was removed; seen at {time} ({price})} other {Alert: {code} went below {value} while Meridian was closed; seen at {time} ({price})}}',
  },
  firedMove: {
    id: 'alerts.firedMove',
    defaultMessage:
      '{how, select, live {Alert: {code} moved {ratio} in a day at {time} ({price}); set at {value}} cut {Alert: {code} moved {ratio} in a day while there were no live prices; seen at {time} ({price}); set at {value}} removed {Alert: {code} moved {ratio} in a day while the alert was removed; seen at {time} ({price}); set at {value}} other {Alert: {code} moved {ratio} in a day while Meridian was closed; seen at {time} ({price}); set at {value}}}',
  },
  manyFired: {
    id: 'alerts.manyFired',
    defaultMessage: '{count} price alerts were reached while Meridian was not watching',
  },
  adjusted: {
    id: 'alerts.adjusted',
    defaultMessage: '{code} split {ratio} for 1: your alert at {before} is now at {after}',
  },
  manyAdjusted: {
    id: 'alerts.manyAdjusted',
    defaultMessage:
      '{code} has split: {count, plural, one {# alert} other {# alerts}} adjusted to the new shares',
  },
  nowAdjusted: {
    id: 'alerts.nowAdjusted',
    description: 'Below an alert that a split has changed: the price now, and what it was set at.',
    defaultMessage: 'Now {price} · set at {before}, split {ratio} for 1',
  },
  see: { id: 'alerts.see', defaultMessage: 'See quote' },
  seeAll: { id: 'alerts.seeAll', defaultMessage: 'See alerts' },
  dismiss: { id: 'alerts.dismiss', defaultMessage: 'Dismiss' },
  waiting: { id: 'alerts.waiting', defaultMessage: 'Active' },
  countOf: { id: 'alerts.countOf', defaultMessage: '{count} of {most}' },
  fired: { id: 'alerts.fired', defaultMessage: 'Fired' },
  now: { id: 'alerts.now', defaultMessage: 'Now {price}' },
  remove: { id: 'alerts.remove', defaultMessage: 'Remove alert: {what}' },
  removed: {
    id: 'alerts.removed',
    defaultMessage: '{count, plural, =1 {Alert removed: {what}} other {# alerts removed}}',
  },
  undo: { id: 'alerts.undo', defaultMessage: 'Undo' },
  notRestored: {
    id: 'alerts.notRestored',
    defaultMessage:
      '{count, plural, one {# alert could not be put back: {most} is the most there can be} other {# alerts could not be put back: {most} is the most there can be}}',
  },
  clearFired: { id: 'alerts.clearFired', defaultMessage: 'Clear' },
  clearFiredNamed: { id: 'alerts.clearFiredNamed', defaultMessage: 'Clear fired alerts' },
  emptyTitle: { id: 'alerts.emptyTitle', defaultMessage: 'No price alerts yet' },
  emptyBody: {
    id: 'alerts.emptyBody',
    defaultMessage: 'Open a quote and press the bell: Meridian tells you when the price gets there.',
  },
  emptyAction: { id: 'alerts.emptyAction', defaultMessage: 'Browse Markets' },
  adopted: {
    id: 'alerts.adopted',
    defaultMessage:
      '{count, plural, one {# price alert} other {# price alerts}} set before you signed in {count, plural, one {is} other {are}} kept for you on this device',
  },
});

/** What is in the way of an alert. */
export const problemMessages = defineMessages({
  full: {
    id: 'alerts.full',
    defaultMessage: 'You have {most} alerts, as many as there can be. Remove one first.',
  },
  noPrice: {
    id: 'alerts.noPrice',
    defaultMessage: '{code} has no price yet. Set the alert once it has one.',
  },
  missing: { id: 'alerts.missing', defaultMessage: 'Enter a number.' },
  notAboveZero: { id: 'alerts.notAboveZero', defaultMessage: 'Enter more than 0.' },
  tooLarge: { id: 'alerts.tooLarge', defaultMessage: 'At most {most}.' },
  isSet: { id: 'alerts.isSet', defaultMessage: 'You have set this alert already.' },
  isAbove: {
    id: 'alerts.isAbove',
    defaultMessage: '{code} is at {price}: above {value} already. Enter a higher price.',
  },
  isBelow: {
    id: 'alerts.isBelow',
    defaultMessage: '{code} is at {price}: below {value} already. Enter a lower price.',
  },
  hasMoved: {
    id: 'alerts.hasMoved',
    defaultMessage: '{code} has moved {ratio} in this day already. Enter more.',
  },
});
