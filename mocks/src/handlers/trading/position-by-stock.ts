import { maxRows } from '@meridian/api';
import { closableQuantity } from '#domain/orders/index.ts';
import type { Position } from '#domain/orders/index.ts';
import { formatExact, formatFixed } from '#kernel/index.ts';
import type { Customer, Handler } from '../context.ts';
import { positionsOf, closedOf } from './records.ts';
import { closedPositionView, positionView } from './views.ts';

/** The newest, oldest first: one more than callers show, so that they know of older ones. */
function eventsOf({ state }: Customer, positionId: string) {
  const newest = (state.trading.events.get(positionId) ?? []).slice(-maxRows - 1);
  return newest.map(({ id, kind, at, quantity, price, amount, margin, leverage, ratio }) => ({
    id,
    kind,
    time: at,
    quantity: formatExact(quantity),
    price: formatExact(price),
    amount: formatFixed(amount, 2),
    margin: margin === undefined ? null : formatFixed(margin, 2),
    leverage: leverage === undefined ? null : formatExact(leverage),
    ratio: ratio === undefined ? null : formatExact(ratio),
  }));
}

export const positionByStock: Handler<'trading.positionByStock'> = (caller, request) => {
  const { stockCode, market, source, id } = request;
  // Of a contract that has ended too: what was held of it has its record. What is not listed is not held.
  const { find, instrument } = caller.state.market;
  const key = find(stockCode, market)?.key;
  const isIn = (of: string) => (market === undefined ? instrument(of).code === stockCode : of === key);
  const isMeant = (one: Pick<Position, 'id' | 'key' | 'source'>) =>
    isIn(one.key) && one.source === source && (id === undefined || one.id === id);
  const held = positionsOf(caller).find(isMeant);
  if (held !== undefined) {
    return {
      id: held.id,
      positionNum: formatExact(closableQuantity(caller.state, held)),
      isolatedPosition: true,
      position: positionView(caller, held),
      events: eventsOf(caller, held.id),
    };
  }
  const closed = id === undefined ? undefined : closedOf(caller).find(isMeant);
  return {
    id: closed?.id ?? null,
    positionNum: '0',
    isolatedPosition: true,
    position: closed === undefined ? null : closedPositionView(caller, closed),
    events: closed === undefined ? [] : eventsOf(caller, closed.positionId),
  };
};
