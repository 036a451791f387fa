import type { InstrumentKey } from '../market/index.ts';
import type { Deed, Told } from './told.ts';

/** What each kind of message tells, as text: figures are decimals, days are `YYYY-MM-DD`, codes are those of the wire. */
export interface Parameters {
  readonly identityApproved: Readonly<Record<never, never>>;
  /** Why, as an identity check has it. */
  readonly identityFailed: { readonly reason: string };
  readonly orderFilled: Told & {
    readonly orderId: string;
    readonly deed: Deed;
    readonly quantity: string;
    readonly price: string;
  };
  readonly orderCancelled: Told & {
    readonly orderId: string;
    readonly deed: Deed;
    readonly quantity: string;
    readonly reason: 'insufficientFunds' | 'positionClosed';
  };
  readonly positionNearStopOut: Told & {
    readonly positionId: string;
    readonly price: string;
    /** At which the brokerage closes it. */
    readonly closesAt: string;
  };
  readonly positionStoppedOut: Told & {
    readonly positionId: string;
    readonly quantity: string;
    readonly price: string;
  };
  /** The contract that a position is in, or that its continuous series follows, is about to end. */
  readonly contractEnding: Told & {
    readonly positionId: string;
    readonly contractCode: string;
    readonly lastDay: string;
    readonly isLastDay: boolean;
    readonly afterwards:
      | { readonly rollsTo: string | null }
      /** The day on which what is still open is settled. */
      | { readonly settledOn: string };
  };
  readonly contractSettled: Told & {
    readonly positionId: string;
    readonly quantity: string;
    readonly price: string;
  };
  readonly dividendAnnounced: Told & {
    readonly key: InstrumentKey;
    /** Of one share. */
    readonly amount: string;
    readonly exDate: string;
  };
  readonly splitAnnounced: Told & {
    readonly key: InstrumentKey;
    /** How many shares one becomes. */
    readonly ratio: string;
    readonly exDate: string;
  };
}
export type MessageKind = keyof Parameters;

/** What a message is about. Its words are made when it is read, in the reader's language (`wordsOf`). */
export type MessageContent<K extends MessageKind = MessageKind> = {
  readonly [P in K]: { readonly kind: P; readonly parameters: Parameters[P] };
}[K];

/** What the brokerage has told a customer. `at` in world ms. */
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
