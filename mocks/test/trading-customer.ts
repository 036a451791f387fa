/** What a customer does in a world of their own, and what they see there, for the tests of orders. */
import { BusinessRefusal, createWorld } from '#kernel/index.ts';
import type { Json } from '#kernel/index.ts';
import { scenarios } from '#scenarios/index.ts';
import type { ScenarioName } from '#names.ts';
import { brokerageDefinition, send } from '#world-definition.ts';
import type { BrokerageWorld } from '#world-definition.ts';
import { inboxOf } from '#domain/inbox/index.ts';
import { walletBook } from '#domain/ledger/index.ts';
import { lastPrice } from '#domain/orders/index.ts';
import { placement, type Placement } from './placement.ts';

export const minute = 60_000;
export const day = 24 * 60 * minute;
export const aapl = 'US:AAPL';

export function worldOf(scenario: ScenarioName, startTime = scenarios[scenario].startTime): BrokerageWorld {
  return createWorld(brokerageDefinition, {
    seed: 'meridian',
    scenario,
    startTime,
    clock: 'pinned',
    wallClock: () => 0,
  });
}

export const advance = (world: BrokerageWorld, byMs: number) => world.dispatch('clock/advance', { byMs });
export const wallet = (world: BrokerageWorld, type: 'STOCK' | 'CRYPTOCURRENCY' = 'STOCK') =>
  walletBook(world.read().ledger, { userId: 'demo', type });
/** Messages of the brokerage to the customer. */
export const messages = (world: BrokerageWorld) => inboxOf(world.read(), 'demo').messages;
export const price = (world: BrokerageWorld, key = aapl) =>
  lastPrice(world.read(), key as typeof aapl, world.now());

let intents = 0;
export const place = (world: BrokerageWorld, order: Partial<Placement> = {}) =>
  send(
    world,
    'orders/place',
    placement(`intent-${(intents += 1)}`, {
      source: world.read().market.instrument(order.key ?? aapl).source,
      quantity: '10',
      ...order,
    }),
  );
export const close = (world: BrokerageWorld, positionId: string, quantity: string, more: object = {}) =>
  send(world, 'orders/close', {
    userId: 'demo',
    clientOrderId: `intent-${(intents += 1)}`,
    positionId,
    quantity,
    orderType: 0,
    limitPrice: null,
    ...more,
  });

export function refusalOf(act: () => unknown): [string, Json] {
  try {
    act();
  } catch (error) {
    if (error instanceof BusinessRefusal) return [error.reason, error.detail];
    throw error;
  }
  throw new Error('nothing was refused');
}

/** A limit that the path will cross within the days, found by looking ahead: below the present price. */
export function lowestWithin(world: BrokerageWorld, days: number, key = aapl) {
  return world.read().market.range(key, world.now() + 1, world.now() + days * day).low;
}
