import { inboxOf, noticesAt } from '#domain/inbox/index.ts';
import { newestFirst, page } from '../context.ts';
import type { Handler } from '../context.ts';
import { messageRow, noticeRow } from './inbox-views.ts';

export const messageList: Handler<'content.messageList'> = (caller, request) => {
  const { state, now, userId } = caller;
  if (request.type === 'notice') {
    const { list, ...rest } = page(state.listings === 'empty' ? [] : noticesAt(now, state.notices), request);
    return { ...rest, list: list.map((notice) => noticeRow(caller, notice)) };
  }
  const { list, ...rest } = page(
    newestFirst(inboxOf(state, userId).messages, ({ at }) => at),
    request,
  );
  return { ...rest, list: list.map((message) => messageRow(caller, message)) };
};
