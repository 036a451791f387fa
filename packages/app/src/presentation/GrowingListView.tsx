import type { GrowingListProps, ListEndProps } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { GrownList } from '#platform/reading/grown-list.ts';
import type { GrowingList } from '#platform/reading/use-growing-list.ts';
import { messages } from './GrowingListView.messages.ts';
import { messages as presentation } from './presentation.messages.ts';
import { useRefreshable } from './Refresh/refreshing.ts';
import { RequestView, type RequestViewProps } from './RequestView.tsx';

/** What a list that grows is drawn with. */
export type ListParts = Pick<GrowingListProps<never>, 'rowCount' | 'heights' | 'end'>;

export interface GrowingListViewProps<Item> extends Pick<
  RequestViewProps<GrownList<Item>>,
  'what' | 'skeleton' | 'empty'
> {
  readonly list: GrowingList<Item>;
  /**
   * A `GrowingList` of the design system with these `parts`, and what belongs above it. A list that came whole with its
   * first page shows no end.
   */
  readonly children: (data: GrownList<Item>, parts: ListParts) => ReactNode;
}

/** A list that grows, in whatever phase its read is; a page that does not load is reported at its end. */
export function GrowingListView<Item>(props: GrowingListViewProps<Item>): ReactNode {
  const { list, what, skeleton, empty, children } = props;
  useRefreshable(list);
  const endOf = useListEnd(list);
  return (
    <RequestView
      request={list.request}
      reload={list.reload}
      what={what}
      skeleton={skeleton}
      // Of a list that goes on, none of those read so far may be one to show.
      isEmpty={(data) => data.list.length === 0 && !data.hasMore}
      empty={empty}
    >
      {(data) => children(data, { rowCount: data.total, heights: list.rowHeights, end: endOf(data) })}
    </RequestView>
  );
}

function useListEnd<Item>({
  growth,
  more,
  hasGrown,
}: GrowingList<Item>): (data: GrownList<Item>) => ListEndProps | undefined {
  const intl = useIntl();
  return ({ list, total, hasMore }) =>
    !hasGrown && !hasMore && list.length >= total
      ? undefined
      : {
          shown: intl.formatMessage(messages.shown, { shown: list.length, total }),
          ...(hasMore && { onMore: more }),
          moreLabel: intl.formatMessage(messages.showMore),
          isPending: growth === 'growing',
          ...(growth === 'failed' && { error: intl.formatMessage(messages.moreFailed) }),
          retryLabel: intl.formatMessage(presentation.retry),
          isAutomatic: true,
        };
}
