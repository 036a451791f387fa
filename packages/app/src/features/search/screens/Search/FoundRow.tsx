import { assetSource, type AssetClass, type Quote } from '@meridian/api';
import { Beside, InstrumentLogo, QuoteRow } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import type { Message } from '#platform/words/messages.ts';
import { LiveChange } from '#presentation/quotes/LiveChange.tsx';
import { LivePrice } from '#presentation/quotes/LivePrice.tsx';
import { productKey } from '#presentation/watching/device-watchlist.ts';
import { WatchStar } from '#presentation/watching/WatchStar.tsx';
import { kindMessages } from './kinds.messages.ts';
import { messages } from './Search.messages.ts';

/** These say what the class says already. */
const noExchanges: ReadonlySet<string> = new Set(['INDEX', 'FOREX', 'CRYPTO']);

export interface FoundRowProps {
  readonly quote: Quote;
  /** Keys of what is watched; null while that is not known. */
  readonly watched: ReadonlySet<string> | null;
}

/** One instrument that was found: which of those with its code it is, its price, live, and the star. */
export function FoundRow({ quote, watched }: FoundRowProps): ReactNode {
  const { stock_code, market, source, name } = quote;
  const intl = useIntl();
  const listing = useListing(quote);
  const { isDelayed } = quote;
  return (
    <Beside
      end={
        <WatchStar
          listing={listing}
          product={{ stock_code, market, source, name }}
          isWatched={watched === null ? null : watched.has(productKey(quote))}
        />
      }
    >
      <QuoteRow
        href={links.quote(quote)}
        code={stock_code}
        name={name}
        logo={<InstrumentLogo code={stock_code} src={quote.localLogoUrl ?? undefined} />}
        price={<LivePrice quote={quote} size="m" />}
        change={<LiveChange quote={quote} size="s" />}
        meta={isDelayed ? intl.formatMessage(messages.delayed, { listing }) : listing}
      />
    </Beside>
  );
}

const kindOf: ReadonlyMap<number, Message> = new Map(
  (Object.keys(assetSource) as AssetClass[]).map((name) => [assetSource[name], kindMessages[name]]),
);

/** "NASDAQ · Stock": where it is listed and as what, for one code may be listed in several markets. */
function useListing({ market, source }: Quote): string {
  const intl = useIntl();
  const kind = intl.formatMessage(kindOf.get(source) ?? kindMessages.stock);
  return noExchanges.has(market) ? kind : intl.formatMessage(messages.listedAs, { market, kind });
}
