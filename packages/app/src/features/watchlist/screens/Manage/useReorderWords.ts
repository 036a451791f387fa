import type { ReorderWords } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { messages } from './Manage.messages.ts';

/** What is said while a row is moved. */
export function useReorderWords(): ReorderWords {
  const intl = useIntl();
  const at =
    (message: (typeof messages)['moved']): ReorderWords['moved'] =>
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
