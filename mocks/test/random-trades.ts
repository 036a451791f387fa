/** Random commands over all classes: those of {@link action}, with block trades, limits on closings, and more of what is rare. */
import fc from 'fast-check';
import { formatExact } from '#kernel/index.ts';
import { action } from './random-actions.ts';
import type { Action } from './random-auctions.ts';

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];

/** Of each class one that the other actions leave out, with a quantity that takes the best level of its book and one that takes many. */
const products = [
  ['US:ESP', 0, '40', '300'],
  ['US:KO', 4, '10000', '25000'],
  ['HK:09988', 11, '100', '1500'],
  ['FOREX:EURJPY', 2, '1000', '5000'],
  ['FUTURE:ZO', 3, '1', '9'],
  ['FUTURE:GCG27', 3, '1', '3'],
  ['CRYPTO:SOLUSDT', 7, '1', '60'],
] as const;

const ordering: fc.Arbitrary<Action> = fc
  .record({
    product: fc.constantFrom(...products),
    isLarge: fc.boolean(),
    direction: fc.constantFrom(0, 1),
    /** Limit in per mille of the last price away from it; null for a market order. */
    away: fc.option(fc.integer({ min: -20, max: 20 })),
    leverage: fc.constantFrom('1', '5'),
  })
  .map(
    ({ product: [key, source, few, many], isLarge, direction, away, leverage }): Action =>
      (world, index) => {
        const { market } = world.read();
        const { tickSize } = market.instrument(key);
        const last = market.price(key, world.now());
        const limit = ((last + (last * BigInt(away ?? 0)) / 1_000n) / tickSize) * tickSize;
        return [
          'orders/place',
          {
            userId: 'demo',
            clientOrderId: `trade-${index}`,
            key,
            source,
            direction,
            orderType: away === null ? 0 : 1,
            limitPrice: away === null ? null : formatExact(limit),
            quantity: isLarge ? many : few,
            leverage: source === 4 ? '1' : leverage,
          },
        ];
      },
  );

const closingAtLimit: fc.Arbitrary<Action> = fc
  .record({ which: fc.nat(), away: fc.integer({ min: -15, max: 15 }), isHalf: fc.boolean() })
  .map(({ which, away, isHalf }): Action => (world, index) => {
    const { trading, market } = world.read();
    const position = pick([...trading.positions.values()], which);
    const { tickSize, quantityStep } = market.instrument(position?.key ?? 'US:AAPL');
    const last = market.price(position?.key ?? 'US:AAPL', world.now());
    const steps = (position?.quantity ?? 0n) / quantityStep;
    const limit = ((last + (last * BigInt(away)) / 1_000n) / tickSize) * tickSize;
    return [
      'orders/close',
      {
        userId: 'demo',
        clientOrderId: `out-${index}`,
        positionId: position?.id ?? 'none',
        quantity: formatExact((isHalf ? (steps + 1n) / 2n : steps) * quantityStep),
        orderType: 1,
        limitPrice: formatExact(limit),
      },
    ];
  });

const rare: fc.Arbitrary<Action> = fc
  .constantFrom<[string, unknown]>(
    ['fact/wallet', { type: 'STOCK', amount: '3000000' }],
    ['fact/wallet', { type: 'HK_STOCK', amount: '900000' }],
    ['fact/service', { service: 'blockTrade', status: 'approved' }],
    ['fact/split', { code: 'AAPL', ratio: 3, exInDays: 1 }],
    ['fact/split', { code: 'ESP', ratio: 2, exInDays: 1 }],
    ['fact/follow', { status: 'waitConfirm', outcome: 'confirmed', endsInMinutes: 60 }],
  )
  .map(
    (command): Action =>
      () =>
        command,
  );

export const everyClass: fc.Arbitrary<Action> = fc.oneof(
  { weight: 30, arbitrary: action },
  { weight: 4, arbitrary: ordering },
  { weight: 2, arbitrary: closingAtLimit },
  { weight: 1, arbitrary: rare },
);
