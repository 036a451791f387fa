import { inboxOf, unreadOf } from '#domain/inbox/index.ts';
import { send } from '#world-definition.ts';
import type { Handler } from '../context.ts';

export const markMessagesRead: Handler<'content.markMessagesRead'> = (
  { world, state, userId },
  { ids, isAll },
) => {
  const marked = isAll ? null : ids;
  // What changes nothing is no command: the log is the world's history.
  if (unreadOf(inboxOf(state, userId), marked).length === 0) return null;
  send(world, 'inbox/markRead', { userId, ids: marked });
  return null;
};
