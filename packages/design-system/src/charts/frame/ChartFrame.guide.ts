import { guide } from '#guide/guide.ts';

/** What the docs page says of it. */
export const chartFrameGuide = guide({
  what: 'What every chart shares: its name, a stage that keeps its room, the reading, the axes and the table twin. Take it to build a chart that is missing here.',
  whenToUse: [
    'For a chart of your own: `ChartFrame` around `ReadingLine`, `PlotSurface` and `PlotAxes`, with a `ChartTable`.',
    '`useChartReading` for anything that is read along a row of points, bars or levels.',
  ],
  whenNotToUse: [
    'For a chart that exists: `PriceChart`, `ProfitBars`, `HeatMap`, `AllocationDonut`.',
    'For a shape without figures: `Sparkline`.',
  ],
  anatomy: {
    story: 'your-own-chart',
    parts: {
      'Figure, named by `label`': 'figure',
      'Stage: the drawing, or in its place skeleton, failure or the sentence for nothing': 'figure > div',
      'Reading over the plot, in a fixed place': 'figure > div > [aria-hidden]',
      'Plot surface with its axes and layers': "[role='application']",
      'Table twin behind a button': 'figure > div:last-of-type button',
    },
  },
  keyboard: {
    Tab: 'Moves to the plot, then to the table button.',
    'Arrow keys': 'The first one reads the newest item; then each moves by one.',
    'Shift + arrow keys, Page Up, Page Down': 'Move by ten.',
    'Home, End': 'Read the first and the last item.',
    Escape: 'Ends the reading.',
  },
  accessibility: [
    'The surface is an `application` with name and instructions; what keys reach is spoken politely, what a pointer reaches is not.',
    'Everything drawn is `aria-hidden`. You owe the sentence (`spoken`) and the table.',
    'A finger reads sideways; up and down it scrolls the page.',
  ],
  content: [
    '`label` says what and over which span: “Deposits by month, 2026”.',
    'An empty chart says what would be there, in one sentence.',
  ],
  related: ['PriceChart', 'ProfitBars', 'HeatMap', 'Skeleton', 'InlineMessage'],
});
