import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  name: { id: 'presentation.columnName', defaultMessage: 'Name' },
  price: { id: 'presentation.columnPrice', defaultMessage: 'Price' },
  ratio: { id: 'presentation.columnRatio', defaultMessage: 'Change %' },
  change: { id: 'presentation.columnChange', defaultMessage: 'Change' },
  volume: { id: 'presentation.columnVolume', defaultMessage: 'Volume' },
  market: { id: 'presentation.columnMarket', defaultMessage: 'Market' },
  next: { id: 'presentation.columnNext', defaultMessage: 'Show {figure}' },
});
