/** Facts about news, messages, and pages of others. */
import { articleColumns, helpTopics } from '@meridian/api';
import * as v from 'valibot';
import { isNewsTag, newsTags } from '#domain/content/index.ts';
import { sendMessage } from '#domain/inbox/index.ts';
import type { MessageContent } from '#domain/inbox/index.ts';
import { sameInAll } from '#domain/localised.ts';
import { refuse } from '#domain/refusals.ts';
import {
  customerId,
  defineFact,
  instrumentIn,
  instrumentParameters,
  minuteMs,
  minutes,
  shortText,
} from './define.ts';
import { fillOf, messageAbout, messageKinds } from './message-contents.ts';

const news = defineFact({
  parameters: v.object({ state: v.picklist(['empty', 'full']) }),
  sentence: (parameters) => `the news are ${parameters.state}`,
  apply(state, parameters) {
    state.news = parameters.state;
  },
});

const help = defineFact({
  parameters: v.object({ state: v.picklist(['empty', 'full']) }),
  sentence: (parameters) => `the help of customer service is ${parameters.state}`,
  apply(state, parameters) {
    state.help = parameters.state;
  },
});

const article = defineFact({
  parameters: v.object({
    id: v.pipe(shortText, v.nonEmpty()),
    title: v.optional(v.pipe(v.string(), v.maxLength(1_000)), 'Stocks open higher'),
    /** HTML. */
    content: v.optional(v.pipe(v.string(), v.maxLength(100_000)), '<p>Stocks opened higher.</p>'),
    source: v.optional(shortText, 'Market desk'),
    column: v.optional(v.picklist(articleColumns), 'news'),
    /** A section of the news, or a topic of the help. */
    tag: v.optional(v.picklist([...newsTags, ...helpTopics]), 'markets'),
    ...instrumentParameters,
    code: v.optional(shortText),
    minutesAgo: v.optional(minutes, 5),
  }),
  sentence: ({ id, title, column }) =>
    `the article ${id} has been published${column === 'help' ? ' in the help' : ''}: ${title}`,
  apply(state, { id, title, content, source, column, tag, code, market, minutesAgo }, at) {
    if ((column === 'news') !== isNewsTag(tag)) throw refuse('invalidRequest', { field: 'tag', given: tag });
    const about = code === undefined ? [] : [instrumentIn(state, { code, market }).key];
    state.articles.push({
      id,
      at: at - Math.round(minutesAgo * minuteMs),
      title,
      content,
      source,
      column,
      tag,
      about,
    });
  },
});

const message = defineFact({
  parameters: v.object({
    kind: v.optional(v.picklist(messageKinds), 'identityApproved'),
    isRead: v.optional(v.boolean(), false),
    minutesAgo: v.optional(minutes, 5),
  }),
  sentence: ({ kind, isRead }) => `the customer has ${isRead ? 'a read' : 'an unread'} message: ${kind}`,
  apply(state, { kind, isRead, minutesAgo }, at) {
    const content = messageAbout(state, kind, at);
    sendMessage(state, customerId, at - Math.round(minutesAgo * minuteMs), content);
    const sent = state.inboxes.get(customerId)?.messages.at(-1);
    if (sent !== undefined) sent.isRead = isRead;
  },
});

const inboxFilled = defineFact({
  parameters: v.object({
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_000)),
    unread: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000)), 0),
  }),
  sentence: ({ count, unread }) =>
    `the customer has ${count} messages more, the newest ${unread} of them unread`,
  apply(state, { count, unread }, at) {
    const filled = [...state.trading.orders.values()].filter(({ fillPrice }) => fillPrice !== null);
    for (let index = 0; index < count; index += 1) {
      const order = filled[index % Math.max(1, filled.length)];
      const content: MessageContent =
        order === undefined ? { kind: 'identityApproved', parameters: {} } : fillOf(state, order);
      sendMessage(state, customerId, at - (count - index) * 3 * 60 * minuteMs, content);
      const sent = state.inboxes.get(customerId)?.messages.at(-1);
      if (sent !== undefined) sent.isRead = index < count - unread;
    }
  },
});

const notice = defineFact({
  parameters: v.object({
    id: v.pipe(shortText, v.nonEmpty()),
    title: v.optional(v.pipe(v.string(), v.maxLength(300)), 'Customer service is open on Sundays'),
    /** In one language; without it the title says it all. */
    text: v.optional(v.pipe(v.string(), v.maxLength(5_000))),
    minutesAgo: v.optional(minutes, 5),
  }),
  sentence: ({ id, title }) => `the announcement ${id} has been made: ${title}`,
  apply(state, { id, title, text, minutesAgo }, at) {
    state.notices.push({
      id,
      at: at - Math.round(minutesAgo * minuteMs),
      title: sameInAll(title),
      paragraphs: text === undefined ? [] : [sameInAll(text)],
    });
  },
});

const webHosts = defineFact({
  parameters: v.object({ hosts: v.pipe(v.array(shortText), v.maxLength(50)) }),
  sentence: ({ hosts }) => `pages of ${hosts.join(', ') || 'nobody'} are shown inside the app`,
  apply(state, { hosts }) {
    state.webHosts = hosts;
  },
});

export const contentFacts = { news, help, article, message, inboxFilled, notice, webHosts } as const;
