import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { nullish, pageOf, pageRequest } from '../fields.ts';
import { timestamp } from '../timestamp.ts';

export const articleHeadline = v.object({
  id: v.string(),
  title: v.string(),
  summary: nullish(v.string()),
  source: v.string(),
  tags: v.optional(v.array(v.string()), []),
  imageUrl: nullish(v.string()),
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
  request: v.object({ ...pageRequest, tag: v.optional(v.string()) }),
  response: pageOf(articleHeadline),
});
