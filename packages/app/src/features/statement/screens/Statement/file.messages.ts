import { defineMessages } from '#platform/words/messages.ts';

export const fileMessages = defineMessages({
  menu: { id: 'statement.file.menu', defaultMessage: 'Save or print' },
  print: { id: 'statement.file.print', defaultMessage: 'Print, or save as PDF' },
  day: { id: 'statement.file.day', defaultMessage: 'Day ({zone})' },
  timeUtc: { id: 'statement.file.timeUtc', defaultMessage: 'Time (UTC)' },
  time: { id: 'statement.file.time', defaultMessage: 'Time ({zone})' },
  balance: { id: 'statement.file.balance', defaultMessage: 'Balance after' },
  total: { id: 'statement.file.total', defaultMessage: 'Total' },
  code: { id: 'statement.file.code', defaultMessage: 'Code' },
  reference: { id: 'statement.file.reference', defaultMessage: 'Reference' },
  line: { id: 'statement.file.line', defaultMessage: 'Line' },
  customer: { id: 'statement.file.customer', defaultMessage: 'Customer' },
  of: { id: 'statement.file.of', defaultMessage: 'Statement of' },
  made: { id: 'statement.file.made', defaultMessage: 'Made' },
  lines: { id: 'statement.file.lines', defaultMessage: 'Lines' },
  lineCount: { id: 'statement.file.lineCount', defaultMessage: '{count, number}' },
  sums: { id: 'statement.file.sums', defaultMessage: 'Balances' },
  movements: { id: 'statement.file.movements', defaultMessage: 'Movements, oldest first' },
});
