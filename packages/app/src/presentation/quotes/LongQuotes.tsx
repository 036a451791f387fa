import type { Quote } from '@meridian/api';
import { GrowingList } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { LiveQuoteRow, quoteKey, type LiveQuoteRowProps } from './LiveQuoteRow.tsx';

interface LongQuotesProps extends Omit<LiveQuoteRowProps, 'quote'> {
  readonly label: string;
  readonly quotes: readonly Quote[];
}

/** Live quotes that came whole, however many: a file of its own, as home fetches it only for a list that long. */
export default function LongQuotes(props: LongQuotesProps): ReactNode {
  const { label, quotes, ...parts } = props;
  return (
    <GrowingList
      label={label}
      items={quotes}
      keyOf={quoteKey}
      renderRow={(quote) => <LiveQuoteRow quote={quote} {...parts} />}
    />
  );
}
