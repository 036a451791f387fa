import {
  articleDetail,
  articlePage,
  articleTags,
  markMessagesRead,
  messageDetail,
  messageList,
} from '@meridian/api';
import { requests } from '@meridian/api/test/requests';
import { chinese, logos, signedIn, signedOut, state, type Interaction } from '../interaction.ts';
import { exactly, fromState, written } from '../example.ts';
import { emptyPage, pageOfOne, shareExample } from './examples.ts';

const headline = {
  id: 'A-1',
  title: 'Stocks open higher',
  source: 'Market desk',
  tags: ['markets'],
  createTimeTimestamp: 1_795_015_800_000,
};

const articles: readonly Interaction[] = [
  {
    endpoint: articlePage,
    description: 'for the newest headlines',
    given: signedOut,
    request: requests['content.articlePage'],
    answer: {
      data: pageOfOne(headline),
    },
  },
  {
    endpoint: articlePage,
    description: 'for the newest headlines in traditional Chinese',
    given: signedOut,
    locale: 'zh-Hant',
    request: requests['content.articlePage'],
    answer: { data: pageOfOne({ ...headline, title: written(chinese, '美股高開') }) },
  },
  {
    endpoint: articlePage,
    description: 'for the newest headlines of one tag',
    given: [...signedOut, state('article', { id: 'A-1', tag: 'economy' })],
    request: { ...requests['content.articlePage'], pageSize: 1, tag: 'economy' },
    answer: { data: pageOfOne({ ...headline, tags: [exactly('economy')] }) },
  },
  {
    endpoint: articlePage,
    description: 'for the newest headline about one instrument',
    given: [...signedOut, state('article', { id: 'A-1', code: 'AAPL', minutesAgo: 0 })],
    request: {
      ...requests['content.articlePage'],
      pageSize: 1,
      stockCode: shareExample.stock_code,
      market: shareExample.market,
    },
    answer: { data: pageOfOne({ ...headline, id: exactly('A-1') }) },
  },
  {
    endpoint: articlePage,
    description: 'for the headlines when there are none',
    given: [...signedOut, state('listings', { state: 'empty' })],
    request: requests['content.articlePage'],
    answer: { data: emptyPage },
  },
  {
    endpoint: articlePage,
    description: 'for the help of customer service on one topic',
    given: [...signedOut, state('article', { id: 'A-1', column: 'help', tag: 'deposits' })],
    request: { ...requests['content.articlePage'], pageSize: 1, column: 'help', tag: 'deposits' },
    answer: { data: pageOfOne({ ...headline, tags: [exactly('deposits')], column: exactly('help') }) },
  },
  {
    endpoint: articlePage,
    description: 'for the answer to a question, by its words',
    given: [
      ...signedOut,
      state('article', {
        id: 'A-1',
        title: 'How long does a transfer take?',
        column: 'help',
        tag: 'deposits',
      }),
    ],
    request: {
      ...requests['content.articlePage'],
      pageSize: 1,
      column: 'help',
      keyword: 'transfer take',
    },
    answer: { data: pageOfOne({ ...headline, id: exactly('A-1'), column: exactly('help') }) },
  },
  {
    endpoint: articlePage,
    description: 'for an answer that nobody has written',
    given: signedOut,
    request: { ...requests['content.articlePage'], column: 'help', keyword: 'unicorn' },
    answer: { data: emptyPage },
  },
  {
    endpoint: articleDetail,
    description: 'for the answer to a question',
    given: [
      ...signedOut,
      state('article', { id: 'A-1', column: 'help', tag: 'deposits', content: '<p>Within minutes.</p>' }),
    ],
    request: { id: 'A-1' },
    answer: {
      data: {
        ...headline,
        id: exactly('A-1'),
        tags: [exactly('deposits')],
        column: exactly('help'),
        content: '<p>Within minutes.</p>',
      },
    },
  },
  {
    endpoint: articleDetail,
    description: 'for an article',
    given: [...signedOut, logos, state('article', { id: 'A-1', code: 'AAPL' })],
    request: { id: 'A-1' },
    answer: {
      data: {
        ...headline,
        id: exactly('A-1'),
        content: '<p>Stocks opened higher.</p>',
        related: [{ ...shareExample, stock_code: exactly('AAPL') }],
      },
    },
  },
  {
    endpoint: articleDetail,
    description: 'for an article that is not there',
    given: signedOut,
    request: { id: 'A-404' },
    answer: { refusal: 'notFound' },
  },
  {
    endpoint: articleTags,
    description: 'for the tags of articles',
    given: signedOut,
    request: requests['content.articleTags'],
    answer: { data: [{ dictValue: 'markets', dictLabel: 'Markets', column: 'news' }] },
  },
  {
    endpoint: articleTags,
    description: 'for the tags of articles in simplified Chinese',
    given: signedOut,
    locale: 'zh-Hans',
    request: requests['content.articleTags'],
    answer: { data: [{ dictValue: 'markets', dictLabel: written(chinese, '市场'), column: 'news' }] },
  },
];

const message = {
  id: 'M-1',
  title: 'Identity verified',
  status: exactly('unread'),
  createTimestamp: 1_795_015_500_000,
};
const unread = [...signedIn, state('message', { kind: 'identityApproved' })];

const messages: readonly Interaction[] = [
  {
    endpoint: messageList,
    description: 'for the messages of a customer',
    given: unread,
    request: requests['content.messageList'],
    answer: { data: pageOfOne({ ...message, summary: 'Your identity has been verified.' }) },
  },
  {
    endpoint: messageList,
    description: 'for the messages of a customer who has none',
    given: signedIn,
    request: requests['content.messageList'],
    answer: { data: emptyPage },
  },
  {
    endpoint: messageList,
    description: 'for the notices of the house',
    given: signedIn,
    request: { ...requests['content.messageList'], type: 'notice', pageSize: 1 },
    answer: {
      data: pageOfOne({
        id: 'H-1',
        title: 'US exchanges are closed on Thursday',
        status: exactly(null),
        summary: 'Orders wait until the market opens again.',
        createTimestamp: message.createTimestamp,
      }),
    },
  },
  {
    endpoint: messageDetail,
    description: 'for a message',
    given: unread,
    request: { id: fromState('messageId', 'M-1') },
    answer: {
      data: {
        ...message,
        content: '<p>Your identity has been verified.</p>',
        target: { kind: exactly('identity') },
      },
    },
  },
  {
    endpoint: messageDetail,
    description: 'for a message about a position',
    given: [
      ...signedIn,
      state('payPassword', { isSet: true }),
      state('wallet', { type: 'STOCK', amount: '25000' }),
      state('holding', { code: 'AAPL', quantity: '10', leverage: '2' }),
      state('message', { kind: 'positionNearStopOut', isRead: true }),
    ],
    request: { id: fromState('messageId', 'M-1') },
    answer: {
      data: {
        ...message,
        status: exactly('read'),
        content: '<p>AAPL trades at 180.</p>',
        target: {
          kind: exactly('position'),
          id: 'P-1',
          stock_code: exactly('AAPL'),
          name: 'Apple',
          market: exactly('NASDAQ'),
          source: exactly(0),
        },
      },
    },
  },
  {
    endpoint: messageDetail,
    description: 'for a message about what a company announced',
    given: [...signedIn, state('message', { kind: 'dividendAnnounced' })],
    request: { id: fromState('messageId', 'M-1') },
    answer: {
      data: {
        ...message,
        title: 'AAPL: dividend of $0.26 a share',
        content: '<p>AAPL goes ex-dividend on Friday.</p>',
        target: {
          kind: exactly('quote'),
          stock_code: exactly('AAPL'),
          name: 'Apple',
          market: exactly('NASDAQ'),
          source: exactly(0),
        },
      },
    },
  },
  {
    endpoint: messageDetail,
    description: 'for an announcement of the house',
    given: [...signedIn, state('notice', { id: 'H-1', title: 'Open on Sundays', text: 'From December on.' })],
    request: { id: 'H-1' },
    answer: {
      data: {
        id: exactly('H-1'),
        title: 'Open on Sundays',
        status: exactly(null),
        createTimestamp: message.createTimestamp,
        content: '<p>From December on.</p>',
        target: exactly(null),
      },
    },
  },
  {
    endpoint: messageDetail,
    description: 'for a message that is not there',
    given: signedIn,
    request: { id: 'M-404' },
    answer: { refusal: 'notFound' },
  },
  {
    endpoint: markMessagesRead,
    description: 'to mark a message as read',
    given: unread,
    request: { ids: [fromState('messageId', 'M-1')], isAll: false },
    answer: { data: null },
  },
  {
    endpoint: markMessagesRead,
    description: 'to mark every message as read',
    given: unread,
    request: { ids: [], isAll: true },
    answer: { data: null },
  },
];

export const content: readonly Interaction[] = [...articles, ...messages];
