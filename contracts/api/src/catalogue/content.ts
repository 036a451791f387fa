import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import {
  anything,
  code,
  id,
  imageUrl,
  name,
  nullish,
  pageOf,
  pageRequest,
  prose,
  sentence,
  unsettled,
  unsettledList,
} from '../fields.ts';
import { maxRows } from '../limits.ts';
import { someOf } from '../row-schemas.ts';
import { timestamp } from '../timestamp.ts';

const articleHeadline = v.object({
  id,
  title: sentence,
  summary: nullish(prose),
  source: name,
  tags: v.nullish(someOf(name, 20), []),
  imageUrl,
  createTimeTimestamp: timestamp,
});

export type ArticleHeadline = v.InferOutput<typeof articleHeadline>;

/** News and articles, newest first. */
export const articlePage = defineEndpoint({
  id: 'content.articlePage',
  method: 'POST',
  path: '/article/pageList',
  kind: 'read',
  access: 'anonymous',
  request: v.object({ ...pageRequest, tag: v.optional(code) }),
  response: pageOf(articleHeadline),
});

/** One news item or article. */
export const articleDetail = defineEndpoint({
  id: 'content.articleDetail',
  method: 'GET',
  path: '/article/{id}',
  kind: 'read',
  access: 'anonymous',
  request: v.object({ id }),
  response: unsettled,
  refusals: ['notFound'],
});

/** The tags of articles: `/dict/data?dictType=article_tag`, the one dictionary the spec names. */
export const articleTags = defineEndpoint({
  id: 'content.articleTags',
  method: 'GET',
  path: '/dict/data',
  kind: 'read',
  access: 'anonymous',
  request: v.object({ dictType: v.optional(v.literal('article_tag'), 'article_tag') }),
  response: unsettledList,
});

/** Messages and notices of the user. A router must try it before `/userMessage/{id}`. */
export const messageList = defineEndpoint({
  id: 'content.messageList',
  method: 'GET',
  path: '/userMessage/getMessage',
  kind: 'read',
  access: 'signedIn',
  request: v.object(pageRequest),
  response: pageOf(v.looseObject({ createTimestamp: timestamp })),
});

export const messageDetail = defineEndpoint({
  id: 'content.messageDetail',
  method: 'GET',
  path: '/userMessage/{id}',
  kind: 'read',
  access: 'signedIn',
  request: v.object({ id }),
  response: v.looseObject({ createTimestamp: timestamp }),
  refusals: ['notFound'],
});

/** Marks messages as read. Marking again changes nothing. */
export const markMessagesRead = defineEndpoint({
  id: 'content.markMessagesRead',
  method: 'POST',
  path: '/userMessage/updateRead',
  kind: 'write',
  changes: ['content.messageList', 'content.messageDetail'],
  isIdempotent: true,
  access: 'signedIn',
  request: v.object({ ids: v.pipe(v.array(id), v.maxLength(maxRows)) }),
  response: anything,
});
