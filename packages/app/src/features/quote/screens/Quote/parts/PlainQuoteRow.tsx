import type { Quote } from '@meridian/api';
import { InstrumentLogo, QuoteRow } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { links } from '#platform/address/links.ts';
import { LiveChange } from '#presentation/quotes/LiveChange.tsx';
import { LivePrice } from '#presentation/quotes/LivePrice.tsx';

interface Props {
  readonly quote: Quote;
  /** What is said of it after its code: its part of an index, the days a contract has left. */
  readonly meta: string;
}

/** An instrument below a quote, without a mini-chart: the words about it take that room. */
export function PlainQuoteRow({ quote, meta }: Props): ReactNode {
  return (
    <QuoteRow
      href={links.quote(quote)}
      code={quote.stock_code}
      name={quote.name}
      logo={<InstrumentLogo code={quote.stock_code} src={quote.localLogoUrl ?? undefined} />}
      price={<LivePrice quote={quote} size="m" />}
      change={<LiveChange quote={quote} size="s" />}
      meta={meta}
    />
  );
}
