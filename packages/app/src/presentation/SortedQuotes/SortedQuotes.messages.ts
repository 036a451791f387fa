import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  sort: { id: 'presentation.sort', defaultMessage: 'Sort' },
  /** The order that the list comes in, such as leading pairs first. */
  standard: { id: 'presentation.sortStandard', defaultMessage: 'Standard order' },
  descending: { id: 'presentation.sortDescending', defaultMessage: '{column}, high to low' },
  ascending: { id: 'presentation.sortAscending', defaultMessage: '{column}, low to high' },
  /** Of words. */
  fromA: { id: 'presentation.sortFromA', defaultMessage: '{column}, A to Z' },
  fromZ: { id: 'presentation.sortFromZ', defaultMessage: '{column}, Z to A' },
  /** Rows keep their places while prices move. `age` is "12 seconds ago". */
  sorted: { id: 'presentation.sorted', defaultMessage: 'Sorted {age}' },
  again: { id: 'presentation.sortAgain', defaultMessage: 'Re-sort' },
});
