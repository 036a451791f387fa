import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { messageStatus } from '../families.ts';
import {
  anything,
  html,
  id,
  name,
  nullish,
  openStatus,
  openWord,
  pageOf,
  pageRequest,
  sentence,
  source,
} from '../fields.ts';
import { maxRows } from '../limits.ts';
import { timestamp } from '../timestamp.ts';

/** `message`: to this customer alone. `notice`: to everybody, from the house; it is not recorded who has read it. */
const inboxKinds = ['message', 'notice'] as const;
export type InboxKind = (typeof inboxKinds)[number];

const inboxRow = {
  id,
  title: sentence,
  /** Null for a notice, and for a word that the app does not know. */
  status: openStatus(messageStatus),
  createTimestamp: timestamp,
};
const inboxHeadline = v.object({ ...inboxRow, summary: nullish(sentence) });
export type InboxHeadline = v.InferOutput<typeof inboxHeadline>;

/** Messages to the user or notices of the house, newest first. A router must try it before `/userMessage/{id}`. */
export const messageList = defineEndpoint({
  id: 'content.messageList',
  method: 'GET',
  path: '/userMessage/getMessage',
  kind: 'read',
  access: 'signedIn',
  request: v.object({ ...pageRequest, type: v.optional(v.picklist(inboxKinds), 'message') }),
  response: pageOf(inboxHeadline),
});

/** The record that a message speaks of: the app leads there. */
const messageTarget = v.object({
  kind: openWord(['order', 'position', 'identity', 'quote', 'deposit', 'withdrawal', 'follow']),
  /**
   * Of a position its id, of an order the customer's own id of the intent (`clientOrderId`), of a follow the institution's; a quote
   * has none.
   */
  id: nullish(id),
  stock_code: nullish(id),
  name: nullish(name),
  market: nullish(id),
  source: v.fallback(nullish(source), null),
});
export type MessageTarget = v.InferOutput<typeof messageTarget>;

/** One message or notice in full. */
export const messageDetail = defineEndpoint({
  id: 'content.messageDetail',
  method: 'GET',
  path: '/userMessage/{id}',
  kind: 'read',
  access: 'signedIn',
  request: v.object({ id }),
  response: v.object({
    ...inboxRow,
    /** HTML, as an article's. */
    content: nullish(html),
    /** What cannot be read leads nowhere. */
    target: v.fallback(nullish(messageTarget), null),
  }),
  refusals: ['notFound'],
  isAbout: (message, asked) => message.id === asked.id,
});

export type InboxMessage = v.InferOutput<typeof messageDetail.response>;

/** Marks messages as read: these, or with `isAll` every one. Marking again, or what is there no more, changes nothing. */
export const markMessagesRead = defineEndpoint({
  id: 'content.markMessagesRead',
  method: 'POST',
  path: '/userMessage/updateRead',
  kind: 'write',
  changes: ['content.messageList', 'content.messageDetail', 'auth.userInfo'],
  isIdempotent: true,
  access: 'signedIn',
  request: v.object({
    ids: v.optional(v.pipe(v.array(id), v.maxLength(maxRows)), []),
    isAll: v.optional(v.boolean(), false),
  }),
  response: anything,
});
