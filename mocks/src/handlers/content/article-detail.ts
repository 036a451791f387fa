import { refuse } from '#domain/refusals.ts';
import type { Handler } from '../context.ts';
import { articleView, helpNow, helpView, publishedNow, storyId } from './article-views.ts';

export const articleDetail: Handler<'content.articleDetail'> = (caller, { id }) => {
  for (const help of helpNow(caller, {})) {
    if ('entry' in help && help.entry.article.id === id) return helpView(caller, help.entry);
    if ('article' in help && help.article.id === id) return articleView(caller, help);
  }
  const story = publishedNow(caller).find((one) => storyId(one) === id);
  if (story === undefined) throw refuse('notFound', { what: 'article' });
  return articleView(caller, story);
};
