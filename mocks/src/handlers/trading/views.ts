/** Orders and positions as the wire shows them. */
import { maxFills, orderStatus } from '@meridian/api';
import type { OrderType, WireResponseOf } from '@meridian/api';
import type { EndpointById } from '@meridian/api/catalogue';
import { currencyOfWallet } from '#domain/ledger/index.ts';
import type { ExchangeRate, Instrument } from '#domain/market/index.ts';
import {
  atPar,
  averagePrice,
  closedPartsOf,
  frozenAmount,
  lastPrice,
  orderAmount,
  priceInstant,
  profitRatio,
  restOf,
  stopOutLevel,
  todayCost,
  valueOf,
  walletOf,
  walletProfit,
  walletRate,
} from '#domain/orders/index.ts';
import type { ClosedPosition, Order, Position } from '#domain/orders/index.ts';
import { formatExact, formatFixed, formatProduct } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import type { Caller } from '../context.ts';
import { inLanguage, instrumentName } from '../language.ts';
import { rateView } from '../market/views/contract-view.ts';
import { logoUrl, marketStatus } from '../market/views/quote-views.ts';
import { orderReasons } from './refusals.ts';

export type WireOrder = WireResponseOf<EndpointById<'trading.cancelOrder'>>;
type WirePosition = WireResponseOf<EndpointById<'trading.holdings'>>['list'][number];

/** What a view needs to know: who looks does not matter to what belongs to one customer. */
type Viewer = Pick<Caller, 'state' | 'now' | 'language'>;

const money = (value: Fixed) => formatFixed(value, 2);

export function orderView({ state, language }: Viewer, order: Order): WireOrder {
  const instrument = state.market.instrument(order.key);
  const { fills, filled } = order;
  // What was ordered, as it was filled or is expected to be; what a cancelled order has filled is all that became of it.
  const open = order.status === orderStatus.cancelled && fills.length > 0 ? 0n : restOf(order);
  const value = filled.value + valueOf(order.acceptedPrice, open, instrument);
  return {
    orderNo: order.id,
    clientOrderId: order.clientOrderId ?? '',
    positionId: order.positionId,
    ...identity({ state, language }, order),
    localLogoUrl: logoUrl({ state }, instrument),
    direction: order.direction,
    orderType: order.orderType,
    openClose: order.openClose,
    orderStatus: order.status,
    quantity: formatExact(order.quantity),
    limitPrice: order.limitPrice === null ? null : formatFixed(order.limitPrice, instrument.priceDecimals),
    price: order.fillPrice === null ? null : averageText(order.fillPrice, instrument),
    totalAmount: money(orderAmount(value, atPar)),
    leverage: formatExact(order.leverage),
    walletCurrency: currencyOfWallet[walletOf(order).type],
    margin: money(order.margin),
    handlingFee: money(order.fee),
    feeItems: feeItemsOf(order),
    frozenAmount: money(frozenAmount(state, order)),
    filledQuantity: formatExact(filled.quantity),
    fills: fills.slice(-maxFills).map((fill) => ({
      price: formatFixed(fill.price, instrument.priceDecimals),
      quantity: formatExact(fill.quantity),
      fillTimestamp: fill.at,
    })),
    profit: order.profit === null ? null : money(order.profit),
    cancelledBy: cancelledBy(order),
    reason: reasonText(order, language),
    createTimeTimestamp: order.createdAt,
    modifyTimeTimestamp: order.modifiedAt,
  };
}

/** Null where a fee is one line: that says no more than the sum. */
function feeItemsOf({ feeLines }: Order): WireOrder['feeItems'] {
  if (feeLines.length < 2) return null;
  return feeLines.map(({ kind, amount }) => ({ kind, amount: money(amount) }));
}

function cancelledBy({ status, reason }: Order): WireOrder['cancelledBy'] {
  if (status !== orderStatus.cancelled) return null;
  return reason === 'byCustomer' ? 'customer' : 'brokerage';
}

function reasonText({ reason }: Order, language: Caller['language']): string | null {
  return reason === null || reason === 'byCustomer' ? null : inLanguage(orderReasons[reason], language);
}

export function positionView(viewer: Viewer, position: Position): WirePosition {
  const { state, now } = viewer;
  const instrument = state.market.instrument(position.key);
  const last = lastPrice(state, position.key, now);
  const profit = walletProfit(state, position, last, now).amount;
  const stopOut = stopOutLevel(state, position);
  return {
    id: position.id,
    ...identity(viewer, position),
    localLogoUrl: logoUrl(viewer, instrument),
    direction: position.direction,
    quantity: formatExact(position.quantity),
    ...opening(position, instrument),
    todayCost: formatProduct(todayCost(state, position, now)),
    leverage: formatExact(position.leverage),
    openLeverage: formatExact(position.openLeverage),
    ...inWallet(viewer, position, walletRate(state, position, now), now),
    margin: money(position.margin),
    settlementMargin: money(position.settlementMargin),
    otherPartsProfit: money(netOf(closedPartsOf(state.trading, position.id))),
    handlingFee: money(position.openFees),
    price_nominal: formatFixed(last, instrument.priceDecimals),
    previousClose: previousClose(viewer, position),
    profit: money(profit),
    zdf: money(profitRatio(profit, position.margin)),
    stopOutPrice: stopOut === null ? null : formatFixed(stopOut, instrument.priceDecimals),
    marketStatus: marketStatus(viewer, instrument),
    lastTradeTimestamp: instrument.contract?.delivery?.tradesUntil ?? null,
    orderNo: position.orderId,
    orderType: openingType(state, position),
    createTimeTimestamp: position.openedAt,
    marketDateTimestamp: priceInstant(state, position.key, now),
    modifyTimeTimestamp: position.modifiedAt,
    closePrice: null,
    closeTimeTimestamp: null,
    carried: money(position.carried),
    sellProfit: null,
  };
}

export function closedPositionView(viewer: Viewer, closed: ClosedPosition): WirePosition {
  const instrument = viewer.state.market.instrument(closed.key);
  const closePrice = averageText(closed.closePrice, instrument);
  return {
    id: closed.id,
    ...identity(viewer, closed),
    localLogoUrl: logoUrl(viewer, instrument),
    direction: closed.direction,
    quantity: formatExact(closed.quantity),
    ...opening(closed, instrument),
    leverage: formatExact(closed.leverage),
    ...inWallet(viewer, closed, closed.rate, closed.closedAt),
    margin: money(closed.margin),
    handlingFee: money(closed.fees),
    price_nominal: closePrice,
    previousClose: previousClose(viewer, closed),
    profit: money(closed.profit),
    zdf: money(profitRatio(closed.profit, closed.margin)),
    stopOutPrice: null,
    marketStatus: marketStatus(viewer, instrument),
    lastTradeTimestamp: instrument.contract?.delivery?.tradesUntil ?? null,
    orderNo: closed.orderId,
    orderType: openingType(viewer.state, closed),
    createTimeTimestamp: closed.openedAt,
    marketDateTimestamp: closed.closedAt,
    modifyTimeTimestamp: closed.closedAt,
    otherPartsProfit: otherPartsProfit(viewer.state, closed),
    closePrice,
    closeTimeTimestamp: closed.closedAt,
    carried: money(closed.carried),
    sellProfit: money(closed.profit - closed.fees + closed.carried),
  };
}

/** What was closed of a position has brought, after fees, overnight charges and dividends. */
const netOf = (parts: readonly ClosedPosition[]): Fixed =>
  parts.reduce((sum, { profit, fees, carried }) => sum + profit - fees + carried, 0n);

/** Nobody knows yet what is still open will bring. */
function otherPartsProfit({ trading }: Viewer['state'], { id, positionId }: ClosedPosition): string | null {
  if (trading.positions.has(positionId)) return null;
  return money(netOf(closedPartsOf(trading, positionId).filter((part) => part.id !== id)));
}

function identity(
  { state, language }: Pick<Viewer, 'state' | 'language'>,
  { key, source }: Pick<Order, 'key' | 'source'>,
) {
  const instrument = state.market.instrument(key);
  return {
    stock_code: instrument.code,
    name: instrumentName(instrument, language, state.hasLongNames),
    market: instrument.exchange,
    source,
    currency: instrument.settlementCurrency,
    priceDecimals: instrument.priceDecimals,
  };
}

function openingType(state: Viewer['state'], { orderId }: Pick<Position, 'orderId'>): OrderType | null {
  return state.trading.orders.get(orderId)?.orderType ?? null;
}

function previousClose({ state, now }: Viewer, { key }: Pick<Order, 'key'>): string {
  const instrument = state.market.instrument(key);
  const ticker = state.market.ticker(key, priceInstant(state, key, now), now);
  return formatFixed(ticker.previousClose, instrument.priceDecimals);
}

/** What it was opened for: the cost is exact, for calculations; the average has twelve decimals at most. */
function opening(held: Pick<Position, 'cost' | 'quantity'>, instrument: Instrument) {
  const openPrice = averageText(averagePrice(held, instrument), instrument);
  return { openPrice, contractSize: formatExact(instrument.contractSize), cost: formatProduct(held.cost) };
}

/** An average of prices: with the decimals of a price, and more where it needs them. */
function averageText(average: Fixed, { priceDecimals }: Instrument): string {
  const exact = formatExact(average);
  const decimals = exact.split('.')[1]?.length ?? 0;
  return decimals >= priceDecimals ? exact : formatFixed(average, priceDecimals);
}

/** The wallet's currency, and by which pair of currencies its money comes of that of the price: none where both are one. */
function inWallet(
  viewer: Viewer,
  position: Pick<Position, 'userId' | 'source'>,
  rate: ExchangeRate,
  at: number,
): Pick<WirePosition, 'walletCurrency' | 'rate'> {
  const walletCurrency = currencyOfWallet[walletOf(position).type];
  return { walletCurrency, rate: rateView(viewer, rate, at) };
}
