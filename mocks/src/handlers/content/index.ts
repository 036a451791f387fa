import type { HandlersOfFamily } from '../context.ts';
import { articleDetail } from './article-detail.ts';
import { articlePage } from './article-page.ts';
import { articleTags } from './article-tags.ts';
import { markMessagesRead } from './mark-messages-read.ts';
import { messageDetail } from './message-detail.ts';
import { messageList } from './message-list.ts';

export const contentHandlers: HandlersOfFamily<'content'> = {
  'content.articlePage': articlePage,
  'content.articleDetail': articleDetail,
  'content.articleTags': articleTags,
  'content.messageList': messageList,
  'content.messageDetail': messageDetail,
  'content.markMessagesRead': markMessagesRead,
};
