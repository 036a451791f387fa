/**
 * What a customer can do to the brokerage: each writing call of the contract is one command. Commands are data (they
 * are logged, saved, shared), so quantities and prices stand in them as decimal text. Passwords that were asked for a
 * confirmation are checked before a command is given and are never part of it.
 */
import { assetSources, orderType, tradeDirection } from '@meridian/api';
import * as v from 'valibot';
import { userOf, watchlistOf } from '../domain/brokerage.ts';
import type { Brokerage } from '../domain/brokerage.ts';
import type { InstrumentKey } from '../domain/market/index.ts';
import { cancelOrder, closePosition, placeOrder } from '../domain/orders/index.ts';
import { setPayPassword, tokenOf } from '../domain/session/index.ts';
import { unwatch, watch } from '../domain/watchlist/index.ts';
import { fixedText } from '../fixed-text.ts';

type Schema = v.GenericSchema<unknown, unknown>;

interface CommandDefinition<S extends Schema, R> {
  readonly payload: S;
  /** Carries it out at `at`. Checks first, changes after. @throws BusinessRefusal */
  readonly apply: (state: Brokerage, payload: v.InferOutput<S>, at: number) => R;
}

const define = <S extends Schema, R>(definition: CommandDefinition<S, R>) => definition;

const key = v.pipe(
  v.string(),
  v.transform((text) => text as InstrumentKey),
);
const userId = v.string();
const type = v.picklist(Object.values(orderType));
const intent = {
  userId,
  clientOrderId: v.string(),
  quantity: fixedText,
  orderType: type,
  limitPrice: v.nullable(fixedText),
};

export const commands = {
  'session/signIn': define({
    payload: v.object({ userId }),
    apply(state, payload, at) {
      const user = userOf(state, payload.userId);
      user.signedInAt = at;
      return tokenOf(state, user);
    },
  }),
  'session/setPayPassword': define({
    payload: v.object({ userId, payPassword: v.string() }),
    apply: (state, payload) => setPayPassword(userOf(state, payload.userId), payload.payPassword),
  }),
  'orders/place': define({
    payload: v.object({
      ...intent,
      key,
      source: v.picklist(assetSources),
      direction: v.picklist(Object.values(tradeDirection)),
      leverage: fixedText,
    }),
    apply: (state, payload, at) => placeOrder(state, payload, at),
  }),
  'orders/close': define({
    payload: v.object({ ...intent, positionId: v.string() }),
    apply: (state, payload, at) => closePosition(state, payload, at),
  }),
  'orders/cancel': define({
    payload: v.object({ userId, orderId: v.string() }),
    apply: (state, payload, at) => cancelOrder(state, payload.userId, payload.orderId, at),
  }),
  'watchlist/add': define({
    payload: v.object({ userId, key, classify: v.string() }),
    apply(state, payload, at) {
      state.market.instrument(payload.key);
      watch(watchlistOf(state, payload.userId), {
        key: payload.key,
        classify: payload.classify,
        addedAt: at,
      });
    },
  }),
  'watchlist/remove': define({
    payload: v.object({ userId, id: v.string() }),
    apply: (state, payload) => unwatch(watchlistOf(state, payload.userId), ({ id }) => id === payload.id),
  }),
  'watchlist/removeByCode': define({
    payload: v.object({ userId, stockCode: v.string() }),
    apply(state, payload) {
      const isMeant = (entry: { key: InstrumentKey }) =>
        state.market.instrument(entry.key).code === payload.stockCode;
      unwatch(watchlistOf(state, payload.userId), isMeant);
    },
  }),
} as const;

export type CommandType = keyof typeof commands;
export type CommandPayload<T extends CommandType> = v.InferInput<(typeof commands)[T]['payload']>;
export type CommandResult<T extends CommandType> = ReturnType<(typeof commands)[T]['apply']>;

export function isCommandType(text: string): text is CommandType {
  return Object.hasOwn(commands, text);
}
