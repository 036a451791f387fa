import type { Quote } from '@meridian/api';
import { GrowingList } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { LiveQuoteRow, quoteKey } from './LiveQuoteRow.tsx';

/** Live quotes that came whole, however many: a file of its own, as home fetches it only for a list that long. */
export default function LongQuotes(props: { label: string; quotes: readonly Quote[] }): ReactNode {
  const { label, quotes } = props;
  return (
    <GrowingList
      label={label}
      items={quotes}
      keyOf={quoteKey}
      renderRow={(quote) => <LiveQuoteRow quote={quote} />}
    />
  );
}
