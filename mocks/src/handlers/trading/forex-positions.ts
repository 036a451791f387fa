import { assetSource } from '@meridian/api';
import { page } from '../context.ts';
import type { Handler } from '../context.ts';
import { positionsOf } from './records.ts';
import { positionView } from './views.ts';

/** Holdings of currency pairs (DECISIONS 39). */
export const forexPositions: Handler<'trading.forexPositions'> = (caller, request) => {
  const own = positionsOf(caller).filter(({ source }) => source === assetSource.forex);
  const { list, ...rest } = page(own, request);
  return { ...rest, list: list.map((position) => positionView(caller, position)) };
};
