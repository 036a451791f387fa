import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'position.flow.title', defaultMessage: 'Flow of money' },
  what: { id: 'position.flow.what', defaultMessage: 'the flow of money' },
  label: { id: 'position.flow.label', defaultMessage: 'Movements between this position and your wallet' },
  emptyTitle: { id: 'position.flow.emptyTitle', defaultMessage: 'No money has moved yet' },
  emptyBody: {
    id: 'position.flow.emptyBody',
    defaultMessage: 'Margin, fees and P&L appear here as they are booked.',
  },
  atPrice: { id: 'position.flow.atPrice', defaultMessage: '{holding} at {price}' },
  runningSum: { id: 'position.flow.runningSum', defaultMessage: 'Sum {amount}' },
  sum: { id: 'position.flow.sum', defaultMessage: 'Flow in total' },
  margin: { id: 'position.flow.margin', defaultMessage: 'Margin still in the position' },
  floating: { id: 'position.flow.floating', defaultMessage: 'P&L before fees, open part' },
  result: { id: 'position.flow.result', defaultMessage: 'P&L after fees, whole position' },
  agrees: { id: 'position.flow.agrees', defaultMessage: 'Agrees with the details above, to the cent.' },
  restOpen: {
    id: 'position.flow.restOpen',
    defaultMessage: 'The rest of this position is still open, so its final P&L is not known yet.',
  },
  disagrees: {
    id: 'position.flow.disagrees',
    defaultMessage: 'The flow of money does not agree with the details',
  },
  disagreesBy: {
    id: 'position.flow.disagreesBy',
    defaultMessage: 'They differ by {amount}. Refresh; if it stays, customer service can look into it.',
  },
  broken: {
    id: 'position.flow.broken',
    defaultMessage:
      'A line is missing between two sums. Refresh; if it stays, customer service can look into it.',
  },
  service: { id: 'position.flow.service', defaultMessage: 'Customer service' },
});

export const kindNames = defineMessages({
  opened: { id: 'position.flow.kind.opened', defaultMessage: 'Margin put up' },
  returned: { id: 'position.flow.kind.returned', defaultMessage: 'Margin returned' },
  added: { id: 'position.flow.kind.added', defaultMessage: 'Margin added' },
  released: { id: 'position.flow.kind.released', defaultMessage: 'Margin released' },
  fee: { id: 'position.flow.kind.fee', defaultMessage: 'Handling fee' },
  overnight: { id: 'position.flow.kind.overnight', defaultMessage: 'Overnight charge' },
  dailySettlement: { id: 'position.flow.kind.dailySettlement', defaultMessage: 'Daily settlement' },
  dividend: { id: 'position.flow.kind.dividend', defaultMessage: 'Dividend' },
  dividendTax: { id: 'position.flow.kind.dividendTax', defaultMessage: 'Dividend tax withheld' },
  profit: { id: 'position.flow.kind.profit', defaultMessage: 'Profit' },
  loss: { id: 'position.flow.kind.loss', defaultMessage: 'Loss' },
});
