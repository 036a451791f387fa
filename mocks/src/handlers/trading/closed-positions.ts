import { page } from '../context.ts';
import type { Handler } from '../context.ts';
import { closedOf } from './records.ts';
import { closedPositionView } from './views.ts';

export const closedPositions: Handler<'trading.closedPositions'> = (caller, request) => {
  const { list, ...rest } = page(closedOf(caller), request);
  return { ...rest, list: list.map((closed) => closedPositionView(caller, closed)) };
};
