import { refuse } from '#domain/refusals.ts';
import type { Handler } from '../context.ts';
import { articleView, publishedNow, storyId } from './article-views.ts';

export const articleDetail: Handler<'content.articleDetail'> = (caller, { id }) => {
  const story = publishedNow(caller).find((one) => storyId(one) === id);
  if (story === undefined) throw refuse('notFound', { what: 'article' });
  return articleView(caller, story);
};
