import { defineMessages } from '#platform/words/messages.ts';

/** What the figures of an offer are made of. */
export const howMessages = defineMessages({
  title: { id: 'ipo.howTitle', defaultMessage: 'How these figures are worked out' },
  held: {
    id: 'ipo.howHeld',
    defaultMessage:
      'Quantity × the highest price of the range, or × the discounted buying price where there is one. It is the most you pay, unless the actual price is above the range.',
  },
  heldAtRate: {
    id: 'ipo.howHeldAtRate',
    defaultMessage:
      'Quantity × the highest price of the range, or × the discounted buying price where there is one, divided by the exchange rate and rounded up to the cent. It is the most you pay, unless the actual price is above the range.',
  },
  minimum: { id: 'ipo.howMinimum', defaultMessage: 'What is held for one lot.' },
  oversubscription: {
    id: 'ipo.howOversubscription',
    defaultMessage:
      'Shares that all customers want so far ÷ shares offered. It grows until the deadline. Above 1× not everybody gets what they want: lots are drawn.',
  },
  fundsRaised: {
    id: 'ipo.howFundsRaised',
    defaultMessage:
      'Shares offered × the highest price of the range; from the allotment on, × the price they were sold at.',
  },
  actual: {
    id: 'ipo.howActual',
    defaultMessage: 'Set at the allotment, the same for everybody. Your shares are paid at it.',
  },
});
