import { useId, type ReactNode } from 'react';
import type { Density } from '#tokens/scale.ts';
import { Head, Items, Title } from './List.styles.ts';

export interface ListProps<Item> {
  /** Name of the list, for screen readers; also its header, when `hasHeader`. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** A `ListRow` or `QuoteRow`, which draw their own hairlines. For anything else set `isPlain`. */
  renderRow: (item: Item) => ReactNode;
  /** Shows the label above the rows. Leave it off below a `Section`, whose title says the same. */
  hasHeader?: boolean | undefined;
  /** A quiet figure or action at the end of the header: "3 of 12". */
  headerEnd?: ReactNode;
  /** Rows that are no rows of this kit: the list gives them room and a hairline. */
  isPlain?: boolean | undefined;
  /** Other than around it: `compact` for a long list that is scanned. */
  density?: Density | undefined;
}

/** Rows below one another, counted aloud by screen readers. Up to a hundred of them; above that, `GrowingList`. */
export function List<Item>(props: ListProps<Item>): ReactNode {
  const { label, items, keyOf, renderRow, hasHeader = false, headerEnd, isPlain = false, density } = props;
  const titleId = useId();
  return (
    <div data-density={density}>
      {hasHeader && (
        <Head>
          <Title id={titleId}>{label}</Title>
          {headerEnd}
        </Head>
      )}
      <Items
        {...(hasHeader ? { 'aria-labelledby': titleId } : { 'aria-label': label })}
        data-plain={isPlain || undefined}
      >
        {items.map((item) => {
          const key = keyOf(item);
          return (
            <li key={key} data-row={key}>
              {renderRow(item)}
            </li>
          );
        })}
      </Items>
    </div>
  );
}
