import { watchlistOf } from '#domain/brokerage.ts';
import { send } from '#world-definition.ts';
import type { Handler } from '../context.ts';

export const deleteEntry: Handler<'watchlist.delete'> = ({ world, state, userId }, { id }) => {
  if (!watchlistOf(state, userId).entries.some((entry) => entry.id === id)) return null;
  send(world, 'watchlist/remove', { userId, id });
  return null;
};
