/** What a call says of an order, read off the wire. */
import type { ParsedRequestOf } from '@meridian/api';
import type { Endpoints } from '@meridian/api/catalogue';
import { refuse } from '#domain/refusals.ts';
import { tryParseFixed } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';

type CreateOrder = ParsedRequestOf<Endpoints['trading.createStockOrder']>;

/** @throws BusinessRefusal `invalidRequest` for a number of more than twelve decimals. */
export function numberOf(field: string, text: string): Fixed {
  const value = tryParseFixed(text);
  if (value === undefined) throw refuse('invalidRequest', { field });
  return value;
}

/** What every order says, as its command carries it: commands carry numbers as text. */
export function intentOf(
  userId: string,
  request: Pick<CreateOrder, 'clientOrderId' | 'orderType' | 'quantity' | 'limitPrice'>,
) {
  const { clientOrderId, orderType, quantity, limitPrice = null } = request;
  return { userId, clientOrderId, orderType, quantity, limitPrice };
}
