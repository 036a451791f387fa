import { isNewsTag } from '#domain/content/index.ts';
import { page } from '../context.ts';
import type { Handler } from '../context.ts';
import { headlineView, publishedNow } from './article-views.ts';

export const articlePage: Handler<'content.articlePage'> = (caller, request) => {
  const { tag } = request;
  const isKnown = tag === undefined || isNewsTag(tag);
  const stories = isKnown ? publishedNow(caller, tag) : [];
  const { list, ...rest } = page(stories, request);
  return { ...rest, list: list.map((story) => headlineView(caller, story)) };
};
