import { notBuilt } from '../context.ts';
import type { HandlersOfFamily } from '../context.ts';
import { articlePage } from './article-page.ts';

export const contentHandlers: HandlersOfFamily<'content'> = {
  'content.articlePage': articlePage,
  'content.articleDetail': notBuilt,
  'content.articleTags': notBuilt,
  'content.messageList': notBuilt,
  'content.messageDetail': notBuilt,
  'content.markMessagesRead': notBuilt,
};
