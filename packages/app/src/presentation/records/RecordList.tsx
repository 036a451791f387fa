import type { StatusFamily } from '@meridian/api';
import {
  EmptyState,
  GrowingList,
  Skeleton,
  type ListEndProps,
  type StatusTagProps,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import type { GrownList } from '#platform/reading/grown-list.ts';
import type { GrowingList as Source } from '#platform/reading/use-growing-list.ts';
import { GrowingListView } from '../GrowingListView.tsx';
import { useStatusTag, type StatusPresentation } from '../status/status.ts';

interface ListOf<T, Item> {
  readonly source: Source<T>;
  /** Names the list for screen readers. */
  readonly label: string;
  /** What is read, as "Couldn't load …" says it. */
  readonly what: string;
  /** One sentence, and one action, where there is no record. */
  readonly empty: { readonly title: string; readonly body: string; readonly action?: ReactNode };
  keyOf(item: Item): string;
  /** About how high a row is, in px; needed where it differs much from a usual one. */
  readonly rowHeight?: number | ((item: Item) => number);
  /** The shape of the rows that come. */
  readonly skeleton?: ReactNode;
}

export interface RecordListProps<T, F extends StatusFamily> extends ListOf<T, T> {
  /** What the records go through, and where each says how far it is. */
  readonly status?: { readonly presentation: StatusPresentation<F>; codeOf(record: T): unknown };
  /** `status`: tone and word of the record's status, neutral and `--` for a code that the family does not have. */
  row(record: T, status: StatusTagProps): ReactNode;
}

/**
 * Records of one kind, newest first: orders, closed positions, deposits, transfers. It grows page by page, and is empty,
 * failed or on its way alike wherever there is one.
 */
export function RecordList<T, F extends StatusFamily>({
  status,
  row,
  ...list
}: RecordListProps<T, F>): ReactNode {
  const tagOf = useStatusTag();
  return (
    <GroupedRecordList
      {...list}
      groups={({ list: records }) => records}
      row={(record) => row(record, tagOf(status?.presentation ?? noStatus, status?.codeOf(record)))}
    />
  );
}

const noStatus: StatusPresentation = { family: {}, readings: {} };

export interface GroupedRecordListProps<T, Group> extends ListOf<T, Group> {
  /** The records as they are shown together, such as by day. */
  groups(data: GrownList<T>): readonly Group[];
  row(group: Group, data: GrownList<T>): ReactNode;
  /** What belongs above the list. */
  above?(data: GrownList<T>): ReactNode;
  /** What its end says in its own words. */
  end?(data: GrownList<T>): Pick<ListEndProps, 'shown' | 'note' | 'moreLabel'>;
}

/** Records that are shown in groups. */
export function GroupedRecordList<T, Group>(props: GroupedRecordListProps<T, Group>): ReactNode {
  const { source, label, what, empty, keyOf, rowHeight, skeleton, groups, row, above, end } = props;
  return (
    <GrowingListView
      list={source}
      what={what}
      skeleton={skeleton ?? <Skeleton shape="row" count={8} />}
      empty={<EmptyState {...empty} />}
    >
      {(data, parts) => (
        <>
          {above?.(data)}
          <GrowingList
            label={label}
            items={groups(data)}
            keyOf={keyOf}
            {...(rowHeight !== undefined && { rowHeight })}
            renderRow={(group) => row(group, data)}
            {...parts}
            {...(end && { end: { ...parts.end, ...end(data) } })}
          />
        </>
      )}
    </GrowingListView>
  );
}
