import { tradeDirection } from '@meridian/api';
import { useIntl } from 'react-intl';
import { missing } from '#platform/words/format.ts';
import { messages } from './position.messages.ts';

/** Which way a position goes, in a word; `--` for an unknown code, which is neither long nor short (DECISIONS 11). */
export function useSideText(): (direction: number) => string {
  const intl = useIntl();
  return (direction) => {
    if (direction === tradeDirection.buy) return intl.formatMessage(messages.long);
    return direction === tradeDirection.sell ? intl.formatMessage(messages.short) : missing;
  };
}
