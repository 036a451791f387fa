import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'inbox.title', defaultMessage: 'Messages' },
  which: { id: 'inbox.which', defaultMessage: 'Which messages' },
  own: { id: 'inbox.own', defaultMessage: 'To you' },
  notices: { id: 'inbox.notices', defaultMessage: 'Announcements' },
  what: { id: 'inbox.what', defaultMessage: 'your messages' },
  whatNotices: { id: 'inbox.whatNotices', defaultMessage: 'announcements' },
  unread: { id: 'inbox.unread', defaultMessage: 'Unread' },
  unreadCount: {
    id: 'inbox.unreadCount',
    defaultMessage: '{count, plural, =0 {All read} one {# unread} other {# unread}}',
  },
  unreadUnknown: { id: 'inbox.unreadUnknown', defaultMessage: 'Unread count not available' },
  markAll: { id: 'inbox.markAll', defaultMessage: 'Mark all as read' },
  allMarked: { id: 'inbox.allMarked', defaultMessage: 'All messages are marked as read' },
  notMarked: { id: 'inbox.notMarked', defaultMessage: "Couldn't mark messages as read" },
  notMarkedBody: { id: 'inbox.notMarkedBody', defaultMessage: 'They stay unread.' },
  retry: { id: 'inbox.retry', defaultMessage: 'Retry' },
  empty: { id: 'inbox.empty', defaultMessage: 'No messages yet' },
  emptyBody: {
    id: 'inbox.emptyBody',
    defaultMessage: 'Fills, reviews and warnings about your positions arrive here.',
  },
  toMarkets: { id: 'inbox.toMarkets', defaultMessage: 'See the markets' },
  noNotices: { id: 'inbox.noNotices', defaultMessage: 'No announcements' },
  noNoticesBody: {
    id: 'inbox.noNoticesBody',
    defaultMessage: 'Holidays, maintenance and changes of rules are announced here.',
  },
  toOwn: { id: 'inbox.toOwn', defaultMessage: 'See your messages' },
});
