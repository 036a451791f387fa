/** A position's figures at a price, each with its arithmetic. Pure. */
import { tradeDirection, type Decimal, type Position, type TradingTerms } from '@meridian/api';
import { exactValue, walletValue, type Contract } from '#domain/contract.ts';
import { rateSteps, sizeSteps, step, unknownFigure, type Figure, type Step } from '#domain/figures.ts';
import {
  add,
  compare,
  divide,
  isZero,
  moneyDecimals,
  multiply,
  one,
  roundHalfUp,
  subtract,
  zero,
} from '#domain/money.ts';
import {
  favourableMove,
  isKnownDirection,
  profitAt,
  returnOnMargin,
  settledProfitOfPart,
} from '#domain/profit.ts';
import type { Valuation } from './live.ts';

type PositionStep =
  | 'lastPrice'
  | 'closePrice'
  | 'openPrice'
  | 'move'
  | 'quantity'
  | 'contractSize'
  | 'exchangeRate'
  | 'settledProfit'
  | 'marketValue'
  | 'openValue'
  | 'leverage'
  | 'margin'
  | 'settledMargin'
  | 'profit'
  | 'ratio'
  | 'fees'
  | 'carried'
  | 'net'
  | 'marginShare'
  | 'distance'
  | 'stopOut';
type PositionNote = 'averaged' | 'margin' | 'marginExchanged' | 'stopOut' | 'stopOutNever';
export type PositionFigure = Figure<PositionStep, PositionNote>;

export interface PositionFigures {
  /** Before fees; signed. */
  readonly profit: PositionFigure;
  /** Percent points of the margin; signed. */
  readonly ratio: PositionFigure;
  readonly marketValue: PositionFigure;
  readonly margin: PositionFigure;
  readonly stopOut: PositionFigure;
  /** Profit − fees paid + what holding it cost and brought; known once closed. */
  readonly net: PositionFigure;
}

/**
 * `price` is the last one while the position is open, the closing price afterwards; `contract` how it becomes the wallet's
 * money at that time.
 */
export function positionFigures(
  position: Position,
  { price, contract }: Valuation,
  terms: TradingTerms | null,
): PositionFigures {
  const isOpen = position.closeTimeTimestamp === null;
  const priceLabel = isOpen ? 'lastPrice' : 'closePrice';
  // A closed record is as the ledger booked it: a loss stops at the margin.
  const at: At = { price, contract, priceLabel };
  const profit = isOpen ? profitAt(position, price, contract) : position.profit;
  const net = isOpen ? unknownFigure : netFigure(position);
  return {
    profit: profitFigure(position, profit, at),
    // Beside the hero, which is before fees while open, after them once closed.
    ratio: ratioFigure(net.value === null ? ['profit', profit] : ['net', net.value], position.margin),
    marketValue: marketValueFigure(position, at),
    margin: marginFigure(position),
    stopOut: isOpen ? stopOutFigure(position, terms) : unknownFigure,
    net,
  };
}

interface At extends Valuation {
  readonly priceLabel: PositionStep;
}

function profitFigure(
  position: Position,
  profit: Decimal,
  { price, contract, priceLabel }: At,
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
      ...sizeSteps(contract),
      ...(position.rate === null ? [] : exchanged(position, price, contract)),
      step('profit', 'signedMoney', profit, 'equals'),
    ],
    notes: ['averaged'],
  };
}

/** What it earned in the currency of the price, in cents, and the rate that it is booked at. */
function exchanged(
  position: Position,
  price: Decimal,
  contract: Contract,
): readonly Step<'settledProfit' | 'exchangeRate'>[] {
  const settled = settledProfitOfPart(position, position.quantity, price, contract);
  return [step('settledProfit', 'signedSettledMoney', settled, 'equals'), ...rateSteps(position, contract)];
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

function marketValueFigure(position: Position, { price, contract, priceLabel }: At): PositionFigure {
  const value = walletValue(price, position.quantity, contract);
  return {
    value,
    steps: [
      step(priceLabel, 'price', price),
      step('quantity', 'quantity', position.quantity, 'times'),
      ...sizeSteps(contract),
      ...rateSteps(position, contract),
      step('marketValue', 'money', value, 'equals'),
    ],
    notes: [],
  };
}

/** The margin is the sum of what each opening order put up, so it is shown as booked, not calculated again. */
function marginFigure(position: Position): PositionFigure {
  // It was exchanged at the rates of its opening, which are not stored.
  if (position.rate !== null) return { value: position.margin, steps: [], notes: ['marginExchanged'] };
  // Where margin was added the leverage is worked out of it, and rounded.
  if (position.openLeverage !== null && compare(position.openLeverage, position.leverage) !== 0)
    return { value: position.margin, steps: [], notes: ['margin'] };
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
  // A stop-out is a price: it counts with what was put up in the currency of the price, whatever the rates do since.
  const margin =
    position.rate === null
      ? step('margin', 'money' as const, position.margin)
      : step('settledMargin', 'settledMoney' as const, position.settlementMargin ?? openedMargin(position));
  const units = exactValue(one, position.quantity, position);
  const distance = divide(
    multiply(margin.number.value, marginShare),
    units,
    position.priceDecimals + 2,
    'half-up',
  );
  return {
    value: position.stopOutPrice,
    steps: [
      margin,
      step('marginShare', 'rate', marginShare, 'times'),
      step('quantity', 'quantity', position.quantity, 'dividedBy'),
      ...sizeSteps(position).map((size) => ({ ...size, operator: 'dividedBy' as const })),
      step('distance', 'price', distance, 'equals'),
      step('openPrice', 'price', position.openPrice),
      step('stopOut', 'price', position.stopOutPrice, 'equals'),
    ],
    notes: ['stopOut'],
  };
}

/** Σ value ÷ leverage. */
function openedMargin({ cost, leverage }: Position): Decimal {
  return divide(cost, leverage, moneyDecimals, 'half-up');
}

function netFigure({ profit, handlingFee, carried, sellProfit }: Position): PositionFigure {
  const value = sellProfit ?? add(subtract(profit, handlingFee), carried ?? zero);
  return {
    value,
    steps: [
      step('profit', 'signedMoney', profit),
      step('fees', 'money', handlingFee, 'minus'),
      ...(carried === null || isZero(carried)
        ? []
        : [step('carried' as const, 'signedMoney', carried, 'plus')]),
      step('net', 'signedMoney', value, 'equals'),
    ],
    notes: [],
  };
}
