import { openClose, tradeDirection, type Decimal } from '@meridian/api';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import type { Concern } from '../model/concerns.ts';
import { concernMessages } from './concerns.messages.ts';

/** What a person agrees to, in the first person, with the figure. */
export function useConcernText(): (
  concern: Concern,
  instrument: {
    readonly currency: string;
    readonly priceDecimals: number;
    unitOf(quantity: Decimal): string;
  },
) => string {
  const intl = useIntl();
  const format = useFormat();
  return (concern, { currency, priceDecimals: decimals, unitOf }) => {
    switch (concern.kind) {
      case 'farFromMarket':
        return intl.formatMessage(concernMessages.farFromMarket, {
          percent: format.percent(concern.percent, { signed: false }),
          side: concern.side,
          price: format.money(concern.last, currency, { decimals }),
        });
      case 'largeShare':
        return intl.formatMessage(concernMessages.largeShare, {
          percent: format.percent(concern.percent, { signed: false }),
        });
      case 'againstOwnOrder': {
        const { direction, openClose: side, quantity, limitPrice, price } = concern.order;
        const isBuying = (direction === tradeDirection.buy) === (side === openClose.open);
        return intl.formatMessage(concernMessages.againstOwnOrder, {
          side: isBuying ? 'buy' : 'sell',
          quantity: format.quantity(quantity),
          unit: unitOf(quantity),
          price: format.money(limitPrice ?? price, currency, { decimals }),
        });
      }
    }
  };
}
