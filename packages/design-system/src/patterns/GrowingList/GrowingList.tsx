import type { ReactNode } from 'react';
import { List, type ListProps } from '#primitives/List/List.tsx';
import { VirtualList } from '#primitives/VirtualList/VirtualList.tsx';
import { ListEnd, type ListEndProps } from '../ListEnd/ListEnd.tsx';

export interface GrowingListProps<Item> extends Pick<
  ListProps<Item>,
  'label' | 'items' | 'keyOf' | 'renderRow'
> {
  /** How many rows there will be in the end, those that are not here yet among them: as many as `items` by default. */
  rowCount?: number | undefined;
  /** About how high a row is, in px, also one for each item: what is not in sight yet counts as much. By default a row at the density here. */
  rowHeight?: number | ((item: Item) => number) | undefined;
  /** Heights of rows by key, in px: kept by a caller that restores the position of the list. */
  heights?: Map<string, number> | undefined;
  /** How much of the list is here and the way to more; leave out for a list that came whole. */
  end?: ListEndProps | undefined;
}

/** Above this many rows, only those in sight exist. */
export const windowedAbove = 100;

/** Rows that grow as one nears their end, however many they become; scrolled with the page or pane they lie in. */
export function GrowingList<Item>(props: GrowingListProps<Item>): ReactNode {
  const { rowCount = props.items.length, rowHeight, heights, end, ...list } = props;
  return (
    <>
      {rowCount > windowedAbove ? (
        <VirtualList {...list} rowHeight={rowHeight} heights={heights} isMeasured />
      ) : (
        <List {...list} />
      )}
      {end && <ListEnd {...end} />}
    </>
  );
}
