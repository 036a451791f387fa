import type { AssetSource, OpenClose, OrderStatus, OrderType, TradeDirection } from '@meridian/api';
import type { Fixed, Product } from '#kernel/index.ts';
import { usualAuctionHours, type AuctionHours } from '../auction/index.ts';
import type { CalendarId, ExchangeRate, Instrument, InstrumentKey, Market } from '../market/index.ts';
import type { Ledger } from '../ledger/index.ts';
import { idsHeld, idsWaiting, setWaiting } from './trading-index.ts';
import type { FeeLine } from './amounts.ts';

/** Why the brokerage closed a position with an order of its own. */
export type BrokerageClosing = 'stoppedOut' | 'settled';

/** What happens to a position while it is held. */
type CustodyEvent = 'overnight' | 'dailySettlement' | 'dividend' | 'split';

/** Why an order was cancelled: by the customer, or by the brokerage. */
export type CancelReason =
  | 'byCustomer'
  | 'insufficientFunds'
  | 'positionClosed'
  | 'auctionUnfilled'
  | 'auctionHalted';

/** A part of an order, filled at one price. */
export interface Fill {
  /** World ms. */
  readonly at: number;
  readonly price: Fixed;
  readonly quantity: Fixed;
}

/** What has been filled of an order, all together. */
interface Filled {
  readonly quantity: Fixed;
  /** Σ price × quantity × contract size, exact, in the settlement currency: the average price is made from it. */
  readonly value: Product;
  /** As charged, in the wallet's currency. Nothing is put up for a closing. */
  readonly margin: Fixed;
  readonly fee: Fixed;
  /** What is due for it: an order pays each line once, of its whole value, however many fills it has. */
  readonly feeLines: readonly FeeLine[];
}

/** One order, from acceptance to its end. Amounts in its wallet's currency. */
export interface Order {
  readonly id: string;
  readonly userId: string;
  /** The customer's own; null for an order of the brokerage's, which nobody asked for. */
  readonly clientOrderId: string | null;
  readonly key: InstrumentKey;
  /** What the instrument was traded as: a share, a block trade and an auction share are three products on one price path. */
  readonly source: AssetSource;
  readonly direction: TradeDirection;
  readonly orderType: OrderType;
  readonly openClose: OpenClose;
  /** In the shares of now, until it has ended (ADR 64). */
  quantity: Fixed;
  limitPrice: Fixed | null;
  readonly leverage: Fixed;
  readonly createdAt: number;
  status: OrderStatus;
  /** Price the order was accepted at: its limit, or the last price for a market order and a short's limit below it. */
  acceptedPrice: Fixed;
  /** Average of the fills, to twelve decimals; null while there is none. */
  fillPrice: Fixed | null;
  /** Oldest first; within one instant as the book was taken, best price first. */
  fills: readonly Fill[];
  filled: Filled;
  /** Margin and fee: as charged for what is filled, as expected for what still waits. */
  margin: Fixed;
  fee: Fixed;
  /** What `fee` consists of; none for less than it would have been, where a position had no more left. */
  feeLines: readonly FeeLine[];
  positionId: string | null;
  reason: CancelReason | BrokerageClosing | null;
  /** What a filled closing brought, before fees. */
  profit: Fixed | null;
  /** When the desk is done with a processing order, or when the rest of a partly filled one can be filled at the earliest. */
  dueAt: number | null;
  modifiedAt: number;
}

/** What is held counted anew as a day of its market begins: at the price of then, what was bought since at its own. */
export interface DayCost {
  /** World ms at which the day opened. */
  readonly open: number;
  readonly cost: Product;
}

/** What closing has earned by an instant, all told. In the wallets' currency. */
interface Earned {
  readonly at: number;
  readonly upTo: Fixed;
}

/** An open position; orders add to the newest that fits. Amounts in its wallet's currency. */
export interface Position {
  readonly id: string;
  readonly userId: string;
  readonly key: InstrumentKey;
  readonly source: AssetSource;
  readonly direction: TradeDirection;
  /** Of the orders that add to it: what it was opened with, or raised to. */
  openLeverage: Fixed;
  /** What it is held with: that of its orders, or less where margin was added: cost ÷ margin, to two decimals. */
  leverage: Fixed;
  readonly openedAt: number;
  /** Order that opened it. */
  readonly orderId: string;
  quantity: Fixed;
  /** Σ price × quantity × contract size of what is held, exact, in the currency that the instrument settles in. */
  cost: Product;
  /** What its wallet holds for it. */
  margin: Fixed;
  /** The same in the settlement currency, as it was when it was put up: the stop-out counts with it. */
  settlementMargin: Fixed;
  /** Opening fees that no closed part has taken over yet. */
  openFees: Fixed;
  /** What daily settlements have booked of its profit (+) or loss (−), into or out of what its wallet holds for it (ADR 53). */
  settled: Fixed;
  /** Overnight charges (−) and dividends (±) booked for what is still held. */
  carried: Fixed;
  /** What its profit counts from since its market's day began. */
  day: DayCost;
  modifiedAt: number;
  /** How many parts have been closed. */
  closedParts: number;
}

/** What was closed of a position: the last part carries the position's own id, earlier ones `<id>-1`, `<id>-2` … */
export interface ClosedPosition {
  readonly id: string;
  readonly positionId: string;
  readonly userId: string;
  readonly key: InstrumentKey;
  readonly source: AssetSource;
  readonly direction: TradeDirection;
  readonly leverage: Fixed;
  readonly openedAt: number;
  readonly closedAt: number;
  readonly orderId: string;
  readonly quantity: Fixed;
  /** The part of the position's cost that went with what was closed. */
  readonly cost: Product;
  readonly closePrice: Fixed;
  readonly margin: Fixed;
  /** Opening share and closing fee. */
  readonly fees: Fixed;
  /** Before fees, as the ledger booked it, in daily settlements and at closing: a loss never exceeds the margin. */
  readonly profit: Fixed;
  /** Its part of the overnight charges (−) and dividends (±) booked while it was held. */
  carried: Fixed;
  /** From the settlement currency to the wallet's, at which it was booked. */
  readonly rate: ExchangeRate;
}

/** What happened to a position. `amount` is what its wallet's balance gained (+) or gave (−). */
export interface PositionEvent {
  readonly id: string;
  readonly kind:
    | 'opened'
    | 'increased'
    | 'marginAdded'
    | 'leverageRaised'
    | 'partlyClosed'
    | 'closed'
    | CustodyEvent
    | BrokerageClosing;
  readonly at: number;
  readonly quantity: Fixed;
  readonly price: Fixed;
  readonly amount: Fixed;
  /** What of the loss was beyond the margin, and so not the customer's. Never negative. */
  readonly borneByBrokerage: Fixed;
  /** Of what changed the margin alone: what was put up (+) or released (−), and the leverage since. */
  readonly margin?: Fixed;
  readonly leverage?: Fixed;
  /** How many shares one became at a split. */
  readonly ratio?: Fixed;
}

/** A stop of trading in one instrument: its price does not move, its orders rest, new ones are refused. */
export interface Halt {
  readonly from: number;
  /** Null while its end is unknown. */
  readonly until: number | null;
}

/** Everything about trading that is not money. */
export interface TradingState {
  /** Every order there ever was, by id. */
  readonly orders: Map<string, Order>;
  /** Ids of those that are neither filled nor cancelled, oldest first: what a write or a moment looks through. */
  readonly waiting: Set<string>;
  readonly positions: Map<string, Position>;
  readonly closed: ClosedPosition[];
  /** By customer and currency, in order of time. */
  readonly earnings: Map<string, Earned[]>;
  readonly events: Map<string, PositionEvent[]>;
  /** The stop-out price at which a position's holder got a message that it is near, by position. */
  readonly nearStopOutsAnnounced: Map<string, string>;
  /** What the last message to its holder said of the end of a position's contract, by position. */
  readonly contractEndsAnnounced: Map<string, string>;
  /** World ms of the last day end whose overnight charges and daily settlements are booked, by calendar. */
  readonly daysEnded: Map<CalendarId, number>;
  /** Oldest first, none into another: prices of the past are asked for too. */
  readonly halts: Map<InstrumentKey, readonly Halt[]>;
  auctionHours: AuctionHours;
  nextNumber: number;
}

export function createTradingState(): TradingState {
  return {
    orders: new Map(),
    waiting: new Set(),
    positions: new Map(),
    closed: [],
    earnings: new Map(),
    events: new Map(),
    nearStopOutsAnnounced: new Map(),
    contractEndsAnnounced: new Map(),
    daysEnded: new Map(),
    halts: new Map(),
    auctionHours: usualAuctionHours,
    nextNumber: 1,
  };
}

/** The part of the brokerage that trading needs. */
export interface TradingBrokerage {
  readonly market: Market;
  readonly ledger: Ledger;
  readonly trading: TradingState;
}

/** Enters an order in the books: it waits from now on. */
export function enterOrder({ trading }: TradingBrokerage, order: Order): void {
  trading.orders.set(order.id, order);
  setWaiting(trading, order, true);
}

/** Orders of one instrument that are accepted or being processed, oldest first. One that ends meanwhile is passed over. */
export function waitingOrdersIn({ trading }: TradingBrokerage, key: InstrumentKey): Generator<Order> {
  return ordersOf(trading, idsWaiting(trading, key));
}

/** Open positions in one instrument, oldest first. */
export function* positionsIn({ trading }: TradingBrokerage, key: InstrumentKey): Generator<Position> {
  for (const id of idsHeld(trading, key)) {
    const position = trading.positions.get(id);
    if (position !== undefined) yield position;
  }
}

function* ordersOf(trading: TradingState, ids: Iterable<string>): Generator<Order> {
  for (const id of ids) {
    const order = trading.orders.get(id);
    if (order !== undefined) yield order;
  }
}

/** @throws RangeError for an order that is not in the books. */
export function orderOf({ trading }: Pick<TradingBrokerage, 'trading'>, orderId: string): Order {
  const order = trading.orders.get(orderId);
  if (order === undefined) throw new RangeError(`no order "${orderId}"`);
  return order;
}

/** The instrument of an order or a position. @throws RangeError when the catalogue has it no more. */
export function instrumentOf(
  brokerage: TradingBrokerage,
  { key }: { readonly key: InstrumentKey },
): Instrument {
  return brokerage.market.instrument(key);
}

/** What of an order is not filled. */
export function restOf({ quantity, filled }: Pick<Order, 'quantity' | 'filled'>): Fixed {
  return quantity - filled.quantity;
}

/** A number that is never given twice, such as `O2611180007`: kind, day of the order, count. */
export function nextId(trading: TradingState, prefix: 'O' | 'P', at: number): string {
  const day = new Date(at).toISOString().slice(2, 10).replaceAll('-', '');
  const id = `${prefix}${day}${String(trading.nextNumber).padStart(4, '0')}`;
  trading.nextNumber += 1;
  return id;
}

/** Enters what happened in a position's history. */
export function record(
  { trading }: Pick<TradingBrokerage, 'trading'>,
  positionId: string,
  event: Omit<PositionEvent, 'id'>,
): PositionEvent {
  const events = trading.events.get(positionId) ?? [];
  const entered = { id: `${positionId}-E${events.length + 1}`, ...event };
  events.push(entered);
  trading.events.set(positionId, events);
  return entered;
}
