import { defineMessages } from '#platform/words/messages.ts';

/** Names of closed hours, on the time axis: as short as a time of day. */
export const hoursNames = defineMessages({
  midday: { id: 'quote.chartMidday', defaultMessage: 'Break' },
  rest: { id: 'quote.chartRest', defaultMessage: 'Break' },
  close: { id: 'quote.chartMarketClose', defaultMessage: 'Close' },
  preMarket: { id: 'quote.chartPreMarket', defaultMessage: 'Pre-market' },
  afterHours: { id: 'quote.chartAfterHours', defaultMessage: 'After hours' },
});

/** Days of a chart of days: in the reading, beside its day, and heard with the chart. */
export const dayMessages = defineMessages({
  closed: { id: 'quote.chartDayClosed', defaultMessage: 'Closed {days}' },
  halfDay: { id: 'quote.chartDayHalf', defaultMessage: 'Half day' },
  earlyClose: { id: 'quote.chartDayEarly', defaultMessage: 'Early close' },
  heardClosed: {
    id: 'quote.chartHeardClosed',
    defaultMessage:
      'Weekends are left out. {count, plural, one {One holiday is marked} other {# holidays are marked}}, the last on {date}.',
  },
  heardShort: {
    id: 'quote.chartHeardShort',
    defaultMessage:
      '{count, plural, one {One short day is marked} other {# short days are marked}}, the last on {date}.',
  },
});

/** What is heard of a chart besides its prices, and what happened in it. */
export const markMessages = defineMessages({
  unreadable: { id: 'quote.chartUnreadable', defaultMessage: 'The prices of this period could not be read' },
  heardHours: { id: 'quote.chartHeardHours', defaultMessage: 'Trading hours: {hours}.' },
  heardSession: { id: 'quote.chartHeardSession', defaultMessage: '{day} {from} to {to}' },
  heardDays: {
    id: 'quote.chartHeardDays',
    defaultMessage: 'Trading hours only, from {from} to {to}; a line marks where the market was closed.',
  },
  roll: { id: 'quote.chartRoll', defaultMessage: 'Roll: {from} to {to}' },
  heardRolls: {
    id: 'quote.chartHeardRolls',
    defaultMessage:
      '{count, plural, one {One roll-over is marked} other {# roll-overs are marked}}, the last on {date}. {roll}.',
  },
});

/** Share splits: in the reading, and heard with the chart. */
export const splitMessages = defineMessages({
  split: { id: 'quote.chartSplit', defaultMessage: '{ratio}-for-1 split' },
  heard: {
    id: 'quote.chartHeardSplits',
    defaultMessage:
      '{count, plural, one {One share split is marked} other {# share splits are marked}}, the last on {date}. Prices before it are in the shares of today.',
  },
});

/** One's own fills: in the reading, and heard with the chart. */
export const fillMessages = defineMessages({
  buy: { id: 'quote.chartFillBuy', defaultMessage: 'Bought {quantity} at {price}' },
  sell: { id: 'quote.chartFillSell', defaultMessage: 'Sold {quantity} at {price}' },
  heard: {
    id: 'quote.chartHeardFills',
    defaultMessage:
      '{count, plural, one {One trade of yours is marked} other {# trades of yours are marked}}, the last on {date}. {fill}.',
  },
});

/** The chart over the whole window. */
export const fullChartMessages = defineMessages({
  open: { id: 'quote.chartFull', defaultMessage: 'Full-screen chart' },
  close: { id: 'quote.chartFullClose', defaultMessage: 'Close the full-screen chart' },
  turn: { id: 'quote.chartFullTurn', defaultMessage: 'Turn to landscape' },
});
