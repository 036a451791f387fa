import { defineMessages } from '#platform/words/messages.ts';

/** How far an investment with an institution is. */
export const followMessages = defineMessages({
  buyLong: { id: 'follow.buyLong', defaultMessage: 'Buy long' },
  sellShort: { id: 'follow.sellShort', defaultMessage: 'Sell short' },
  ordered: { id: 'follow.ordered', defaultMessage: 'Ordered {date}' },
  dayOf: { id: 'follow.dayOf', defaultMessage: 'Day {day} of {days}' },
  comesBack: { id: 'follow.comesBack', defaultMessage: 'Comes back {date}' },
  cameBack: { id: 'follow.cameBack', defaultMessage: 'Came back {date}' },
  waits: { id: 'follow.waits', defaultMessage: 'Set aside; confirmed within 24 hours' },
});
