import { EmptyState, List } from '@meridian/design-system';
import type { ReactNode } from 'react';

interface ToolListProps<Item> {
  readonly label: string;
  /** Title of what stands in its place while it has nothing. */
  readonly none: string;
  /** Newest last. */
  readonly items: readonly Item[];
  /** What is looked for, as it is typed. */
  readonly search: string;
  textOf(item: Item): string;
  keyOf(item: Item): string;
  renderRow(item: Item): ReactNode;
}

const shown = 60;

/** The newest of what fits the search, newest first. */
export function ToolList<Item>(props: ToolListProps<Item>): ReactNode {
  const { label, none, items, search, textOf, keyOf, renderRow } = props;
  const wanted = search.trim().toLowerCase();
  const fitting = items
    .filter((item) => textOf(item).toLowerCase().includes(wanted))
    .slice(-shown)
    .toReversed();
  return fitting.length === 0 ? (
    <EmptyState title={none} />
  ) : (
    <List label={label} items={fitting} keyOf={keyOf} renderRow={renderRow} />
  );
}
