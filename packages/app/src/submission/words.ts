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
