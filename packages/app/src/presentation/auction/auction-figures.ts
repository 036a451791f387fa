import type { AuctionQuote, Decimal } from '@meridian/api';
import { useIntl } from 'react-intl';
import {
  absolute,
  divide,
  hundred,
  isNegative,
  isPositive,
  isZero,
  multiply,
  subtract,
} from '#domain/money.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import { messages } from './auction.messages.ts';

/** How far what an auction would end with is from the close before, and by how many percent points; null where either is not known. */
export function moveOf({
  indicativePrice: price,
  previousClose: close,
}: Pick<AuctionQuote, 'indicativePrice' | 'previousClose'>): { change: Decimal; ratio: Decimal } | null {
  if (price === null || close === null || !isPositive(close)) return null;
  const change = subtract(price, close);
  return { change, ratio: divide(multiply(change, hundred), close, 2, 'half-up') };
}

/** Which side has more, in words: a sign alone would not say. */
export function useImbalanceText(): (imbalance: Decimal | null) => string {
  const intl = useIntl();
  const format = useFormat();
  return (imbalance) => {
    if (imbalance === null) return missing;
    if (isZero(imbalance)) return intl.formatMessage(messages.balanced);
    const side = isNegative(imbalance) ? messages.moreToSell : messages.moreToBuy;
    return intl.formatMessage(side, { quantity: format.quantity(absolute(imbalance)) });
  };
}
