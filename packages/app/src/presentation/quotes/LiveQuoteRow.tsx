import type { Quote } from '@meridian/api';
import { InstrumentLogo, QuoteRow } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { LiveChange } from './LiveChange.tsx';
import { LivePrice } from './LivePrice.tsx';
import { messages } from '../presentation.messages.ts';
import type { ListedQuote } from './quote-table.ts';
import { QuoteSparkline } from './QuoteSparkline.tsx';

/** Identifies a quote in a list: two markets may list the same code, and two classes the same instrument. */
export const quoteKey = ({ source, market, stock_code }: Pick<Quote, 'source' | 'market' | 'stock_code'>) =>
  `${source}:${market}:${stock_code}`;

export interface LiveQuoteRowProps {
  readonly quote: ListedQuote;
  /** In the place of the market's code, where that says nothing: "Index"; null for nothing. */
  readonly market?: string | null;
}

/** One instrument of a list: name, market, sparkline, price and change, live; leads to its quote. */
export function LiveQuoteRow({ quote, market = quote.market }: LiveQuoteRowProps): ReactNode {
  const intl = useIntl();
  const meta = quote.isDelayed
    ? intl.formatMessage(messages.delayedOn, { market: market ?? quote.market })
    : (market ?? undefined);
  return (
    <QuoteRow
      href={links.quote(quote)}
      code={quote.stock_code}
      name={quote.name}
      logo={<InstrumentLogo code={quote.stock_code} src={quote.localLogoUrl ?? undefined} />}
      price={<LivePrice quote={quote} size="m" />}
      change={<LiveChange quote={quote} size="s" />}
      sparkline={<QuoteSparkline quote={quote} of="row" />}
      meta={meta}
    />
  );
}
