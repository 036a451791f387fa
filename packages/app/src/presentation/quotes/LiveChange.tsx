import type { Decimal } from '@meridian/api';
import { ChangeTag } from '@meridian/design-system';
import { use, type ReactNode } from 'react';
import { trendOf, useFormat } from '#platform/words/format.ts';
import { useLive } from '#platform/live/live-price.ts';
import type { LiveQuote } from './LivePrice.tsx';
import { useIsOldHere } from '../old-prices/old-prices.ts';
import { ShownFigure } from './quote-figure.ts';

export interface LiveChangeProps {
  readonly quote: LiveQuote & { readonly volume?: Decimal | null };
  readonly size?: 's' | 'm' | 'l';
}

/**
 * How far the price moved since the previous close: percent where room is short, or what the list's head says; amount and
 * percent where it is not.
 */
export function LiveChange({ quote, size = 's' }: LiveChangeProps): ReactNode {
  const format = useFormat();
  const live = useLive(quote);
  const figure = use(ShownFigure);
  const looks = { size, trend: trendOf(live.change), isStale: useIsOldHere(live.marketStatus) };
  const percent = format.percent(live.change_ratio);
  const change = format.change(live.change, quote.priceDecimals);
  if (size !== 's') return <ChangeTag {...looks} text={`${change}  ${percent}`} />;
  if (figure === 'volume')
    return <ChangeTag {...looks} text={format.compact(live.volume ?? null)} trend="flat" />;
  return <ChangeTag {...looks} text={figure === 'change' ? change : percent} />;
}
