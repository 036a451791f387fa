import { orderType, tradeDirection } from '@meridian/api';
import * as v from 'valibot';
import type { Brokerage } from '#domain/brokerage.ts';
import {
  cancelOrder,
  changeMargin,
  closePosition,
  closingIdentity,
  openingIdentity,
  orderOf,
  placeOrder,
} from '#domain/orders/index.ts';
import { fixedText } from '#fixed-text.ts';
import { defineCommand, instrumentKey, source, userId } from './define.ts';

const intent = {
  userId,
  clientOrderId: v.string(),
  quantity: fixedText,
  orderType: v.picklist(Object.values(orderType)),
  limitPrice: v.nullable(fixedText),
};

const answerOf = (state: Brokerage, orderId: string) => orderOf(state, orderId);

export const tradingCommands = {
  'orders/place': defineCommand({
    payload: v.object({
      ...intent,
      key: instrumentKey,
      source,
      direction: v.picklist(Object.values(tradeDirection)),
      leverage: fixedText,
    }),
    apply: (state, payload, at) => placeOrder(state, payload, at),
    request: { identityOf: ({ market }, payload) => openingIdentity(market, payload), answerOf },
  }),
  'orders/close': defineCommand({
    payload: v.object({ ...intent, positionId: v.string() }),
    apply: (state, payload, at) => closePosition(state, payload, at),
    request: { identityOf: (_, payload) => closingIdentity(payload), answerOf },
  }),
  'positions/changeMargin': defineCommand({
    payload: v.object({
      userId,
      positionId: v.string(),
      margin: v.nullable(fixedText),
      leverage: v.nullable(fixedText),
    }),
    apply: (state, payload, at) => ({ id: payload.positionId, event: changeMargin(state, payload, at) }),
  }),
  'orders/cancel': defineCommand({
    payload: v.object({ userId, orderId: v.string() }),
    apply: (state, payload, at) => cancelOrder(state, payload.userId, payload.orderId, at),
  }),
} as const;
