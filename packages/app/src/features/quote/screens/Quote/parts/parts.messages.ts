import { defineMessages } from '#platform/words/messages.ts';

/** Words for a future, below its figures. */
export const contractMessages = defineMessages({
  months: { id: 'quote.contractMonths', defaultMessage: 'Contract months' },
  monthsWhat: { id: 'quote.contractMonthsWhat', defaultMessage: 'the contract months' },
  none: { id: 'quote.contractMonthsNone', defaultMessage: 'No contract month trades now' },
  toContinuous: { id: 'quote.contractToContinuous', defaultMessage: 'Continuous series' },
  monthMeta: {
    id: 'quote.contractMonthMeta',
    defaultMessage: '{days, plural, =0 {Last day} one {# day left} other {# days left}} · {open} open',
  },
  about: { id: 'quote.contractAbout', defaultMessage: 'What one contract is' },
  aboutWhat: { id: 'quote.contractAboutWhat', defaultMessage: 'what one contract is' },
  size: { id: 'quote.contractSize', defaultMessage: 'One contract' },
  sizeOf: { id: 'quote.contractSizeOf', defaultMessage: '{count} {unit}' },
  worth: { id: 'quote.contractWorth', defaultMessage: 'Worth now' },
  tick: { id: 'quote.contractTick', defaultMessage: 'One tick' },
  tickIs: { id: 'quote.contractTickIs', defaultMessage: '{step} = {money}' },
  multiplier: { id: 'quote.contractMultiplier', defaultMessage: 'Contract multiplier' },
  initialMargin: { id: 'quote.contractInitialMargin', defaultMessage: 'Initial margin' },
  initialMarginIs: { id: 'quote.contractInitialMarginIs', defaultMessage: '{money} at {multiple}×' },
  maintenanceMargin: { id: 'quote.contractMaintenanceMargin', defaultMessage: 'Maintenance margin' },
  settlement: { id: 'quote.contractSettlement', defaultMessage: 'Settlement' },
  settledOn: { id: 'quote.contractSettledOn', defaultMessage: 'In cash, daily; final on {date}' },
  rollsOver: { id: 'quote.contractRollsOver', defaultMessage: 'In cash, daily; then rolls over' },
  product: { id: 'quote.contractProduct', defaultMessage: 'Product' },
  agricultural: { id: 'quote.contractAgricultural', defaultMessage: 'Agricultural' },
  metals: { id: 'quote.contractMetals', defaultMessage: 'Metals' },
  energy: { id: 'quote.contractEnergy', defaultMessage: 'Energy' },
  quotedIn: { id: 'quote.contractQuotedIn', defaultMessage: 'Quoted in' },
  cents: { id: 'quote.contractCents', defaultMessage: 'US cents' },
  dollars: { id: 'quote.contractDollars', defaultMessage: 'US dollars' },
  series: { id: 'quote.contractSeries', defaultMessage: 'Series' },
  continuous: { id: 'quote.contractContinuous', defaultMessage: 'Continuous, now {code}' },
  single: { id: 'quote.contractSingle', defaultMessage: 'Single month' },
  continuousBody: {
    id: 'quote.contractContinuousBody',
    defaultMessage:
      'The continuous series follows the front month and goes on with the next one when it ends. The months are joined at one level, so the chart has no gap on the day of a roll-over. A single month ends on its last trading day.',
  },
});

/** Words for a currency pair. */
export const pairMessages = defineMessages({
  ways: { id: 'quote.pairWays', defaultMessage: 'Both directions' },
  what: { id: 'quote.pairWhat', defaultMessage: 'the currencies of the pair' },
  oneOf: { id: 'quote.pairOneOf', defaultMessage: '1 {name}' },
  spread: { id: 'quote.pairSpread', defaultMessage: 'Spread' },
  change: { id: 'quote.pairChange', defaultMessage: 'Change today' },
  pips: { id: 'quote.pairPips', defaultMessage: '{count} pips' },
  pip: { id: 'quote.pairPip', defaultMessage: 'One pip' },
  pipWorth: { id: 'quote.pairPipWorth', defaultMessage: 'One pip of 100,000 {code}' },
  sessions: { id: 'quote.pairSessions', defaultMessage: 'Sessions around the world' },
  sessionsNote: {
    id: 'quote.pairSessionsNote',
    defaultMessage:
      'Currencies trade from Monday to Friday without a break. Most is traded where two sessions overlap.',
  },
  sydney: { id: 'quote.pairSydney', defaultMessage: 'Sydney' },
  tokyo: { id: 'quote.pairTokyo', defaultMessage: 'Tokyo' },
  london: { id: 'quote.pairLondon', defaultMessage: 'London' },
  newYork: { id: 'quote.pairNewYork', defaultMessage: 'New York' },
  openUntil: { id: 'quote.pairOpenUntil', defaultMessage: 'Open until {time}' },
  opensAt: { id: 'quote.pairOpensAt', defaultMessage: 'Closed, opens {time}' },
  opensOn: { id: 'quote.pairOpensOn', defaultMessage: 'Closed, opens {day} {time}' },
});

/** Words for an index. */
export const indexMessages = defineMessages({
  members: { id: 'quote.indexMembers', defaultMessage: 'Members' },
  what: { id: 'quote.indexWhat', defaultMessage: 'the members of the index' },
  cannotBuy: { id: 'quote.indexCannotBuy', defaultMessage: 'An index cannot be bought. Its members can.' },
  cannotBuyHere: {
    id: 'quote.indexCannotBuyHere',
    defaultMessage: 'An index cannot be bought, and none of its members is listed here.',
  },
  toMarkets: { id: 'quote.indexToMarkets', defaultMessage: 'Shares that can be bought' },
  covered: { id: 'quote.indexCovered', defaultMessage: 'Listed here' },
  coveredIs: {
    id: 'quote.indexCoveredIs',
    defaultMessage: '{count, plural, one {# member} other {# members}}, {weight} of the index',
  },
  added: {
    id: 'quote.indexAdded',
    defaultMessage: '{count, plural, one {The heaviest adds} other {The # heaviest add}}',
  },
  memberMeta: { id: 'quote.indexMemberMeta', defaultMessage: '{weight} · adds {points}' },
  showAll: { id: 'quote.indexShowAll', defaultMessage: 'Show all {count}' },
});

/** Words for a Hong Kong share. */
export const lotMessages = defineMessages({
  title: { id: 'quote.lots', defaultMessage: 'Board lots' },
  what: { id: 'quote.lotsWhat', defaultMessage: 'the size of a board lot' },
  lot: { id: 'quote.lotsLot', defaultMessage: 'One board lot' },
  shares: { id: 'quote.lotsShares', defaultMessage: '{count, plural, one {# share} other {# shares}}' },
  worth: { id: 'quote.lotsWorth', defaultMessage: 'One lot now' },
  outstanding: { id: 'quote.lotsOutstanding', defaultMessage: 'Shares outstanding' },
  note: {
    id: 'quote.lotsNote',
    defaultMessage: 'Hong Kong shares trade in whole lots, priced in Hong Kong dollars.',
  },
});

/** Words of an exchange's next days. */
export const hoursMessages = defineMessages({
  title: { id: 'quote.hours', defaultMessage: 'Trading hours' },
  what: { id: 'quote.hoursWhat', defaultMessage: 'the trading hours' },
  none: { id: 'quote.hoursNone', defaultMessage: 'The exchange has not said when it trades next' },
  clock: { id: 'quote.hoursClock', defaultMessage: 'Times in {city}' },
  clockAndOwn: { id: 'quote.hoursClockAndOwn', defaultMessage: 'Times in {city}, yours ({zone}) below' },
  halfDay: { id: 'quote.hoursHalfDay', defaultMessage: 'Half day' },
  holiday: { id: 'quote.hoursHoliday', defaultMessage: 'Closed for a holiday' },
  hongKong: { id: 'quote.hoursHongKong', defaultMessage: 'Hong Kong' },
  paris: { id: 'quote.hoursParis', defaultMessage: 'Paris' },
  /** Germany's exchange keeps the time of the zone that is called after Berlin. */
  frankfurt: { id: 'quote.hoursFrankfurt', defaultMessage: 'Frankfurt' },
  zurich: { id: 'quote.hoursZurich', defaultMessage: 'Zurich' },
  madrid: { id: 'quote.hoursMadrid', defaultMessage: 'Madrid' },
});
