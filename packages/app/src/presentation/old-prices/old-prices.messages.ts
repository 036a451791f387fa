import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  /** Above what shows prices that have stopped following their market. `age` is "2 minutes ago". */
  from: {
    id: 'oldPrices.from',
    defaultMessage: '{count, plural, one {Price} other {Prices}} from {time}, {age}',
  },
});
