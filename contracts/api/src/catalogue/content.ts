import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { code, id, imageUrl, name, nullish, pageOf, pageRequest, prose, sentence } from '../fields.ts';
import { someOf } from '../row-schemas.ts';
import { timestamp } from '../timestamp.ts';

export const headlineFields = {
  id,
  title: sentence,
  summary: nullish(prose),
  /** Who wrote it. */
  source: name,
  tags: v.nullish(someOf(name, 20), []),
  imageUrl,
  createTimeTimestamp: timestamp,
};
const articleHeadline = v.object(headlineFields);

export type ArticleHeadline = v.InferOutput<typeof articleHeadline>;

const ifAsked = v.optional(code);

/** News and articles, newest first: of all subjects, with one tag, or about one instrument, which code and market name together. */
export const articlePage = defineEndpoint({
  id: 'content.articlePage',
  method: 'POST',
  path: '/article/pageList',
  kind: 'read',
  access: 'anonymous',
  request: v.object({
    ...pageRequest,
    tag: ifAsked,
    stockCode: ifAsked,
    market: ifAsked,
  }),
  response: pageOf(articleHeadline),
});
