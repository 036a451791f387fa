import { defineMessages } from './messages.ts';

export const messages = defineMessages({
  title: { id: 'problem.title', defaultMessage: "Couldn't load {what}" },
  /** Word for word (spec §8), where it is all that is to be said. */
  networkError: { id: 'problem.networkError', defaultMessage: 'Network Error' },
  network: { id: 'problem.network', defaultMessage: 'Network Error. Check your connection and try again.' },
  timeout: {
    id: 'problem.timeout',
    defaultMessage: 'The server took too long to answer. Try again in a moment.',
  },
  server: { id: 'problem.server', defaultMessage: 'The server could not answer. Try again in a moment.' },
  misfit: {
    id: 'problem.misfit',
    defaultMessage: 'The answer could not be read. Update the app if this goes on. Reference: {reference}',
  },
  unsendable: {
    id: 'problem.unsendable',
    defaultMessage:
      'This could not be asked for. The address or what was typed may be wrong. Reference: {reference}',
  },
  expired: { id: 'problem.expired', defaultMessage: 'Login Expired. Sign in again to go on.' },
  refusedWithoutReason: {
    id: 'problem.refused',
    defaultMessage: 'Network Error. The server gave no reason. Code {code}.',
  },
});
