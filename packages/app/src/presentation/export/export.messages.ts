import { defineMessages } from '#platform/words/messages.ts';

export const exportMessages = defineMessages({
  save: { id: 'presentation.export', defaultMessage: 'Save as a file (CSV)' },
  failed: { id: 'presentation.export.failed', defaultMessage: 'The file could not be made' },
  failedBody: {
    id: 'presentation.export.failedBody',
    defaultMessage: 'Not all of the list could be read. Nothing was saved; try again.',
  },
  reading: { id: 'presentation.export.reading', defaultMessage: 'Reading all lines' },
  readSoFar: {
    id: 'presentation.export.readSoFar',
    defaultMessage: '{read, number} of {total, number}',
  },
  cancel: { id: 'presentation.export.cancel', defaultMessage: 'Cancel' },
  incomplete: { id: 'presentation.export.incomplete', defaultMessage: 'The file is not complete' },
  missing: {
    id: 'presentation.export.missing',
    defaultMessage:
      '{count, plural, one {# line could not be read and is missing.} other {# lines could not be read and are missing.}}',
  },
});
