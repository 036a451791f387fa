/**
 * The kinds of message that there are: what each says, and the record it leads to. A new kind is a row here and its words;
 * what it needs to be written are the parameters of its words.
 */
import type { InstrumentKey } from '../market/index.ts';
import { applicationWords } from './application-words.ts';
import { depositWords } from './deposit-words.ts';
import { eventWords } from './event-words.ts';
import { followWords } from './follow-words.ts';
import { loanWords } from './loan-words.ts';
import type { MessageWords } from './message-words.ts';
import { orderWords } from './order-words.ts';
import { withdrawalWords } from './withdrawal-words.ts';
import { splitWords } from './split-words.ts';
import { subscriptionWords } from './subscription-words.ts';

/** The record that a message speaks of. A filled order leads to the position that it opened or closed. */
export type MessageRecord =
  | { readonly kind: 'identity' }
  | { readonly kind: 'deposit'; readonly depositId: string }
  | { readonly kind: 'withdrawal'; readonly withdrawalId: string }
  | { readonly kind: 'loan' }
  | { readonly kind: 'follow'; readonly agencyId: string }
  | { readonly kind: 'subscription'; readonly subscriptionId: string }
  | { readonly kind: 'order' | 'filledOrder'; readonly orderId: string }
  | { readonly kind: 'position'; readonly positionId: string }
  | { readonly kind: 'quote'; readonly key: InstrumentKey };

interface Kind<P> {
  readonly words: (parameters: P) => MessageWords;
  /** Null: it leads nowhere. */
  readonly record: (parameters: P) => MessageRecord | null;
}

const kind = <P>(words: Kind<P>['words'], record: Kind<NoInfer<P>>['record']): Kind<P> => ({ words, record });

type NoParameters = Readonly<Record<never, never>>;

const identity = (): MessageRecord => ({ kind: 'identity' });
const position = ({ positionId }: { readonly positionId: string }): MessageRecord => ({
  kind: 'position',
  positionId,
});
const deposit = ({ depositId }: { readonly depositId: string }): MessageRecord => ({
  kind: 'deposit',
  depositId,
});
const withdrawal = ({ withdrawalId }: { readonly withdrawalId: string }): MessageRecord => ({
  kind: 'withdrawal',
  withdrawalId,
});
const follow = ({ agencyId }: { readonly agencyId: string }): MessageRecord => ({ kind: 'follow', agencyId });
const subscription = ({ subscriptionId }: { readonly subscriptionId: string }): MessageRecord => ({
  kind: 'subscription',
  subscriptionId,
});
const loan = (): MessageRecord => ({ kind: 'loan' });
const quote = ({ key }: { readonly key: InstrumentKey }): MessageRecord => ({ kind: 'quote', key });

const kinds = {
  identityApproved: kind<NoParameters>(applicationWords.identityApproved, identity),
  identityFailed: kind(applicationWords.identityFailed, identity),
  blockPermissionOpened: kind<NoParameters>(applicationWords.blockPermissionOpened, () => null),
  blockPermissionRefused: kind(applicationWords.blockPermissionRefused, () => null),
  depositCredited: kind(depositWords.depositCredited, deposit),
  depositFailed: kind(depositWords.depositFailed, deposit),
  withdrawalCompleted: kind(withdrawalWords.withdrawalCompleted, withdrawal),
  withdrawalFailed: kind(withdrawalWords.withdrawalFailed, withdrawal),
  loanCredited: kind(loanWords.loanCredited, loan),
  loanRefused: kind(loanWords.loanRefused, loan),
  loanOverdue: kind(loanWords.loanOverdue, loan),
  loanOverduePaid: kind(loanWords.loanOverduePaid, loan),
  loanRepaid: kind(loanWords.loanRepaid, loan),
  followConfirmed: kind(followWords.followConfirmed, follow),
  followRefused: kind(followWords.followRefused, follow),
  followEnded: kind(followWords.followEnded, follow),
  orderFilled: kind(orderWords.orderFilled, ({ orderId }) => ({ kind: 'filledOrder', orderId })),
  orderCancelled: kind(orderWords.orderCancelled, ({ orderId }) => ({ kind: 'order', orderId })),
  positionNearStopOut: kind(orderWords.positionNearStopOut, position),
  positionStoppedOut: kind(orderWords.positionStoppedOut, position),
  contractEnding: kind(eventWords.contractEnding, position),
  contractSettled: kind(eventWords.contractSettled, position),
  dividendPaid: kind(eventWords.dividendPaid, position),
  dividendCharged: kind(eventWords.dividendCharged, position),
  dividendAnnounced: kind(eventWords.dividendAnnounced, quote),
  splitAnnounced: kind(splitWords.splitAnnounced, quote),
  positionSplit: kind(splitWords.positionSplit, position),
  orderSplit: kind(splitWords.orderSplit, ({ orderId }) => ({ kind: 'order', orderId })),
  sharesAllotted: kind(subscriptionWords.sharesAllotted, subscription),
  sharesNotAllotted: kind(subscriptionWords.sharesNotAllotted, subscription),
  sharesPaymentDue: kind(subscriptionWords.sharesPaymentDue, subscription),
  sharesPaid: kind(subscriptionWords.sharesPaid, subscription),
  sharesLapsed: kind(subscriptionWords.sharesLapsed, subscription),
  sharesListed: kind(subscriptionWords.sharesListed, subscription),
} as const;

export type MessageKind = keyof typeof kinds;

/** What each kind of message says, as text. */
export type Parameters = {
  readonly [K in MessageKind]: (typeof kinds)[K] extends Kind<infer P> ? P : never;
};

/** What a message is about. Its words are made when it is read, in the reader's language ({@link wordsOf}). */
export type MessageContent<K extends MessageKind = MessageKind> = {
  readonly [P in K]: { readonly kind: P; readonly parameters: Parameters[P] };
}[K];

/** The words of a message, in the three languages. */
export function wordsOf(content: MessageContent): MessageWords {
  return kindOf(content).words(content.parameters);
}

export function recordOf(content: MessageContent): MessageRecord | null {
  return kindOf(content).record(content.parameters);
}

/** Parameters and kind come from the same row; the compiler has matched them in {@link MessageContent}. */
const kindOf = ({ kind: name }: MessageContent) => kinds[name] as Kind<MessageContent['parameters']>;
