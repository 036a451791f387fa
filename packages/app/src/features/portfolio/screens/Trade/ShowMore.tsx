import { Button } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PagedRead } from '../../api.ts';
import { messages } from './Trade.messages.ts';
import { More } from './Trade.styles.ts';

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
  if (!read.hasMore) return null;
  return (
    <More>
      <span>{intl.formatMessage(messages.shown, { shown, total })}</span>
      <Button onPress={read.more} isPending={read.isGrowing}>
        {intl.formatMessage(messages.showMore)}
      </Button>
    </More>
  );
}
