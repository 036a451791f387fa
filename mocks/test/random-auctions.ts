/** Random orders for auctions, which are rare in random time: the clock is moved before an opening first, where none is near. */
import fc from 'fast-check';
import { auctionAt, phaseOfAuction } from '#domain/auction/index.ts';
import { formatExact } from '#kernel/index.ts';
import type { BrokerageWorld } from '#world-definition.ts';

/** A command, chosen from the world as it then is, so that random actions are mostly possible ones. */
export type Action = (world: BrokerageWorld, index: number) => [type: string, payload: unknown];

const minute = 60_000;

export const auctionOrder: fc.Arbitrary<Action> = fc
  .record({
    key: fc.constantFrom('US:AAPL', 'US:NVDA', 'US:KO'),
    direction: fc.constantFrom(0, 1),
    isLimit: fc.boolean(),
    at: fc.integer({ min: 970, max: 1030 }),
    quantity: fc.constantFrom('1', '7', '40'),
    minutesBefore: fc.constantFrom(70, 20, 4, 1),
  })
  .map(({ key, direction, isLimit, at, quantity, minutesBefore }): Action => (world, index) => {
    const { market, trading } = world.read();
    const { tickSize, calendar } = market.instrument(key);
    const auction = auctionAt(calendar, trading.auctionHours, world.now());
    const phase = auction === undefined ? 'ended' : phaseOfAuction(auction, world.now());
    if (auction !== undefined && phase === 'upcoming')
      return [
        'clock/advance',
        { byMs: Math.max(1, auction.closesAt - minutesBefore * minute - world.now()) },
      ];
    const limit = ((market.price(key, world.now()) * BigInt(at)) / 1000n / tickSize) * tickSize;
    return [
      'orders/place',
      {
        userId: 'demo',
        clientOrderId: `auction-${index}`,
        key,
        source: 8,
        direction,
        orderType: isLimit ? 1 : 0,
        limitPrice: isLimit ? formatExact(limit) : null,
        quantity,
        leverage: '1',
      },
    ];
  });
