import type { WireResponseOf } from '@meridian/api';
import type { Endpoints } from '@meridian/api/catalogue';
import { copyLimits, institutionOf, openOffers } from '#domain/follow/index.ts';
import { lastPrice } from '#domain/orders/index.ts';
import { formatExact, formatFixed } from '#kernel/index.ts';
import type { Customer } from '../context.ts';
import { instrumentName } from '../language.ts';

type Offers = WireResponseOf<Endpoints['follow.agencyList']>;

/** Futures orders of institutions that can be copied now, the first to close first. */
export function futuresOffers({ state, now, language }: Customer, id: string | undefined): Offers {
  return openOffers(state.market, now)
    .filter((offer) => id === undefined || offer.id === id)
    .map(({ id: offerId, institutionId, key, direction, leverage, feeRate, startsAt, settlesAt }) => {
      const instrument = state.market.instrument(key);
      return {
        id: offerId,
        name: institutionOf(institutionId)?.name[language] ?? institutionId,
        isOpen: true,
        minimum: formatFixed(copyLimits.minimum, 2),
        maximum: formatFixed(copyLimits.maximum, 2),
        order: {
          stock_code: instrument.code,
          market: instrument.exchange,
          name: instrumentName(instrument, language, state.hasLongNames),
          direction,
          currency: instrument.settlementCurrency,
          price: formatFixed(lastPrice(state, key, now), instrument.priceDecimals),
          leverage: formatExact(leverage),
          feeRate: formatExact(feeRate),
          closesAtTimestamp: startsAt,
          settlesAtTimestamp: settlesAt,
        },
      };
    });
}
