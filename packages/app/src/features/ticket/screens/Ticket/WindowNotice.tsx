import { InlineMessage } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { orderingMessages } from '../../ordering/ordering.messages.ts';
import type { Ticket } from './useTicket.ts';

/** Of an offer whose orders are accepted now: until when. */
export function WindowNotice({ ticket: { trading, window, auction } }: { ticket: Ticket }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { closesAt } = window;
  // The auction says more of it above.
  if (auction !== null || closesAt === null || trading.state === 'upcoming' || trading.state === 'ended')
    return null;
  const when = { time: format.dateTime(closesAt), zone: format.timeZoneName(closesAt) };
  return (
    <InlineMessage tone="waiting" size="s" title={intl.formatMessage(orderingMessages.openUntil, when)} />
  );
}
