/** One intent, one order (DECISIONS 6): what the brokerage does with a `clientOrderId` that it has seen before. */
import { openClose } from '@meridian/api';
import type { AssetSource, OrderType, TradeDirection } from '@meridian/api';
import type { Fixed } from '#kernel/index.ts';
import type { InstrumentKey } from '../market/index.ts';
import { refuse } from '../refusals.ts';
import { intentKey } from './state.ts';
import type { Order, TradingBrokerage } from './state.ts';

/** Whose intent an order is, and what every order says. `limitPrice` belongs to a limit order and only to it. */
interface Intent {
  readonly userId: string;
  readonly clientOrderId: string;
  readonly orderType: OrderType;
  readonly limitPrice: Fixed | null;
  readonly quantity: Fixed;
}

/** Opens a position or adds to one. */
export interface OpenRequest extends Intent {
  readonly key: InstrumentKey;
  readonly source: AssetSource;
  readonly direction: TradeDirection;
  readonly leverage: Fixed;
}

/** Closes all or part of a position. */
export interface CloseRequest extends Intent {
  readonly positionId: string;
}

/**
 * The order that this request has already become, in whatever status it is; `undefined` for an intent that is new.
 * @throws BusinessRefusal `clientOrderIdReused` where the id stands for an order that asked for something else.
 */
export function openedBefore(brokerage: TradingBrokerage, request: OpenRequest): Order | undefined {
  return takenBefore(
    brokerage,
    request,
    (order) =>
      order.openClose === openClose.open &&
      order.key === request.key &&
      order.source === request.source &&
      order.direction === request.direction &&
      order.leverage === request.leverage,
  );
}

/** As {@link openedBefore}, for an order that closes. */
export function closedBefore(brokerage: TradingBrokerage, request: CloseRequest): Order | undefined {
  return takenBefore(
    brokerage,
    request,
    (order) => order.openClose === openClose.close && order.positionId === request.positionId,
  );
}

function takenBefore(
  brokerage: TradingBrokerage,
  request: Intent,
  isOfSameCall: (order: Order) => boolean,
): Order | undefined {
  const taken = brokerage.trading.orders.get(brokerage.trading.intents.get(intentKey(request)) ?? '');
  if (taken === undefined) return undefined;
  const isSame =
    isOfSameCall(taken) &&
    taken.quantity === request.quantity &&
    taken.orderType === request.orderType &&
    taken.limitPrice === request.limitPrice;
  if (!isSame) throw refuse('clientOrderIdReused');
  return taken;
}
