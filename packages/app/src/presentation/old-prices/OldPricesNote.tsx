import { InlineMessage } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAge, useFormat } from '#platform/words/format.ts';
import { lookMs } from './old-prices.ts';
import { messages } from './old-prices.messages.ts';

export interface OldPricesNoteProps {
  /** When the newest price was made, in ms: see `useOldSince`. */
  readonly since: number;
  /** Of how many prices it is said: one, or those of a list. */
  readonly count?: number;
  /** Beside a price, where there is room for the age alone; the rest is heard. */
  readonly isShort?: boolean;
}

/** The age of the prices below or beside it: "Prices from 10:31, 2 minutes ago". */
export function OldPricesNote({ since, count = 1, isShort = false }: OldPricesNoteProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const age = useAge(since, lookMs);
  const text = intl.formatMessage(messages.from, { count, time: format.time(since), age });
  return (
    <InlineMessage tone="waiting" size="s" title={isShort ? age : text} srText={isShort ? text : undefined} />
  );
}
