export interface Message {
  /** `feature.thing` */
  readonly id: string;
  /** English, the source of every translation. */
  readonly defaultMessage: string;
}

/**
 * Declares texts. Under this name the tools find them; react-intl's own function types every message as taking no values,
 * and would refuse all placeholders.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineMessages<const Messages extends Record<string, Message>>(
  messages: Messages,
): { readonly [Name in keyof Messages]: Message } {
  return messages;
}
