import { ListEnd } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PagedRead } from '../../api.ts';
import { messages } from './Trade.messages.ts';

/** Lengthens a list that has more. */
export function ShowMore({
  read,
  shown,
  total,
}: {
  read: PagedRead<unknown>;
  shown: number;
  total: number;
}): ReactNode {
  const intl = useIntl();
  if (shown >= total) return null;
  return (
    <ListEnd
      shown={intl.formatMessage(messages.shown, { shown, total })}
      moreLabel={intl.formatMessage(messages.showMore)}
      onMore={read.hasMore ? read.more : undefined}
      isPending={read.isGrowing}
    />
  );
}
