import { defineMessages } from './messages.ts';

/** What became of a write is not known. */
export const messages = defineMessages({
  network: {
    id: 'problem.doubtNetwork',
    defaultMessage: 'Network Error: the connection broke before an answer came.',
  },
  timeout: { id: 'problem.doubtTimeout', defaultMessage: 'No answer came in time.' },
  said: { id: 'problem.doubtSaid', defaultMessage: 'The server answered: “{message}”' },
  status: { id: 'problem.doubtStatus', defaultMessage: 'The server answered with error {status}.' },
  code: {
    id: 'problem.doubtCode',
    defaultMessage: 'The server answered with code {code} and gave no reason.',
  },
  misfit: {
    id: 'problem.doubtMisfit',
    defaultMessage: 'The answer could not be read. Reference: {reference}',
  },
});
