/** A position's figures at a price, each with its arithmetic. Pure. */
import { tradeDirection, type Decimal, type Position, type TradingTerms } from '@meridian/api';
import { step, unknownFigure, type Figure } from '#domain/figures.ts';
import { plainContract } from '#domain/contract.ts';
import { valueAt } from '#domain/fees.ts';
import { divide, moneyDecimals, multiply, one, roundHalfUp, subtract } from '#domain/money.ts';
import { favourableMove, isKnownDirection, profitAt, returnOnMargin } from '#domain/profit.ts';

type PositionStep =
  | 'lastPrice'
  | 'closePrice'
  | 'openPrice'
  | 'move'
  | 'quantity'
  | 'marketValue'
  | 'openValue'
  | 'leverage'
  | 'margin'
  | 'profit'
  | 'ratio'
  | 'fees'
  | 'net'
  | 'marginShare'
  | 'distance'
  | 'stopOut';
type PositionNote = 'averaged' | 'margin' | 'stopOut' | 'stopOutNever';
export type PositionFigure = Figure<PositionStep, PositionNote>;

export interface PositionFigures {
  /** Before fees; signed. */
  readonly profit: PositionFigure;
  /** Percent points of the margin; signed. */
  readonly ratio: PositionFigure;
  readonly marketValue: PositionFigure;
  readonly margin: PositionFigure;
  readonly stopOut: PositionFigure;
  /** Profit − fees paid; known once closed. */
  readonly net: PositionFigure;
}

/** `price` is the last one while the position is open, the closing price afterwards. */
export function positionFigures(
  position: Position,
  price: Decimal,
  terms: TradingTerms | null,
): PositionFigures {
  const isOpen = position.closeTimeTimestamp === null;
  const priceLabel = isOpen ? 'lastPrice' : 'closePrice';
  // A closed record is as the ledger booked it: a loss stops at the margin.
  const profit = isOpen ? profitAt(position, price, plainContract) : position.profit;
  const net = isOpen ? unknownFigure : netFigure(position);
  return {
    profit: profitFigure(position, price, profit, priceLabel),
    // Beside the hero: what stands there is before fees while open, after them once closed.
    ratio: ratioFigure(net.value === null ? ['profit', profit] : ['net', net.value], position.margin),
    marketValue: marketValueFigure(position, price, priceLabel),
    margin: marginFigure(position),
    stopOut: isOpen ? stopOutFigure(position, terms) : unknownFigure,
    net,
  };
}

function profitFigure(
  position: Position,
  price: Decimal,
  profit: Decimal,
  priceLabel: PositionStep,
): PositionFigure {
  if (!isKnownDirection(position.direction)) return { value: profit, steps: [], notes: [] };
  const now = step(priceLabel, 'price', price);
  const opened = step('openPrice', 'price', position.openPrice);
  const [from, less] = position.direction === tradeDirection.sell ? [opened, now] : [now, opened];
  return {
    value: profit,
    steps: [
      from,
      { ...less, operator: 'minus' },
      step('move', 'signedPrice', favourableMove(position, price), 'equals'),
      step('quantity', 'quantity', position.quantity, 'times'),
      step('profit', 'signedMoney', profit, 'equals'),
    ],
    notes: ['averaged'],
  };
}

function ratioFigure([label, profit]: readonly ['profit' | 'net', Decimal], margin: Decimal): PositionFigure {
  const value = returnOnMargin(profit, margin);
  if (value === null) return unknownFigure;
  return {
    value,
    steps: [
      step(label, 'signedMoney', profit),
      step('margin', 'money', margin, 'dividedBy'),
      step('ratio', 'signedPercent', value, 'equals'),
    ],
    notes: [],
  };
}

function marketValueFigure(position: Position, price: Decimal, priceLabel: PositionStep): PositionFigure {
  const value = valueAt(price, position.quantity, plainContract);
  return {
    value,
    steps: [
      step(priceLabel, 'price', price),
      step('quantity', 'quantity', position.quantity, 'times'),
      step('marketValue', 'money', value, 'equals'),
    ],
    notes: [],
  };
}

/** The margin is the sum of what each opening order put up, so it is told as booked, not worked out again. */
function marginFigure(position: Position): PositionFigure {
  return {
    value: position.margin,
    steps: [
      step('openValue', 'money', roundHalfUp(position.cost, moneyDecimals)),
      step('leverage', 'leverage', position.leverage, 'dividedBy'),
      step('margin', 'money', position.margin, 'equals'),
    ],
    notes: ['margin'],
  };
}

function stopOutFigure(position: Position, terms: TradingTerms | null): PositionFigure {
  if (position.stopOutPrice === null) return { value: null, steps: [], notes: ['stopOutNever'] };
  if (terms === null) return { value: position.stopOutPrice, steps: [], notes: ['stopOut'] };
  const marginShare = subtract(one, terms.maintenanceRate);
  const distance = divide(
    multiply(position.margin, marginShare),
    position.quantity,
    position.priceDecimals + 2,
    'half-up',
  );
  return {
    value: position.stopOutPrice,
    steps: [
      step('margin', 'money', position.margin),
      step('marginShare', 'rate', marginShare, 'times'),
      step('quantity', 'quantity', position.quantity, 'dividedBy'),
      step('distance', 'price', distance, 'equals'),
      step('openPrice', 'price', position.openPrice),
      step('stopOut', 'price', position.stopOutPrice, 'equals'),
    ],
    notes: ['stopOut'],
  };
}

function netFigure({ profit, handlingFee, sellProfit }: Position): PositionFigure {
  const value = sellProfit ?? subtract(profit, handlingFee);
  return {
    value,
    steps: [
      step('profit', 'signedMoney', profit),
      step('fees', 'money', handlingFee, 'minus'),
      step('net', 'signedMoney', value, 'equals'),
    ],
    notes: [],
  };
}
