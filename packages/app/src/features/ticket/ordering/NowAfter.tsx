import { VisuallyHidden } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { orderingMessages } from './ordering.messages.ts';

/** One value while it stays; two, which are read out with their times, once it changes. */
export function NowAfter({ now, after }: { now: string; after: string | null }): ReactNode {
  const intl = useIntl();
  if (after === null || after === now) return now;
  return (
    <>
      <span aria-hidden="true">{intl.formatMessage(orderingMessages.nowAfter, { now, after })}</span>
      <VisuallyHidden>{intl.formatMessage(orderingMessages.nowAfterHeard, { now, after })}</VisuallyHidden>
    </>
  );
}
