import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { messageStatus } from '../families.ts';
import { anything, html, id, nullish, openStatus, pageOf, pageRequest, sentence } from '../fields.ts';
import { maxRows } from '../limits.ts';
import { timestamp } from '../timestamp.ts';
import { recordTarget } from './record-target.ts';

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
    /** The record that it speaks of: the app leads there. */
    target: recordTarget,
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
