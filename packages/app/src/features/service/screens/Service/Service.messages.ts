import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'service.title', defaultMessage: 'Customer service' },
  what: { id: 'service.what', defaultMessage: 'the ways to reach us' },
  ways: { id: 'service.ways', defaultMessage: 'Reach us' },
  phone: { id: 'service.phone', defaultMessage: 'Call' },
  email: { id: 'service.email', defaultMessage: 'Write an email' },
  page: { id: 'service.page', defaultMessage: 'Chat on our website' },
  whatsApp: { id: 'service.whatsApp', defaultMessage: 'WhatsApp' },
  telegram: { id: 'service.telegram', defaultMessage: 'Telegram' },
  other: { id: 'service.other', defaultMessage: 'Another way' },
  noneTitle: { id: 'service.noneTitle', defaultMessage: 'No way to reach us is published here' },
  noneBody: {
    id: 'service.noneBody',
    defaultMessage: 'Use the contact details in your customer agreement.',
  },
  report: { id: 'service.report', defaultMessage: 'What helps us to help you' },
  reportLead: {
    id: 'service.reportLead',
    defaultMessage:
      'Send this along. It holds no password and no amount. Nobody from Meridian ever asks for your password.',
  },
  details: { id: 'service.details', defaultMessage: 'Details for customer service' },
  copy: { id: 'service.copy', defaultMessage: 'Copy' },
  copied: { id: 'service.copied', defaultMessage: 'Copy Success' },
  copyFailed: { id: 'service.copyFailed', defaultMessage: 'Selected: copy it by hand' },
  detailsHint: {
    id: 'service.detailsHint',
    defaultMessage: 'Read it first. You can change or delete any of it, and say what happened.',
  },
  toCopy: { id: 'service.toCopy', defaultMessage: 'Report' },
  toCopyHint: { id: 'service.toCopyHint', defaultMessage: 'All of its lines are copied.' },
  send: { id: 'service.send', defaultMessage: 'Send it by email' },
  mailSubject: { id: 'service.mailSubject', defaultMessage: 'Report from the Meridian app' },
});
