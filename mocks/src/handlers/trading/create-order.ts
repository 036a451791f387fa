import type { AssetSource } from '@meridian/api';
import { userOf } from '#domain/brokerage.ts';
import { isTradedAs, openedBefore } from '#domain/orders/index.ts';
import { refuse } from '#domain/refusals.ts';
import { checkPayPassword } from '#domain/session/index.ts';
import { send } from '#world-definition.ts';
import type { Customer } from '../context.ts';
import { instrumentOfRequest } from '../market/quote-views.ts';
import { numberOf, intentOf } from './intent.ts';
import type { CreateOrder } from './intent.ts';
import { orderView } from './views.ts';
import type { WireOrder } from './views.ts';

/** Takes an order of one asset class: each class posts to its own call (DECISIONS 7). */
export function createOrder(caller: Customer, request: CreateOrder, source: AssetSource): WireOrder {
  const { world, state, userId } = caller;
  const { direction, leverage } = request;
  const instrument = instrumentOfRequest(caller, request);
  const { written, read } = intentOf(userId, request);
  const asked = { key: instrument.key, source, direction, leverage };
  const known = openedBefore(state, { ...read, ...asked, leverage: numberOf('leverage', leverage) });
  if (known !== undefined) return orderView(caller, known);
  if (!isTradedAs(instrument, source)) throw refuse('notFound', { what: 'instrument' });
  checkPayPassword(userOf(state, userId), request.payPassword);
  return orderView(caller, send(world, 'orders/place', { ...written, ...asked }));
}
