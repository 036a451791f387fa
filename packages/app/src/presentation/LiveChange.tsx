import { ChangeTag } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { trendOf, useFormat } from '#platform/format.ts';
import { useLive } from '#platform/live-price.ts';
import type { LiveQuote } from './LivePrice.tsx';

/** How far the price moved since the previous close: percent where room is short, amount and percent where it is not. */
export function LiveChange({ quote, size = 's' }: { quote: LiveQuote; size?: 's' | 'm' | 'l' }): ReactNode {
  const format = useFormat();
  const live = useLive(quote);
  const percent = format.percent(live.change_ratio);
  const text = size === 's' ? percent : `${format.change(live.change, quote.priceDecimals)}  ${percent}`;
  return <ChangeTag text={text} trend={trendOf(live.change)} size={size} />;
}
