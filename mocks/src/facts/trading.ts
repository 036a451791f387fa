/** Facts about orders and positions, past and present. Money that a fact needs and the wallet lacks is deposited first. */
import { openClose, orderStatus, orderType, tradeDirection } from '@meridian/api';
import type { TradeDirection } from '@meridian/api';
import * as v from 'valibot';
import type { Brokerage } from '#domain/brokerage.ts';
import { onTick, sessionsBetween } from '#domain/market/index.ts';
import type { Instrument } from '#domain/market/index.ts';
import {
  cancel,
  closingIdentity,
  fill,
  firstTrade,
  freeze,
  lastPrice,
  limitTrigger,
  newOrder,
  openingIdentity,
  priceDeal,
  signOf,
  termsOf,
  walletOf,
} from '#domain/orders/index.ts';
import type { Order } from '#domain/orders/index.ts';
import { refuse } from '#domain/refusals.ts';
import { remember } from '#domain/requests/index.ts';
import { fixedText } from '#fixed-text.ts';
import { FIXED_ONE, divide, formatExact, multiply } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import {
  customerId,
  dayMs,
  defineFact,
  instrumentIn,
  minuteMs,
  minutes,
  productIn,
  productParameters,
  seconds,
  shortText,
} from './define.ts';
import { provide } from './providing.ts';

const direction = v.pipe(
  v.picklist(['long', 'short']),
  v.transform((side): TradeDirection => (side === 'long' ? tradeDirection.buy : tradeDirection.sell)),
);
const aboveZero = v.pipe(
  fixedText,
  v.check((value) => value > 0n, 'above zero'),
);
const percent = v.pipe(
  fixedText,
  v.check((value) => value >= 0n && value < 100n * FIXED_ONE, 'from zero to below a hundred'),
);
/** Of a margin. Nothing left is a position that the brokerage has closed. */
const share = v.pipe(
  fixedText,
  v.check((value) => value > 0n && value <= FIXED_ONE, 'above zero, at most one'),
);
export const orderParameters = {
  ...productParameters,
  quantity: aboveZero,
  direction: v.optional(direction, 'long'),
  leverage: v.optional(fixedText, '1'),
};
type Draft = v.InferOutput<v.ObjectSchema<typeof orderParameters, undefined>>;

const sideName = (of: TradeDirection) => (of === tradeDirection.buy ? 'long' : 'short');
const describe = (of: Draft) =>
  `${formatExact(of.quantity)} ${of.code} ${sideName(of.direction)} at ${formatExact(of.leverage)}×`;

const holding = defineFact({
  parameters: v.object({
    ...orderParameters,
    openedMinutesAgo: v.optional(minutes, 0),
    /** Share of the margin that is left at the present price, such as 0.3: the open price is then made to fit. */
    marginLeft: v.optional(share),
    /** Of the order that opened it. */
    clientOrderId: v.optional(shortText),
  }),
  sentence: (parameters) => `the customer holds ${describe(parameters)}`,
  apply(state, parameters, at) {
    const instrument = instrumentIn(state, parameters);
    const openedAt = tradingInstant(instrument, at - parameters.openedMinutesAgo * minuteMs);
    const price =
      parameters.marginLeft === undefined
        ? lastPrice(state, instrument.key, openedAt, at)
        : priceLeaving(parameters.marginLeft, parameters, lastPrice(state, instrument.key, at), instrument);
    open(state, parameters, { price, at: openedAt, clientOrderId: parameters.clientOrderId });
  },
});

const closedTrade = defineFact({
  parameters: v.object({
    ...orderParameters,
    openedMinutesAgo: minutes,
    closedMinutesAgo: minutes,
    /** Of the order that closed it. */
    clientOrderId: v.optional(shortText),
  }),
  sentence: (parameters) => `the customer has closed ${describe(parameters)}`,
  apply(state, parameters, at) {
    const instrument = instrumentIn(state, parameters);
    const openedAt = tradingInstant(instrument, at - parameters.openedMinutesAgo * minuteMs);
    const closedAt = tradingInstant(instrument, at - parameters.closedMinutesAgo * minuteMs);
    if (closedAt < openedAt) throw refuse('invalidRequest', { field: 'closedMinutesAgo' });
    const opened = open(state, parameters, {
      price: lastPrice(state, instrument.key, openedAt, at),
      at: openedAt,
    });
    const price = lastPrice(state, instrument.key, closedAt, at);
    const { clientOrderId } = parameters;
    const { positionId } = opened;
    const closing = enter(state, parameters, { price, at: closedAt, positionId, clientOrderId });
    fill(state, closing, price, closedAt);
  },
});

const restingOrder = defineFact({
  parameters: v.object({
    ...orderParameters,
    limitPrice: v.optional(aboveZero),
    /** Distance of the limit from the last price, where none is given. */
    awayPercent: v.optional(percent, '5'),
    minutesAgo: v.optional(minutes, 0),
    clientOrderId: v.optional(shortText),
  }),
  sentence: (parameters) => `a limit order for ${describe(parameters)} is resting`,
  apply(state, parameters, at) {
    const { instrument, source } = productIn(state, parameters);
    // It would wait for an auction: the fact `auctionOrder` says for which.
    if (termsOf(source).isAuctioned) throw refuse('invalidRequest', { field: 'source' });
    const { key } = instrument;
    const away = multiply(lastPrice(state, key, at), parameters.awayPercent) / 100n;
    const sign = signOf(parameters.direction);
    const limitPrice = parameters.limitPrice ?? onTick(instrument, lastPrice(state, key, at) - sign * away);
    const trigger = limitTrigger(parameters.direction, true, limitPrice);
    if (firstTrade(state, key, trigger, at, at) !== undefined)
      throw refuse('invalidRequest', { field: 'limitPrice' });
    // An order cannot rest at a price that was traded while it waited: then it was placed just now.
    const wished = at - parameters.minutesAgo * minuteMs;
    const placedAt = firstTrade(state, key, trigger, wished, at) === undefined ? wished : at;
    const { clientOrderId } = parameters;
    const order = enter(state, parameters, { price: limitPrice, at: placedAt, limitPrice, clientOrderId });
    freeze(state, order, placedAt);
  },
});

const processingOrder = defineFact({
  parameters: v.object({
    ...orderParameters,
    /** How long the desk still works on it. */
    remainingSeconds: v.optional(v.pipe(seconds, v.minValue(1)), 90),
  }),
  sentence: (parameters) => `an order for ${describe(parameters)} is being processed`,
  apply(state, parameters, at) {
    const order = enter(state, parameters, {
      price: lastPrice(state, instrumentIn(state, parameters).key, at),
      at,
    });
    freeze(state, order, at);
    order.status = orderStatus.processing;
    order.dueAt = at + Math.round(parameters.remainingSeconds * 1000);
  },
});

const cancelledOrder = defineFact({
  parameters: v.object({
    ...orderParameters,
    by: v.optional(v.picklist(['customer', 'brokerage']), 'customer'),
    minutesAgo: v.optional(minutes, 60),
    clientOrderId: v.optional(shortText),
  }),
  sentence: (parameters) => `an order for ${describe(parameters)} was cancelled by the ${parameters.by}`,
  apply(state, parameters, at) {
    const instrument = instrumentIn(state, parameters);
    const { key } = instrument;
    const placedAt = at - parameters.minutesAgo * minuteMs;
    const limitPrice = onTick(instrument, (lastPrice(state, key, placedAt, at) * 95n) / 100n);
    const { clientOrderId } = parameters;
    const order = enter(state, parameters, { price: limitPrice, at: placedAt, limitPrice, clientOrderId });
    cancel(
      state,
      order,
      parameters.by === 'customer' ? 'byCustomer' : 'insufficientFunds',
      placedAt + minuteMs,
    );
  },
});

export const tradingFacts = { holding, closedTrade, restingOrder, processingOrder, cancelledOrder } as const;

/** The instant itself, or the last second of trading before it. */
function tradingInstant({ calendar }: Instrument, at: number): number {
  const last = sessionsBetween(calendar, at - 14 * dayMs, at + 1).at(-1);
  return last === undefined || last.end > at ? at : last.end - 1000;
}

/** Open price at which a position has this share of its margin left at the present price. */
function priceLeaving(share: Fixed, draft: Draft, last: Fixed, instrument: Instrument): Fixed {
  const lost = signOf(draft.direction) * divide(FIXED_ONE - share, draft.leverage);
  return onTick(instrument, divide(last, FIXED_ONE - lost));
}

/** Opens a position by an order that was filled at once. */
function open(state: Brokerage, draft: Draft, entering: Entering): Order {
  const order = enter(state, draft, entering);
  fill(state, order, entering.price, entering.at);
  return order;
}

interface Entering {
  readonly price: Fixed;
  readonly at: number;
  readonly limitPrice?: Fixed;
  readonly clientOrderId?: string | undefined;
  /** Given for an order that closes. */
  readonly positionId?: string | null;
}

/** Enters an order in the books, and deposits the money for it that is missing. */
export function enter(state: Brokerage, draft: Draft, entering: Entering): Order {
  const { instrument, source } = productIn(state, draft);
  const terms = termsOf(source);
  if (!terms.leverages.includes(draft.leverage)) throw refuse('invalidRequest', { field: 'leverage' });
  const { price, at, limitPrice = null, positionId = null } = entering;
  const isClosing = positionId !== null;
  const { key } = instrument;
  const item = { userId: customerId, key, source, leverage: draft.leverage };
  const deal = priceDeal(state, item, { price, quantity: draft.quantity }, at);
  const [fee, margin] = [deal.fee, isClosing ? 0n : deal.margin];
  if (!isClosing) provide(state, walletOf(item), margin + fee, at);
  const asked = {
    userId: customerId,
    clientOrderId: entering.clientOrderId ?? `fact-${state.trading.nextNumber}`,
    key,
    source,
    direction: draft.direction,
    orderType: limitPrice === null ? orderType.market : orderType.limit,
    quantity: draft.quantity,
    limitPrice,
    leverage: draft.leverage,
  };
  const order = newOrder(
    state,
    {
      ...asked,
      openClose: isClosing ? openClose.close : openClose.open,
      acceptedPrice: price,
      margin,
      fee,
      feeLines: deal.feeLines,
      positionId,
    },
    at,
  );
  const identity = isClosing
    ? closingIdentity({ ...asked, positionId })
    : openingIdentity(state.market, asked);
  remember(state, identity, order.id);
  return order;
}
