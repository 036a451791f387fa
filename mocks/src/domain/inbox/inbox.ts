import type { MessageContent } from './kinds.ts';

/** A message to one customer. `at` in world ms. */
export type Message = MessageContent & { readonly id: string; readonly at: number; isRead: boolean };

/** A customer's messages, oldest first. None is ever taken away. */
export interface Inbox {
  readonly messages: Message[];
}

/** Where the brokerage finds its customers' inboxes. */
export interface Inboxes {
  readonly inboxes: Map<string, Inbox>;
}

export function createInbox(): Inbox {
  return { messages: [] };
}

/** @throws RangeError for a customer the brokerage does not have. */
export function inboxOf({ inboxes }: Inboxes, userId: string): Inbox {
  const inbox = inboxes.get(userId);
  if (inbox === undefined) throw new RangeError(`no customer "${userId}"`);
  return inbox;
}

/** Sends a customer a message. @throws as {@link inboxOf}. */
export function sendMessage(brokerage: Inboxes, userId: string, at: number, content: MessageContent): void {
  const { messages } = inboxOf(brokerage, userId);
  messages.push({ ...content, id: `M${messages.length + 1}`, at, isRead: false });
}

/** How many messages have not been read. */
export function unreadCount({ messages }: Inbox): number {
  return messages.reduce((count, { isRead }) => (isRead ? count : count + 1), 0);
}

/** Which messages marking these would change: those that are there and unread. Null means every one. */
export function unreadOf({ messages }: Inbox, ids: readonly string[] | null): readonly Message[] {
  const wanted = ids === null ? null : new Set(ids);
  return messages.filter(({ id, isRead }) => !isRead && (wanted === null || wanted.has(id)));
}

/** Marks messages as read, those that are there; null marks all. Marking again changes nothing. */
export function markRead(inbox: Inbox, ids: readonly string[] | null): void {
  for (const message of unreadOf(inbox, ids)) message.isRead = true;
}
