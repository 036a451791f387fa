/**
 * Living through time: resting limits fill, the desk finishes, positions run out of margin, each at the exact instant
 * the price path says so, however far the clock jumps.
 */
import { openClose, orderStatus, orderType } from '@meridian/api';
import type { Fixed } from '../../kernel/index.ts';
import { limitTrigger } from './acceptance.ts';
import { orderFee, stopOutPrice } from './amounts.ts';
import { newOrder } from './order-desk.ts';
import { fill } from './settlement.ts';
import { instrumentOf, waitingOrders } from './state.ts';
import type { Order, Position, TradingFloor } from './state.ts';
import { termsOf } from './terms.ts';
import { firstTrade, firstTradingInstant, lastPrice } from './trading-hours.ts';

/** Something that will happen by itself. */
interface Due {
  readonly at: number;
  readonly happen: () => void;
}

/** What is being waited for, found once per watch and kept until the watch changes. */
type Outlook = Map<string, { readonly watch: string; readonly at: number | undefined }>;

/**
 * Lives from `fromMs` (already lived) up to and including `toMs`. Splitting the way does not matter: an instant is
 * found from prices alone, never from where the clock happened to stop.
 */
export function advanceTrading(floor: TradingFloor, fromMs: number, toMs: number): void {
  const outlook: Outlook = new Map();
  let from = fromMs;
  for (;;) {
    const next = earliest(floor, outlook, from, toMs);
    if (next === undefined) return;
    next.happen();
    from = next.at;
  }
}

function earliest(floor: TradingFloor, outlook: Outlook, fromMs: number, toMs: number): Due | undefined {
  let best: Due | undefined;
  const consider = (
    id: string,
    watch: string,
    find: () => number | undefined,
    happen: (at: number) => void,
  ) => {
    const known = outlook.get(id);
    const at = known?.watch === watch ? known.at : find();
    outlook.set(id, { watch, at });
    if (at !== undefined && (best === undefined || at < best.at)) best = { at, happen: () => happen(at) };
  };
  // Positions first: at the same instant a stop-out comes before a customer's order, whoever placed it when.
  for (const position of floor.trading.positions.values()) {
    const level = stopOutLevel(floor, position);
    if (level === null) continue;
    const side = position.direction === 0 ? 'atOrBelow' : 'atOrAbove';
    const find = () => firstTrade(floor, position.key, { side, level }, fromMs, toMs);
    consider(position.id, String(level), find, (at) => stopOut(floor, position, at));
  }
  for (const order of waitingOrders(floor)) {
    if (order.status === orderStatus.processing) {
      const find = () => firstTradingInstant(floor, order.key, Math.max(fromMs, order.dueAt ?? fromMs), toMs);
      consider(order.id, 'due', find, (at) => fillAt(floor, order, at));
    } else if (order.status === orderStatus.accepted && order.limitPrice !== null) {
      const trigger = limitTrigger(order.direction, order.openClose === openClose.open, order.limitPrice);
      const find = () => firstTrade(floor, order.key, trigger, fromMs, toMs);
      consider(order.id, 'limit', find, (at) => fillAt(floor, order, at));
    }
  }
  return best;
}

/** Price at which the house closes a position. */
export function stopOutLevel(floor: TradingFloor, position: Position): Fixed | null {
  const instrument = instrumentOf(floor, position);
  return stopOutPrice(position, termsOf(instrument.source), instrument.tickSize);
}

function fillAt(floor: TradingFloor, order: Order, at: number): void {
  fill(floor, order, lastPrice(floor, order.key, at), at);
}

/** The house closes a position whose margin is used up, with an order of its own. */
function stopOut(floor: TradingFloor, position: Position, at: number): void {
  const { userId, key, direction, leverage, quantity } = position;
  const price = lastPrice(floor, key, at);
  const order = newOrder(
    floor,
    {
      userId,
      clientOrderId: `stop-out-${position.id}`,
      key,
      direction,
      orderType: orderType.market,
      openClose: openClose.close,
      quantity,
      limitPrice: null,
      leverage,
      acceptedPrice: price,
      margin: 0n,
      fee: orderFee(price, quantity, termsOf(instrumentOf(floor, position).source)),
      positionId: position.id,
    },
    at,
  );
  order.reason = 'stoppedOut';
  fill(floor, order, price, at);
}
