import type { ApplicationPhase } from '#domain/application.ts';
import type { Message } from '#platform/words/messages.ts';

/** What one kind of application says: texts are the kind's own, their places are everybody's. */
export interface ApplicationWords {
  /** Above all: where it is, and what that means. Without a title `--` is shown. */
  readonly headlines: Readonly<
    Record<ApplicationPhase, { readonly title?: Message; readonly body: Message }>
  >;
  /** Above the banner of a review that takes longer than promised; `body` may have `{age}`, since it was handed in. */
  readonly late: { readonly title: Message; readonly body: Message };
  readonly timeline: TimelineWords;
}

export interface TimelineWords {
  /** Names the list. */
  readonly label: Message;
  /** What the customer does, with what it takes; and the same once it is done. */
  readonly toSend: Message;
  readonly toSendDetail: Message;
  readonly sent: Message;
  /** What the brokerage does. `due` and `late` have `{time}` and `{zone}`; `soon` is for an unknown start. */
  readonly review: Message;
  readonly soon: Message;
  readonly due: Message;
  readonly late: Message;
  /** How it ends, and what that opens. */
  readonly approved: Message;
  readonly approvedDetail: Message;
  readonly refused: Message;
}
