import { Price } from '@meridian/design-system';
import { use, type ReactNode } from 'react';
import { trendOf, useFormat } from '#platform/words/format.ts';
import { useLive } from '#platform/live/live-price.ts';
import { EarlierValues } from '../earlier-values.ts';
import { useIsOldHere } from '../old-prices/old-prices.ts';
import type { ListedQuote } from './quote-table.ts';

export type LiveQuote = Pick<
  ListedQuote,
  | 'stock_code'
  | 'market'
  | 'source'
  | 'price_nominal'
  | 'change'
  | 'change_ratio'
  | 'marketStatus'
  | 'quoteTimestamp'
  | 'priceDecimals'
>;

/** The last price of an instrument, as it ticks. Only this text renders again. */
export function LivePrice({
  quote,
  size = 'm',
}: {
  quote: LiveQuote;
  size?: 's' | 'm' | 'l' | 'hero';
}): ReactNode {
  const format = useFormat();
  const live = useLive(quote);
  const isOld = useIsOldHere(live.marketStatus);
  const isEarlier = use(EarlierValues) && live === quote;
  return (
    <Price
      text={format.price(live.price_nominal, quote.priceDecimals)}
      // In a list the change beside it is coloured, and the digits only at a tick.
      trend={size === 's' || size === 'm' ? 'flat' : trendOf(live.change)}
      size={size}
      flashKey={live.price_nominal ?? ''}
      isStale={isOld || isEarlier}
    />
  );
}
