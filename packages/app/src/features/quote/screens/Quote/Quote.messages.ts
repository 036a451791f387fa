import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  what: { id: 'quote.what', defaultMessage: 'this quote' },
  chartWhat: { id: 'quote.chartWhat', defaultMessage: 'the chart' },
  unknownTitle: { id: 'quote.unknownTitle', defaultMessage: 'We could not find this instrument' },
  unknownBody: {
    id: 'quote.unknownBody',
    defaultMessage:
      'The link may be old, or the instrument may no longer be listed. Search for it, or look for it in Markets.',
  },
  toSearch: { id: 'quote.toSearch', defaultMessage: 'Search for {code}' },
  toSearchAny: { id: 'quote.toSearchAny', defaultMessage: 'Search' },
  toMarkets: { id: 'quote.toMarkets', defaultMessage: 'Go to Markets' },
  buy: { id: 'quote.buy', defaultMessage: 'Buy long' },
  sell: { id: 'quote.sell', defaultMessage: 'Sell short' },
  buyMore: { id: 'quote.buyMore', defaultMessage: 'Buy more' },
  sellMore: { id: 'quote.sellMore', defaultMessage: 'Add to short' },
  closeHeld: { id: 'quote.closeHeld', defaultMessage: 'Close {quantity}' },
  closeAll: { id: 'quote.closeAll', defaultMessage: 'Close' },
  more: { id: 'quote.more', defaultMessage: 'More orders' },
  seeOrders: { id: 'quote.seeOrders', defaultMessage: 'See the closing orders' },
  halted: { id: 'quote.halted', defaultMessage: 'Trading is halted' },
  haltedBody: {
    id: 'quote.haltedBody',
    defaultMessage: 'The exchange has stopped trading in {name}. You can place orders when it resumes.',
  },
  open: { id: 'quote.marketOpen', defaultMessage: 'Market open' },
  openUntil: { id: 'quote.marketOpenUntil', defaultMessage: 'Open until {time} ({zone})' },
  openUntilNextDay: {
    id: 'quote.marketOpenUntilNextDay',
    defaultMessage: 'Open until {time} tomorrow ({zone})',
  },
  halfDayUntil: { id: 'quote.marketHalfDayUntil', defaultMessage: 'Half day, open until {time} ({zone})' },
  alwaysOpen: { id: 'quote.alwaysOpen', defaultMessage: 'Trades around the clock' },
  closed: { id: 'quote.marketClosed', defaultMessage: 'Market closed' },
  closedUntil: { id: 'quote.marketClosedUntil', defaultMessage: 'Closed, opens {time} ({zone})' },
  break: { id: 'quote.marketBreak', defaultMessage: 'Midday break, resumes {time} ({zone})' },
  holiday: { id: 'quote.marketHoliday', defaultMessage: 'Holiday, opens {time} ({zone})' },
  /** Behind the time on the reader's clock: what the exchange's own shows then. */
  inCity: { id: 'quote.marketInCity', defaultMessage: '{city} {time}' },
  delayed: { id: 'quote.delayed', defaultMessage: 'Prices delayed 15 min' },
  asOf: { id: 'quote.asOf', defaultMessage: 'As of {time}' },
  chart: { id: 'quote.chart', defaultMessage: 'Price chart of {name}, {period}' },
  period: { id: 'quote.period', defaultMessage: 'Chart period' },
  candles: { id: 'quote.chartCandles', defaultMessage: 'Candles' },
  chartEmpty: { id: 'quote.chartEmpty', defaultMessage: 'No trades in this period' },
  chartLostBody: {
    id: 'quote.chartLostBody',
    defaultMessage: 'Prices and figures are not affected.',
  },
  Intraday: { id: 'quote.periodIntraday', defaultMessage: 'Intraday' },
  '1D': { id: 'quote.period1D', defaultMessage: '1D' },
  '1W': { id: 'quote.period1W', defaultMessage: '1W' },
  '1M': { id: 'quote.period1M', defaultMessage: '1M' },
  '3M': { id: 'quote.period3M', defaultMessage: '3M' },
  '1Y': { id: 'quote.period1Y', defaultMessage: '1Y' },
  statistics: { id: 'quote.statistics', defaultMessage: 'Key figures' },
  about: { id: 'quote.about', defaultMessage: 'About {name}' },
  aboutCompany: { id: 'quote.aboutCompany', defaultMessage: 'About the company' },
  alerts: {
    id: 'quote.alerts',
    defaultMessage:
      '{count, plural, =0 {Set price alert} one {Price alerts, # active} other {Price alerts, # active}}',
  },
  positionWhat: { id: 'quote.positionWhat', defaultMessage: 'your position' },
  yourPosition: { id: 'quote.yourPosition', defaultMessage: 'Your position' },
  sinceOpening: { id: 'quote.sinceOpening', defaultMessage: 'P&L since opening' },
});

/** Column heads and controls of the chart's table twin. */
export const chartMessages = defineMessages({
  table: { id: 'quote.chartTable', defaultMessage: 'Prices of the chart as a table' },
  time: { id: 'quote.chartTime', defaultMessage: 'Time' },
  open: { id: 'quote.chartOpen', defaultMessage: 'Open' },
  high: { id: 'quote.chartHigh', defaultMessage: 'High' },
  low: { id: 'quote.chartLow', defaultMessage: 'Low' },
  close: { id: 'quote.chartClose', defaultMessage: 'Close' },
  /** In the gutter of a price axis: as short as a price. */
  previousClose: { id: 'quote.chartPreviousClose', defaultMessage: 'Prev.' },
  loading: { id: 'quote.chartLoading', defaultMessage: 'Loading the chart' },
  instructions: {
    id: 'quote.chartInstructions',
    defaultMessage:
      'Arrow keys move the reading, Home and End go to its ends. Plus and minus zoom, Shift with an arrow moves the view, 0 shows the whole period.',
  },
  zoomIn: { id: 'quote.chartZoomIn', defaultMessage: 'Zoom in' },
  zoomOut: { id: 'quote.chartZoomOut', defaultMessage: 'Zoom out' },
  showAll: { id: 'quote.chartShowAll', defaultMessage: 'Whole period' },
  /** Length of a candle, beside values of indicators: as short as can be. */
  minutes: { id: 'quote.chartMinutes', defaultMessage: '{count} min' },
  hours: { id: 'quote.chartHours', defaultMessage: '{count} h' },
  days: { id: 'quote.chartDays', defaultMessage: '{count} d' },
  showing: { id: 'quote.chartShowing', defaultMessage: 'Showing {from} to {to}' },
  showEarlier: { id: 'quote.chartShowEarlier', defaultMessage: 'Show earlier prices' },
  volume: { id: 'quote.chartVolume', defaultMessage: 'Volume' },
  showTable: { id: 'quote.chartShowTable', defaultMessage: 'Show as table' },
  hideTable: { id: 'quote.chartHideTable', defaultMessage: 'Hide table' },
  indicators: { id: 'quote.chartIndicators', defaultMessage: 'Indicators' },
  closeIndicators: { id: 'quote.chartCloseIndicators', defaultMessage: 'Close the indicators' },
  upper: { id: 'quote.chartBandUpper', defaultMessage: 'BOLL upper' },
  middle: { id: 'quote.chartBandMiddle', defaultMessage: 'BOLL middle' },
  lower: { id: 'quote.chartBandLower', defaultMessage: 'BOLL lower' },
  /** The three of them in a line that is too narrow for their names: in this order, the indicator named once, a letter for each. */
  upperShort: { id: 'quote.chartBandUpperShort', defaultMessage: 'BOLL U' },
  middleShort: { id: 'quote.chartBandMiddleShort', defaultMessage: 'M' },
  lowerShort: { id: 'quote.chartBandLowerShort', defaultMessage: 'L' },
});

/** The indicators, as traders call them. */
export const indicatorMessages = defineMessages({
  ma: { id: 'quote.indicatorMa', defaultMessage: 'Moving averages (MA 5, 10, 20)' },
  bollinger: { id: 'quote.indicatorBollinger', defaultMessage: 'Bollinger bands (BOLL)' },
  macd: { id: 'quote.indicatorMacd', defaultMessage: 'Convergence and divergence (MACD)' },
  rsi: { id: 'quote.indicatorRsi', defaultMessage: 'Relative strength (RSI)' },
  kdj: { id: 'quote.indicatorKdj', defaultMessage: 'Stochastic (KDJ)' },
});
