import { watchlistOf } from '#domain/brokerage.ts';
import { send } from '#world-definition.ts';
import type { Handler } from '../context.ts';

export const deleteEntry: Handler<'watchlist.delete'> = ({ world, state, userId }, { id }) => {
  const entry = watchlistOf(state, userId).entries.find((one) => one.id === id);
  if (entry === undefined) return null;
  send(world, 'watchlist/remove', { userId, key: entry.key, source: entry.source });
  return null;
};
