import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  chart: { id: 'presentation.mapChart', defaultMessage: 'Market map, today' },
  what: { id: 'presentation.mapWhat', defaultMessage: 'the market map' },
  instructions: {
    id: 'presentation.mapInstructions',
    defaultMessage:
      'Arrow keys move between neighbours, Page Down and Page Up to the next smaller or larger one.',
  },
  summary: {
    id: 'presentation.mapSummary',
    defaultMessage: '{count, plural, one {# stock} other {# stocks}} by turnover',
  },
  instrument: { id: 'presentation.mapInstrument', defaultMessage: 'Stock' },
  change: { id: 'presentation.mapChange', defaultMessage: 'Change %' },
  turnover: { id: 'presentation.mapTurnover', defaultMessage: 'Turnover' },
  table: { id: 'presentation.mapTable', defaultMessage: 'Stocks of the map, the most traded first' },
  showTable: { id: 'presentation.mapShowTable', defaultMessage: 'Show as table' },
  hideTable: { id: 'presentation.mapHideTable', defaultMessage: 'Hide table' },
  showMore: { id: 'presentation.mapShowMore', defaultMessage: 'Show more' },
  empty: { id: 'presentation.mapEmpty', defaultMessage: 'Nothing was traded yet today.' },
});
