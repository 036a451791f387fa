import type { ReorderWords } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import type { Message } from '#platform/words/messages.ts';

/** The texts of a list that is put in order: `{name}`, and `{place}` of `{count}`. Each belongs to the part that shows the list. */
export type ReorderMessages = Readonly<
  Record<'move' | 'moveHow' | 'lifted' | 'moved' | 'dropped' | 'cancelled', Message>
>;

/** What is said while something is moved within a list. */
export function useReorderWords(messages: ReorderMessages): ReorderWords {
  const intl = useIntl();
  const at =
    (message: Message): ReorderWords['moved'] =>
    (name, place, count) =>
      intl.formatMessage(message, { name, place, count });
  return {
    handle: (name) => intl.formatMessage(messages.move, { name }),
    instructions: intl.formatMessage(messages.moveHow),
    lifted: at(messages.lifted),
    moved: at(messages.moved),
    dropped: at(messages.dropped),
    cancelled: at(messages.cancelled),
  };
}
