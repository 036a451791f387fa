import { inboxOf, noticesAt } from '#domain/inbox/index.ts';
import { refuse } from '#domain/refusals.ts';
import type { Handler } from '../context.ts';
import { messageView, noticeView } from './inbox-views.ts';

export const messageDetail: Handler<'content.messageDetail'> = (caller, { id }) => {
  const { state, now, userId } = caller;
  const message = inboxOf(state, userId).messages.find((one) => one.id === id);
  if (message !== undefined) return messageView(caller, message);
  const notice =
    state.listings === 'empty' ? undefined : noticesAt(now, state.notices).find((one) => one.id === id);
  if (notice === undefined) throw refuse('notFound', { what: 'message' });
  return noticeView(caller, notice);
};
