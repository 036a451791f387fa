import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import {
  code,
  id,
  imageUrl,
  name,
  nullish,
  openWord,
  pageOf,
  pageRequest,
  prose,
  sentence,
} from '../fields.ts';
import { articleColumns } from '../help.ts';
import { someOf } from '../row-schemas.ts';
import { timestamp } from '../timestamp.ts';

/** Where something is printed (assumed); null where a backend does not say, which is among the news. */
export const column = nullish(openWord(articleColumns));

export const headlineFields = {
  id,
  title: sentence,
  summary: nullish(prose),
  /** Who wrote it. */
  source: name,
  tags: v.nullish(someOf(name, 20), []),
  imageUrl,
  createTimeTimestamp: timestamp,
  column,
};
const articleHeadline = v.object(headlineFields);

export type ArticleHeadline = v.InferOutput<typeof articleHeadline>;

const ifAsked = v.optional(code);

/**
 * News and articles, newest first: of all subjects, with one tag, or about one instrument, which code and market name together. With
 * `column` those of the help, in the order in which they are read; with `keyword` those that have all of its words, the nearest
 * first. Both are assumed, and a backend may ignore them: what comes says itself in which column it is.
 */
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
    column: v.optional(v.picklist(articleColumns)),
    keyword: v.optional(sentence),
  }),
  response: pageOf(articleHeadline),
});
