import { inboxOf, unreadOf } from '#domain/inbox/index.ts';
import { sendFor } from '../context.ts';
import type { Handler } from '../context.ts';

export const markMessagesRead: Handler<'content.markMessagesRead'> = (caller, { ids, isAll }) => {
  const { state, userId } = caller;
  const marked = isAll ? null : ids;
  // What changes nothing is no command: the log is the world's history.
  if (unreadOf(inboxOf(state, userId), marked).length === 0) return null;
  sendFor(caller, 'inbox/markRead', { userId, ids: marked });
  return null;
};
