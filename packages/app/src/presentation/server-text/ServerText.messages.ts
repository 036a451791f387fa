import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  table: {
    id: 'serverText.table',
    defaultMessage: '{number, plural, =1 {Table} other {Table {number}}}',
  },
  cut: {
    id: 'serverText.cut',
    defaultMessage: 'The text goes on, but is too long to be shown here.',
  },
});
