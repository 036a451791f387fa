import * as v from 'valibot';
import { watchlistOf } from '#domain/brokerage.ts';
import { unwatch, watch } from '#domain/watchlist/index.ts';
import { defineCommand, instrumentKey, source, userId } from './define.ts';

const product = { key: instrumentKey, source };

export const watchlistCommands = {
  'watchlist/add': defineCommand({
    payload: v.object({ userId, ...product, classify: v.string() }),
    apply(state, { userId: of, key, source, classify }, at) {
      state.market.instrument(key);
      watch(watchlistOf(state, of), { key, source, classify, addedAt: at });
    },
  }),
  'watchlist/remove': defineCommand({
    payload: v.object({ userId, ...product }),
    apply: (state, { userId: of, ...removed }) => unwatch(watchlistOf(state, of), removed),
  }),
  /** Several products at once: a write is one command. */
  'watchlist/removeAll': defineCommand({
    payload: v.object({ userId, products: v.array(v.object(product)) }),
    apply(state, { userId: of, products }) {
      for (const removed of products) unwatch(watchlistOf(state, of), removed);
    },
  }),
} as const;
