import { page } from '../context.ts';
import type { Handler } from '../context.ts';
import { positionsOf } from './records.ts';
import { positionView } from './views.ts';

export const holdings: Handler<'trading.holdings'> = (caller, request) => {
  const { list, ...rest } = page(positionsOf(caller), request);
  return { ...rest, list: list.map((position) => positionView(caller, position)) };
};
