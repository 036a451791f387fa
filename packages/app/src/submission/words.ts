import type { IntlShape } from 'react-intl';
import type { Message } from '#platform/words/messages.ts';

/** What is said while nobody knows what became of it. */
type DoubtWord = 'lookingUp' | 'unknown' | 'notFound' | 'unsettled';

/** Those of a feature's words that need nothing filled in. */
export function doubtWords(
  intl: IntlShape,
  messages: Readonly<Record<DoubtWord, Message>>,
): Pick<SubmissionWords<unknown>, DoubtWord> {
  return {
    lookingUp: intl.formatMessage(messages.lookingUp),
    unknown: intl.formatMessage(messages.unknown),
    notFound: intl.formatMessage(messages.notFound),
    unsettled: intl.formatMessage(messages.unsettled),
  };
}

/** What a money write calls itself on its way: words of the feature that hands it in. */
export interface SubmissionWords<Receipt> {
  /** While it is looked for: "Checking what became of your order". */
  readonly lookingUp: string;
  /** Where it could not be looked for: "We do not know yet whether your order arrived". */
  readonly unknown: string;
  /** Where it was not found: "The brokerage does not have your order so far". */
  readonly notFound: string;
  /** Above the form, where one was sent before: that the same again counts once, and another one twice. */
  readonly unsettled: string;
  /** A receipt came, for something else: what it was about. */
  otherReceipt(receipt: Receipt): string;
  /** Where a person can look for it themselves; null where there is no such list. */
  readonly list: {
    readonly label: string;
    readonly href: string;
    /** Said while it is not known: what the list will tell, and what to leave alone until then. */
    readonly advice: string;
  } | null;
}
