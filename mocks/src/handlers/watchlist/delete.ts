import { watchlistOf } from '#domain/brokerage.ts';
import { sendFor } from '../context.ts';
import type { Handler } from '../context.ts';

export const deleteEntry: Handler<'watchlist.delete'> = (caller, { id }) => {
  const { state, userId } = caller;
  const entry = watchlistOf(state, userId).entries.find((one) => one.id === id);
  if (entry === undefined) return null;
  sendFor(caller, 'watchlist/remove', { userId, key: entry.key, source: entry.source });
  return null;
};
