import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  /** On a position's row. */
  today: { id: 'contractEnd.today', defaultMessage: 'Last trade today, {time}' },
  soon: { id: 'contractEnd.soon', defaultMessage: 'Last trade {moment}' },
  over: { id: 'contractEnd.over', defaultMessage: 'Trading has ended, settlement follows' },
  /** Above a position's figures. */
  todayTitle: {
    id: 'contractEnd.todayTitle',
    defaultMessage: 'This contract trades for the last time today, until {time}',
  },
  soonTitle: {
    id: 'contractEnd.soonTitle',
    defaultMessage: 'This contract trades until {moment}',
  },
  overTitle: { id: 'contractEnd.overTitle', defaultMessage: 'Trading in this contract has ended' },
  body: {
    id: 'contractEnd.body',
    defaultMessage:
      'What is still open then is settled at the last price: margin and P&L go to your {wallet} wallet. Until then you can close it yourself.',
  },
  overBody: {
    id: 'contractEnd.overBody',
    defaultMessage:
      'What you hold is settled at the last price before the next session: margin and P&L go to your {wallet} wallet, and a message tells you.',
  },
  /** Above a quote and a ticket. */
  endsTitle: {
    id: 'contractEnd.endsTitle',
    defaultMessage:
      '{days, plural, =0 {{code} trades for the last time today} one {{code} trades until tomorrow} other {{code} trades for # more days}}',
  },
  continuousEnds: {
    id: 'contractEnd.continuousEnds',
    defaultMessage:
      'Its last trading day is {date}. The continuous series then rolls over to the next month.',
  },
  singleEnds: {
    id: 'contractEnd.singleEnds',
    defaultMessage: 'Its last trading day is {date}. What is still open is settled on {expiry}.',
  },
});
