import { ListEnd } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PagedRead } from '../../api.ts';
import type { GrownPage } from '../../../../presentation/growing.ts';
import { messages } from '../../../../presentation/presentation.messages.ts';

/** Lengthens a list that has more. */
export function ShowMore({ read, page }: { read: PagedRead<unknown>; page: GrownPage<unknown> }): ReactNode {
  const intl = useIntl();
  const { list, total, hasMore } = page;
  if (list.length >= total) return null;
  return (
    <ListEnd
      shown={intl.formatMessage(messages.shown, { shown: list.length, total })}
      moreLabel={intl.formatMessage(messages.showMore)}
      onMore={hasMore ? read.more : undefined}
      isPending={read.isGrowing}
    />
  );
}
