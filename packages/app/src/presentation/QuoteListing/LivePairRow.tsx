import { InstrumentLogo, PairRow } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { LiveChange } from '../quotes/LiveChange.tsx';
import { LivePrice } from '../quotes/LivePrice.tsx';
import { messages } from '../presentation.messages.ts';
import type { ListedQuote } from '../quotes/quote-table.ts';
import { QuoteSparkline } from '../quotes/QuoteSparkline.tsx';

/** A currency pair of a list: its code first, the names of its currencies below; price and change, live; leads to its quote. */
export function LivePairRow({ pair }: { readonly pair: ListedQuote }): ReactNode {
  const intl = useIntl();
  const { stock_code, name, isDelayed, localLogoUrl } = pair;
  return (
    <PairRow
      href={links.quote(pair)}
      code={stock_code}
      name={isDelayed ? intl.formatMessage(messages.delayedOn, { market: name }) : name}
      logo={<InstrumentLogo code={stock_code} src={localLogoUrl ?? undefined} />}
      price={<LivePrice quote={pair} size="m" />}
      change={<LiveChange quote={pair} size="s" />}
      sparkline={<QuoteSparkline quote={pair} of="row" />}
    />
  );
}
