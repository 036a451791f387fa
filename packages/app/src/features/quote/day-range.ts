/** The range of the day with the newest price in it: a tick brings the price and not what it widens. Pure. */
import type { QuoteDetail } from '@meridian/api';
import { compare, divide, hundred, isZero, largest, multiply, smallest, subtract } from '#domain/money.ts';

type Ranged = Pick<
  QuoteDetail,
  | 'price_nominal'
  | 'change'
  | 'previousClose'
  | 'marketStatus'
  | 'high'
  | 'low'
  | 'week52High'
  | 'week52Low'
  | 'amplitude'
>;

/**
 * @param read as it was read
 * @param live the same with the last tick in it; its price may lie outside of what was read
 * @returns `live` with ranges that hold its price. As it is where the tick is of another day, or of a market that rests.
 */
export function withRangeOf<Q extends Ranged>(read: Ranged, live: Q): Q {
  const { price_nominal: price, high, low, previousClose } = live;
  if (price === null || !isOfOneDay(read, live)) return live;
  const [dayHigh, dayLow] = [atLeast(high, price), atMost(low, price)];
  const isWider = dayHigh !== high || dayLow !== low;
  return {
    ...live,
    high: dayHigh,
    low: dayLow,
    week52High: atLeast(live.week52High, price),
    week52Low: atMost(live.week52Low, price),
    amplitude:
      isWider && dayHigh !== null && dayLow !== null && previousClose !== null && !isZero(previousClose)
        ? divide(multiply(subtract(dayHigh, dayLow), hundred), previousClose, 2, 'half-up')
        : live.amplitude,
  };
}

/** Both were received while the market was open, and measured from the same close. */
function isOfOneDay(read: Ranged, { price_nominal: price, change, marketStatus }: Ranged): boolean {
  if (marketStatus !== 'open' || read.marketStatus !== 'open') return false;
  if (price === null || change === null || read.previousClose === null) return false;
  return compare(subtract(price, change), read.previousClose) === 0;
}

const atLeast = (known: Ranged['high'], price: NonNullable<Ranged['high']>) =>
  known === null ? null : largest(known, price);
const atMost = (known: Ranged['low'], price: NonNullable<Ranged['low']>) =>
  known === null ? null : smallest(known, price);
