import { guide } from '#guide/guide.ts';

export const priceChartDocs = guide({
  what: 'The price of an instrument over time: an area, a line, or candles with volume, and technical indicators if asked for.',
  whenToUse: [
    'Where a person studies one instrument: `area` for the shape of a day, `line` where indicators lie over it, `candles` for those who trade by them.',
  ],
  whenNotToUse: [
    'In a row of a list: `Sparkline`.',
    'Several instruments at once: `CompareChart`.',
    'Profit of an account: `ProfitBars`. It is not a price.',
  ],
  anatomy: {
    story: 'candles',
    parts: {
      'Reading: the period, its change, and its open, high, low and volume; or price, time and figures of the candle at the crosshair':
        'figure > div > [aria-hidden]',
      'Plot: prices, volume, last price with its tag, session breaks; the previous close is named in the axis gutter only':
        'canvas',
      'Price axis on the right, time axis below; closed hours take no room, a line marks them, and a rest and the close are named among the times':
        "[role='application'] svg text",
      'Mark of an event on the time axis, named in the reading and in the table': null,
      'Marks of days, under the time axis: a tick where a weekday was closed, half a disc where a day was short':
        null,
      'Extended hours, shaded and named': null,
      'Tools of the screen; zoom buttons, but for fingers; “whole period” while less than that is in view':
        'figure > div + div button',
      'Table twin behind a button': 'figure > div + div > :last-child button',
      'A legend for each indicator over the price: line, name, value': null,
      'A pane with its own scale and legend for each of MACD, RSI, KDJ': null,
    },
  },
  keyboard: {
    Tab: 'To the plot, then to the zoom buttons and the table’s button.',
    'Arrow left / right':
      'Reads the candle before or after, and brings it into view. The first press reads the newest in view.',
    'Page up / down': 'Ten candles at a time.',
    'Home / End': 'The oldest or the newest candle.',
    '+ / −': 'Zooms in or out, around what is read, else around the newest candle.',
    'Shift + arrow left / right': 'Moves a quarter of the view.',
    '0 (zero)': 'Brings the whole period back into view.',
    Escape: 'Ends the reading.',
  },
  accessibility: [
    'One finger, everything in view: a slide sideways reads, a tap leaves the crosshair until the next. Up and down scrolls the page.',
    'One finger, zoomed in: a slide pans and glides on until the next touch; a tap or a long press reads. No glide under reduced motion.',
    'Mouse: hovering reads, dragging pans, the wheel zooms at the pointer, Shift or a sideways wheel pans. With everything in view, a wheel turned away from the chart scrolls the page.',
    'Pinch, wheel and drag have a twin that needs one tap: read a candle, then zoom around it with the buttons.',
    'Keys speak what they reach, indicators included, and what part of the period came into view. Pointers speak nothing but the latter.',
    'Rising candles are hollow where there is room; indicators have their name beside their colour. Histograms take no trend colour.',
    'The caller owes every word and formatter: some are heard only. The chart keeps its height in every state; large text makes it taller.',
  ],
  content: [
    '`labels.chart` names instrument and period. `showing` is a whole sentence with both times in it.',
    '`period` names the period in the words of its button, and its own change; `trend` is that change, too. The change of the day is in the head of the screen.',
    '`delayedText` says how late, `closedText` that the market is closed; both are beside the time.',
    'A price that ticks comes as a `LivePrice`, `{ read, subscribe }`: the picture follows it, once a frame, without a render. A number is for one that does not move.',
    '`nameClosedHours` gives words hardly longer than a time: “Break”, “Close”. A night has none, its date follows. `description` says the hours and the events of the chart in sentences.',
    'Of a chart of days, `events` name holidays and short days, weekends never: “Closed 11/26”, “Half day”.',
    'Indicators keep the short names traders know: MA5, BOLL, MACD, RSI6, K.',
  ],
  related: ['PeriodPicker', 'Sparkline', 'CompareChart', 'DepthChart', 'QuoteHeader'],
});
