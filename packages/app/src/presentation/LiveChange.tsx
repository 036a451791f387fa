import type { Decimal } from '@meridian/api';
import { ChangeTag } from '@meridian/design-system';
import { use, type ReactNode } from 'react';
import { trendOf, useFormat } from '#platform/format.ts';
import { useLive } from '#platform/live-price.ts';
import type { LiveQuote } from './LivePrice.tsx';
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
  const percent = format.percent(live.change_ratio);
  const change = format.change(live.change, quote.priceDecimals);
  if (size !== 's')
    return <ChangeTag text={`${change}  ${percent}`} trend={trendOf(live.change)} size={size} />;
  if (figure === 'volume')
    return <ChangeTag text={format.compact(live.volume ?? null)} trend="flat" size={size} />;
  return <ChangeTag text={figure === 'change' ? change : percent} trend={trendOf(live.change)} size={size} />;
}
