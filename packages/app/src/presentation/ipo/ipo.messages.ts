import { defineMessages } from '#platform/words/messages.ts';

export const statusMessages = defineMessages({
  subscribable: { id: 'subscription.subscribable', defaultMessage: 'Open' },
  subscribed: { id: 'subscription.subscribed', defaultMessage: 'Subscribed' },
  waitingAllotment: { id: 'subscription.waitingAllotment', defaultMessage: 'Waiting for allotment' },
  allotted: { id: 'subscription.allotted', defaultMessage: 'Allotted' },
  notAllotted: { id: 'subscription.notAllotted', defaultMessage: 'Not allotted' },
  pendingPayment: { id: 'subscription.pendingPayment', defaultMessage: 'Pending payment' },
  lapsed: { id: 'subscription.lapsed', defaultMessage: 'Lapsed' },
  partly: { id: 'subscription.partly', defaultMessage: 'Partly allotted' },
  toBeSettled: { id: 'subscription.toBeSettled', defaultMessage: 'To be settled' },
  settled: { id: 'subscription.settled', defaultMessage: 'Settled' },
});

export const timelineMessages = defineMessages({
  label: { id: 'subscription.timeline', defaultMessage: 'Progress of the offer of {name}' },
  subscribe: { id: 'subscription.stepSubscribe', defaultMessage: 'Subscribe' },
  subscribed: { id: 'subscription.stepSubscribed', defaultMessage: 'Subscribed' },
  deadline: { id: 'subscription.stepDeadline', defaultMessage: 'Subscription deadline' },
  allotment: { id: 'subscription.stepAllotment', defaultMessage: 'Allotment' },
  allottedDetail: {
    id: 'subscription.stepAllotted',
    defaultMessage: '{allotted} of {quantity} shares at {price}',
  },
  noneDetail: { id: 'subscription.stepNone', defaultMessage: 'None of {quantity} shares' },
  payment: { id: 'subscription.stepPayment', defaultMessage: 'Payment' },
  paymentDetail: {
    id: 'subscription.stepPaymentDetail',
    defaultMessage: 'Taken from what is held. More is due only if the price is above the range.',
  },
  paid: { id: 'subscription.stepPaid', defaultMessage: '{paid} taken' },
  paidAndRefunded: {
    id: 'subscription.stepPaidAndRefunded',
    defaultMessage: '{paid} taken, {refunded} refunded',
  },
  due: { id: 'subscription.stepDue', defaultMessage: '{pending} more is due' },
  lapsed: { id: 'subscription.stepLapsed', defaultMessage: 'Not paid in time: {refunded} refunded' },
  refund: { id: 'subscription.stepRefund', defaultMessage: 'Refund' },
  refunded: { id: 'subscription.stepRefunded', defaultMessage: '{refunded} refunded in full' },
  listing: { id: 'subscription.stepListing', defaultMessage: 'Listing' },
  listed: { id: 'subscription.stepListed', defaultMessage: 'Traded on {market}' },
  inHoldings: { id: 'subscription.stepInHoldings', defaultMessage: 'In your holdings' },
  done: { id: 'subscription.stateDone', defaultMessage: 'done' },
  current: { id: 'subscription.stateCurrent', defaultMessage: 'under way' },
  yours: { id: 'subscription.stateYours', defaultMessage: 'up to you' },
  todo: { id: 'subscription.stateTodo', defaultMessage: 'still to come' },
  failed: { id: 'subscription.stateFailed', defaultMessage: 'failed' },
});

export const recordMessages = defineMessages({
  pendingTitle: {
    id: 'subscription.pendingTitle',
    defaultMessage: '{pending} to pay by {time} ({zone})',
  },
  pendingBody: {
    id: 'subscription.pendingBody',
    defaultMessage:
      'The shares cost more than was held. The rest is taken as soon as the New shares wallet has it; unpaid by then, the shares lapse and everything held is refunded.',
  },
  transfer: { id: 'subscription.transfer', defaultMessage: 'Transfer {amount}' },
  lapsedTitle: { id: 'subscription.lapsedTitle', defaultMessage: 'The allotment lapsed' },
  lapsedBody: {
    id: 'subscription.lapsedBody',
    defaultMessage: 'The rest was not paid in time. {refunded} is back in the New shares wallet.',
  },
  noneTitle: { id: 'subscription.noneTitle', defaultMessage: 'No shares were allotted' },
  noneBody: {
    id: 'subscription.noneBody',
    defaultMessage: '{refunded}, all that was held, is back in the New shares wallet.',
  },
  seeStatement: { id: 'subscription.seeStatement', defaultMessage: 'See the statement' },
  seeHolding: { id: 'subscription.seeHolding', defaultMessage: 'See the holding' },
  quantity: { id: 'subscription.quantity', defaultMessage: 'Quantity' },
  price: { id: 'subscription.price', defaultMessage: 'Subscription price' },
  total: { id: 'subscription.total', defaultMessage: 'Total amount' },
  discounted: { id: 'subscription.discounted', defaultMessage: 'Discounted buying price' },
  actual: { id: 'subscription.actual', defaultMessage: 'Actual buying price' },
  allotted: { id: 'subscription.allottedQuantity', defaultMessage: 'Allotment quantity' },
  held: { id: 'subscription.held', defaultMessage: 'Held now' },
  paid: { id: 'subscription.paidAmount', defaultMessage: 'Actual payment' },
  refunded: { id: 'subscription.refundedAmount', defaultMessage: 'Refund' },
  pending: { id: 'subscription.pendingAmount', defaultMessage: 'Pending payment' },
  rate: { id: 'subscription.rate', defaultMessage: 'Exchange rate' },
  rateValue: { id: 'subscription.rateValue', defaultMessage: '1 {from} = {rate} {to}' },
  settlement: { id: 'subscription.settlement', defaultMessage: 'Settlement' },
  number: { id: 'subscription.number', defaultMessage: 'Subscription number' },
});
