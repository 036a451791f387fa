/** Facts about news, messages, and pages of others. */
import * as v from 'valibot';
import { newsTags } from '#domain/content/index.ts';
import { sendMessage } from '#domain/inbox/index.ts';
import type { MessageContent } from '#domain/inbox/index.ts';
import { usualFailure } from '#domain/kyc/index.ts';
import { lastPrice, stopOutLevel } from '#domain/orders/index.ts';
import { refuse } from '#domain/refusals.ts';
import { formatExact } from '#kernel/index.ts';
import type { Brokerage } from '#domain/brokerage.ts';
import {
  customerId,
  defineFact,
  instrumentIn,
  instrumentParameters,
  minuteMs,
  minutes,
  shortText,
} from './define.ts';

const news = defineFact({
  parameters: v.object({ state: v.picklist(['empty', 'full']) }),
  sentence: (parameters) => `the news are ${parameters.state}`,
  apply(state, parameters) {
    state.news = parameters.state;
  },
});

const article = defineFact({
  parameters: v.object({
    id: v.pipe(shortText, v.nonEmpty()),
    title: v.optional(v.pipe(v.string(), v.maxLength(1_000)), 'Stocks open higher'),
    /** HTML. */
    content: v.optional(v.pipe(v.string(), v.maxLength(100_000)), '<p>Stocks opened higher.</p>'),
    source: v.optional(shortText, 'Market desk'),
    tag: v.optional(v.picklist(newsTags), 'markets'),
    ...instrumentParameters,
    code: v.optional(shortText),
    minutesAgo: v.optional(minutes, 5),
  }),
  sentence: ({ id, title }) => `the article ${id} has been published: ${title}`,
  apply(state, { id, title, content, source, tag, code, market, minutesAgo }, at) {
    const about = code === undefined ? [] : [instrumentIn(state, { code, market }).key];
    state.articles.push({
      id,
      at: at - Math.round(minutesAgo * minuteMs),
      title,
      content,
      source,
      tag,
      about,
    });
  },
});

const messageKinds = [
  'identityApproved',
  'identityFailed',
  'orderCancelled',
  'orderFilled',
  'positionNearStopOut',
] as const;

const message = defineFact({
  parameters: v.object({
    kind: v.optional(v.picklist(messageKinds), 'identityApproved'),
    isRead: v.optional(v.boolean(), false),
    minutesAgo: v.optional(minutes, 5),
  }),
  sentence: ({ kind, isRead }) => `the customer has ${isRead ? 'a read' : 'an unread'} message: ${kind}`,
  apply(state, { kind, isRead, minutesAgo }, at) {
    const told = contentOf(state, kind, at);
    sendMessage(state, customerId, at - Math.round(minutesAgo * minuteMs), told);
    const sent = state.inboxes.get(customerId)?.messages.at(-1);
    if (sent !== undefined) sent.isRead = isRead;
  },
});

/** Of the newest order or position that there is; a record that is there no more where there is none. */
function contentOf(state: Brokerage, kind: (typeof messageKinds)[number], at: number): MessageContent {
  const order = [...state.trading.orders.values()].findLast(({ fillPrice, reason }) =>
    kind === 'orderCancelled' ? reason !== null : fillPrice !== null,
  );
  const position = [...state.trading.positions.values()].findLast((one) => stopOutLevel(state, one) !== null);
  const stockCode = (key: typeof order) =>
    key === undefined ? 'AAPL' : state.market.instrument(key.key).code;
  switch (kind) {
    case 'identityApproved':
      return { kind, parameters: {} };
    case 'identityFailed':
      return { kind, parameters: { reason: usualFailure } };
    case 'orderCancelled':
      return {
        kind,
        parameters: {
          orderId: order?.id ?? 'O0',
          stockCode: stockCode(order),
          reason: 'insufficientFunds',
        },
      };
    case 'orderFilled':
      return {
        kind,
        parameters: {
          orderId: order?.id ?? 'O0',
          stockCode: stockCode(order),
          quantity: formatExact(order?.quantity ?? 0n),
          price: formatExact(order?.fillPrice ?? 0n),
        },
      };
    case 'positionNearStopOut': {
      if (position === undefined) throw refuse('invalidRequest', { field: 'kind' });
      const { code } = state.market.instrument(position.key);
      const closesAt = stopOutLevel(state, position) ?? 0n;
      const price = lastPrice(state, position.key, at);
      const figures = { price: formatExact(price), closesAt: formatExact(closesAt) };
      return { kind, parameters: { positionId: position.id, stockCode: code, ...figures } };
    }
  }
}

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
      const told: MessageContent =
        order === undefined || order.fillPrice === null
          ? { kind: 'identityApproved', parameters: {} }
          : {
              kind: 'orderFilled',
              parameters: {
                orderId: order.id,
                stockCode: state.market.instrument(order.key).code,
                quantity: formatExact(order.quantity),
                price: formatExact(order.fillPrice),
              },
            };
      sendMessage(state, customerId, at - (count - index) * 3 * 60 * minuteMs, told);
      const sent = state.inboxes.get(customerId)?.messages.at(-1);
      if (sent !== undefined) sent.isRead = index < count - unread;
    }
  },
});

const webHosts = defineFact({
  parameters: v.object({ hosts: v.pipe(v.array(shortText), v.maxLength(50)) }),
  sentence: ({ hosts }) => `pages of ${hosts.join(', ') || 'nobody'} are shown inside the app`,
  apply(state, { hosts }) {
    state.webHosts = hosts;
  },
});

export const contentFacts = { news, article, message, inboxFilled, webHosts } as const;
