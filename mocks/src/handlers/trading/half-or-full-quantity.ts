import { openClose } from '@meridian/api';
import {
  affordableQuantity,
  buyingPower,
  checkLeverage,
  closableQuantity,
  minQuantity,
  termsOf,
  walletOf,
  walletRate,
} from '#domain/orders/index.ts';
import type { Position } from '#domain/orders/index.ts';
import { refuse } from '#domain/refusals.ts';
import { formatExact, truncateToStep } from '#kernel/index.ts';
import type { Handler } from '../context.ts';
import { productOfRequest } from '../market/views/quote-views.ts';
import { numberOf } from './intent.ts';
import { positionsOf } from './records.ts';

export const halfOrFullQuantity: Handler<'trading.halfOrFullQuantity'> = (caller, request) => {
  const { state, userId } = caller;
  const { instrument, source } = productOfRequest(caller, request);
  const { key } = instrument;
  const share = request.choice === 'half' ? 2n : 1n;
  if (request.openClose === openClose.close) {
    const leverage = numberOf('leverage', request.leverage);
    const isMeant = (position: Position) =>
      position.key === key &&
      position.source === source &&
      position.direction === request.direction &&
      (position.leverage === leverage || position.openLeverage === leverage);
    const held = positionsOf(caller).find(isMeant);
    const closable = held === undefined ? 0n : closableQuantity(state, held);
    // All of it takes an odd lot along, a half is in whole lots.
    const part = share === 1n ? closable : truncateToStep(closable / share, instrument.quantityStep);
    return { quantity: formatExact(part) };
  }
  const terms = termsOf(source);
  const [price, leverage] = [numberOf('price', request.price), numberOf('leverage', request.leverage)];
  if (price <= 0n) throw refuse('invalidRequest', { field: 'price' });
  checkLeverage(terms, leverage);
  const own = { userId, key, source };
  const { amount: free } = buyingPower(state, walletOf(own));
  const least = minQuantity(instrument, source);
  const wish = { power: free / share, price, leverage };
  const quantity = affordableQuantity(wish, terms, instrument, walletRate(state, own, caller.now));
  return { quantity: formatExact(quantity < least ? 0n : quantity) };
};
