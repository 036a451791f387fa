import { List, ListEnd, type ListProps } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './presentation.messages.ts';

/** Rows a screen can draw at once without holding up the person. */
const rowsAtOnce = 100;

/** A list that came whole, however long it is: it is drawn in parts, and says how much of it is here. */
export function LongList<Item>(list: ListProps<Item>): ReactNode {
  const intl = useIntl();
  const [limit, setLimit] = useState(rowsAtOnce);
  const total = list.items.length;
  return (
    <>
      <List {...list} items={list.items.slice(0, limit)} />
      {total > limit && (
        <ListEnd
          shown={intl.formatMessage(messages.shown, { shown: limit, total })}
          moreLabel={intl.formatMessage(messages.showMore)}
          onMore={() => setLimit(limit + rowsAtOnce)}
        />
      )}
    </>
  );
}
