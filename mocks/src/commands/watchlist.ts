import * as v from 'valibot';
import { watchlistOf } from '#domain/brokerage.ts';
import type { InstrumentKey } from '#domain/market/index.ts';
import { unwatch, watch } from '#domain/watchlist/index.ts';
import { defineCommand, instrumentKey, userId } from './define.ts';

export const watchlistCommands = {
  'watchlist/add': defineCommand({
    payload: v.object({ userId, key: instrumentKey, classify: v.string() }),
    apply(state, payload, at) {
      state.market.instrument(payload.key);
      watch(watchlistOf(state, payload.userId), {
        key: payload.key,
        classify: payload.classify,
        addedAt: at,
      });
    },
  }),
  'watchlist/remove': defineCommand({
    payload: v.object({ userId, id: v.string() }),
    apply: (state, payload) => unwatch(watchlistOf(state, payload.userId), ({ id }) => id === payload.id),
  }),
  'watchlist/removeByCode': defineCommand({
    payload: v.object({ userId, stockCode: v.string() }),
    apply(state, payload) {
      const isMeant = (entry: { key: InstrumentKey }) =>
        state.market.instrument(entry.key).code === payload.stockCode;
      unwatch(watchlistOf(state, payload.userId), isMeant);
    },
  }),
} as const;
