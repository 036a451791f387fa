import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'webpage.title', defaultMessage: 'Web page' },
  what: { id: 'webpage.what', defaultMessage: 'which pages may be shown here' },
  loading: { id: 'webpage.loading', defaultMessage: 'Loading {host}' },
  open: { id: 'webpage.open', defaultMessage: 'Open in the browser' },
  ofOthers: {
    id: 'webpage.ofOthers',
    defaultMessage: 'A page of {host}. If nothing shows, it does not allow itself to be shown here.',
  },
  silent: { id: 'webpage.silent', defaultMessage: '{host} does not answer' },
  silentBody: {
    id: 'webpage.silentBody',
    defaultMessage: 'The page may be slow, or out of reach from here.',
  },
  elsewhere: { id: 'webpage.elsewhere', defaultMessage: 'The page has led on' },
  elsewhereBody: {
    id: 'webpage.elsewhereBody',
    defaultMessage:
      'What shows now may not belong to {host}. Never type your Meridian password here, and send no money because of it.',
  },
  back: { id: 'webpage.back', defaultMessage: 'Back to {host}' },
  retry: { id: 'webpage.retry', defaultMessage: 'Try again' },
  leaving: { id: 'webpage.leaving', defaultMessage: 'You are leaving Meridian' },
  leavingBody: {
    id: 'webpage.leavingBody',
    defaultMessage:
      'This page belongs to {host}, not to Meridian. Never type your Meridian password there, and send no money because of it.',
  },
  stay: { id: 'webpage.stay', defaultMessage: 'Stay in Meridian' },
  wrong: { id: 'webpage.wrong', defaultMessage: 'This is no address of a web page' },
  wrongBody: {
    id: 'webpage.wrongBody',
    defaultMessage: 'The link that led here is not complete, or leads to something that is not safe to open.',
  },
});
