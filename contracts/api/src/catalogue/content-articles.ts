import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { html, id, name, nullish, quote } from '../fields.ts';
import { rowsOf, someOf } from '../row-schemas.ts';
import { column, headlineFields } from './content.ts';

/** One news item or article in full. */
export const articleDetail = defineEndpoint({
  id: 'content.articleDetail',
  method: 'GET',
  path: '/article/{id}',
  kind: 'read',
  access: 'anonymous',
  request: v.object({ id }),
  response: v.object({
    ...headlineFields,
    /** HTML as an editor made it: a stranger's, and never shown as it came. Null where there is nothing but the headline. */
    content: nullish(html),
    /** Instruments that it is about, the one it speaks of most first. */
    related: v.nullish(someOf(quote, 12), []),
  }),
  refusals: ['notFound'],
  isAbout: (article, asked) => article.id === asked.id,
});

export type Article = v.InferOutput<typeof articleDetail.response>;

/** The tags of articles: `/dict/data?dictType=article_tag`, the one dictionary the spec names. Each says which column it is of. */
export const articleTags = defineEndpoint({
  id: 'content.articleTags',
  method: 'GET',
  path: '/dict/data',
  kind: 'read',
  access: 'anonymous',
  request: v.object({ dictType: v.optional(v.literal('article_tag'), 'article_tag') }),
  response: rowsOf(v.object({ dictValue: id, dictLabel: v.pipe(name, v.nonEmpty()), column }), 50),
});
