import type { Gaps } from '@meridian/api';
import { useToast } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { exportMessages as messages } from './export.messages.ts';

/** Lines that could not be read, or were left out: they are in no file. */
export const missingFrom = ({ unreadableCount, surplusCount }: Gaps): number =>
  unreadableCount + surplusCount;

/** Reports what is not in a file that was saved; nothing where it is whole. */
export function useMissingNote(): (rows: Gaps) => void {
  const intl = useIntl();
  const toast = useToast();
  return (rows) => {
    const count = missingFrom(rows);
    if (count === 0) return;
    toast.show({
      tone: 'negative',
      title: intl.formatMessage(messages.incomplete),
      description: intl.formatMessage(messages.missing, { count }),
    });
  };
}
