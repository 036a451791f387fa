import { defineMessages } from '#platform/words/messages.ts';

export const moveMessages = defineMessages({
  /** Of the line of an order that waits, as it is heard. */
  line: {
    id: 'quote.moveLine',
    defaultMessage: '{name}, order: arrow keys choose another price, Enter asks',
  },
  title: { id: 'quote.moveTitle', defaultMessage: 'Cancel this order and place a new one?' },
  body: {
    id: 'quote.moveBody',
    defaultMessage:
      '{name} at {from} is cancelled first. Once that is confirmed, the ticket is filled in with {to} for you to review and send. Until you send it, no order waits.',
  },
  confirm: { id: 'quote.moveConfirm', defaultMessage: 'Cancel order' },
  keep: { id: 'quote.moveKeep', defaultMessage: 'Keep it' },
  cancelled: { id: 'quote.moveCancelled', defaultMessage: 'Order cancelled' },
  cancelledBody: {
    id: 'quote.moveCancelledBody',
    defaultMessage: '{name} at {from} is cancelled. A new order at {to} has not been sent.',
  },
  place: { id: 'quote.movePlace', defaultMessage: 'Fill in new order' },
  ready: { id: 'quote.moveReady', defaultMessage: 'Order cancelled; review the new one' },
  filled: {
    id: 'quote.moveFilled',
    defaultMessage: 'The order was carried out before it could be cancelled',
  },
  filledBody: {
    id: 'quote.moveFilledBody',
    defaultMessage: 'Filled: {name} at {price}, {time}. No new order was placed.',
  },
  refused: { id: 'quote.moveRefused', defaultMessage: 'The order was not cancelled' },
  refusedBody: { id: 'quote.moveRefusedBody', defaultMessage: '{reason} No new order was placed.' },
  unknown: {
    id: 'quote.moveUnknown',
    defaultMessage: 'We do not know whether the order was cancelled',
  },
  unknownBody: {
    id: 'quote.moveUnknownBody',
    defaultMessage: 'No new order was placed, so that there are never two. We keep checking.',
  },
  orders: { id: 'quote.moveOrders', defaultMessage: 'See your orders' },
  holdings: { id: 'quote.moveHoldings', defaultMessage: 'See your holdings' },
  close: { id: 'quote.moveClose', defaultMessage: 'Close' },
});
