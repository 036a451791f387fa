/** What closing would bring, each figure with its arithmetic; what a filled closing came to. Pure. */
import { orderType, type Decimal, type Order, type Position } from '@meridian/api';
import { bookPrice } from '#domain/book.ts';
import { contractOf, toWallet } from '#domain/contract.ts';
import { chargeDeal, closeDeal, priceDeal, type ChargedDeal, type Deal } from '#domain/deal.ts';
import { feeSteps, partsOfFee, type FeePart, type FeeStepLabel } from '#domain/fee-steps.ts';
import type { OrderTerms } from '#domain/fees.ts';
import { rateSteps, sizeSteps, step, unknownFigure, type Figure, type Step } from '#domain/figures.ts';
import {
  compare,
  isPositive,
  largest,
  moneyDecimals,
  multiply,
  negate,
  parseAmount,
  roundHalfUp,
} from '#domain/money.ts';
import {
  favourableMove,
  isKnownDirection,
  profitOfPart,
  settledProfitOfPart,
  settledProfitOfSum,
  share,
} from '#domain/profit.ts';
import type { ShownBook } from '#platform/live/use-book.ts';
import { averageFigure, priceThrough, type AverageLabel, type AverageNote } from '../model/average.ts';
import { levelsForClosing } from '../model/market.ts';
import { closeQuantity, type CloseForm } from './close-form.ts';
import { isShort } from '../model/form.ts';

export type CloseStep =
  | AverageLabel
  | 'closePrice'
  | 'bookValue'
  | 'openValue'
  | 'openPrice'
  | 'move'
  | 'contractSize'
  | 'exchangeRate'
  | 'settledProfit'
  | 'profit'
  | 'margin'
  | 'positionQuantity'
  | 'marginBack'
  | FeeStepLabel
  | 'proceeds'
  | 'openFees'
  | 'net';
type CloseNote = AverageNote | 'estimate' | 'limitPriceOrBetter' | 'minimumFee' | 'lossCapped' | 'openFees';
export type CloseFigure = Figure<CloseStep, CloseNote>;

export interface CloseSummary {
  readonly quantity: Decimal | null;
  readonly price: Decimal | null;
  /** At the market through the book; null where there is none. */
  readonly average: CloseFigure | null;
  /** Before fees; a loss never exceeds the margin. */
  readonly profit: CloseFigure;
  /** The part of the margin that is given back. Not negative. */
  readonly marginBack: CloseFigure;
  readonly fee: CloseFigure;
  /** What the fee consists of, where that is more than one thing. */
  readonly feeParts: readonly FeePart[];
  /** Margin back + profit − fee: what the wallet's free money gains. */
  readonly proceeds: CloseFigure;
  /** Profit − closing fee − this part's opening fees: what the whole trade came to. */
  readonly net: CloseFigure;
}

/** What the market says while a closing is filled in. */
export interface CloseMarket {
  readonly lastPrice: Decimal | null;
  /** What no other closing order has claimed yet. */
  readonly closable: Decimal;
  /** The newest price of the pair that exchanges the position's money; not read where nothing is exchanged. */
  readonly pairPrice: Decimal;
  /** The instrument's tick. */
  readonly priceStep: Decimal;
  /** Orders that wait, where the class has a book and the market is open. */
  readonly book?: ShownBook | null;
}

export function summariseClose(
  form: CloseForm,
  position: Position,
  market: CloseMarket,
  terms: OrderTerms | null,
): CloseSummary {
  const quantity = closeQuantity(form, market.closable);
  const price = form.orderType === orderType.limit ? parseAmount(form.limitPrice) : market.lastPrice;
  const nothing = {
    average: null,
    profit: unknownFigure,
    marginBack: unknownFigure,
    fee: unknownFigure,
    feeParts: [],
    proceeds: unknownFigure,
    net: unknownFigure,
  };
  if (quantity === null || price === null || !isPositive(quantity) || !isPositive(price))
    return { quantity, price, ...nothing };

  const { direction, leverage } = position;
  const contract = contractOf(position, price, market.pairPrice);
  const marginBack = marginFigure(position, quantity);
  // Which way a price would have to go for a profit, only the server knows.
  if (!isKnownDirection(direction)) return { ...nothing, quantity, price, marginBack };
  const levels = levelsForClosing(form.orderType, direction, market.book);
  const book = bookPrice(levels, quantity, price);
  const through = book === null || book.levels < 2 ? null : priceThrough(book, quantity, market);
  const deal = priceDeal({ direction, price, quantity, leverage, contract, ...through });
  const average = book && averageFigure(deal, book);
  const closing: Closing = { position, deal };
  const profit = profitFigure(closing, marginBack.value);
  if (terms === null) return { ...nothing, quantity, price, average, profit, marginBack };
  const charged = chargeDeal(deal, terms);
  const fee = feeFigure(closing, charged, terms);
  const openFees = share(position.handlingFee, quantity, position.quantity);
  const parts = { margin: marginBack.value, profit: profit.value, fee: fee.value, openFees };
  const { proceeds, net } = closeDeal(parts);
  return {
    quantity,
    price,
    average,
    profit,
    marginBack,
    fee,
    feeParts: partsOfFee(charged),
    proceeds: {
      value: proceeds,
      steps: [
        step('marginBack', 'money', marginBack.value),
        step('profit', 'signedMoney', profit.value, 'plus'),
        step('fee', 'money', fee.value, 'minus'),
        step('proceeds', 'signedMoney', proceeds, 'equals'),
      ],
      notes: [form.orderType === orderType.limit ? 'limitPriceOrBetter' : 'estimate'],
    },
    net: {
      value: net,
      steps: [
        step('profit', 'signedMoney', profit.value),
        step('openFees', 'money', openFees, 'minus'),
        step('fee', 'money', fee.value, 'minus'),
        step('net', 'signedMoney', net, 'equals'),
      ],
      notes: ['openFees'],
    },
  };
}

interface Closing {
  readonly position: Position;
  readonly deal: Deal;
}
type Known = CloseFigure & { readonly value: Decimal };

function marginFigure(position: Position, quantity: Decimal): Known {
  const value = share(position.margin, quantity, position.quantity);
  return {
    value,
    steps: [
      step('margin', 'money', position.margin),
      step('quantity', 'quantity', quantity, 'times'),
      step('positionQuantity', 'quantity', position.quantity, 'dividedBy'),
      step('marginBack', 'money', value, 'equals'),
    ],
    notes: [],
  };
}

function profitFigure({ position, deal }: Closing, marginBack: Decimal): Known {
  const { contract } = deal;
  const settled = settledProfit(position, deal);
  const exact = toWallet(settled, contract.rate);
  const value = largest(exact, negate(marginBack));
  return {
    value,
    steps: [
      ...(deal.sum === undefined ? stepsOfPrice(position, deal) : stepsOfSum(position, deal, deal.sum)),
      ...(position.rate === null
        ? []
        : [
            step('settledProfit', 'signedSettledMoney' as const, settled, 'equals' as const),
            ...rateSteps(position, contract),
          ]),
      step('profit', 'signedMoney', value, 'equals'),
    ],
    notes: compare(exact, value) === 0 ? [] : ['lossCapped'],
  };
}

/** At one price: the move × the quantity. */
function stepsOfPrice(position: Position, { quantity, price, contract }: Deal): readonly Step<CloseStep>[] {
  const prices = [step('closePrice', 'price', price), step('openPrice', 'price', position.openPrice)];
  const [from, less] = isShort(position.direction) ? prices.toReversed() : prices;
  return [
    ...(from && less ? [from, { ...less, operator: 'minus' as const }] : []),
    step('move', 'signedPrice', favourableMove(position, price), 'equals'),
    step('quantity', 'quantity', quantity, 'times'),
    ...sizeSteps(contract),
  ];
}

/** Through the book: what the levels bring less what the part was opened for, or the other way round for a short. */
function stepsOfSum(
  position: Position,
  { quantity, contract }: Deal,
  sum: Decimal,
): readonly Step<CloseStep>[] {
  const values = [
    step('bookValue', 'settledMoney', roundHalfUp(multiply(sum, contract.contractSize), moneyDecimals)),
    step('openValue', 'settledMoney', share(position.cost, quantity, position.quantity)),
  ];
  const [from, less] = isShort(position.direction) ? values.toReversed() : values;
  return from && less ? [from, { ...less, operator: 'minus' as const }] : [];
}

const settledProfit = (position: Position, { quantity, price, contract, sum }: Deal): Decimal =>
  sum === undefined
    ? settledProfitOfPart(position, quantity, price, contract)
    : settledProfitOfSum(position, quantity, sum, contract);

function feeFigure({ position }: Closing, charged: ChargedDeal, terms: OrderTerms): Known {
  const { price, quantity, contract, isMinimum } = charged;
  return {
    value: charged.fee,
    steps: [
      ...(charged.sum === undefined
        ? [
            step('closePrice', 'price' as const, price),
            step('quantity', 'quantity' as const, quantity, 'times' as const),
          ]
        : [step('bookSum', 'price' as const, charged.sum)]),
      ...sizeSteps(contract),
      ...rateSteps(position, contract),
      ...feeSteps(charged, terms),
    ],
    notes: isMinimum ? ['minimumFee'] : [],
  };
}

export interface CloseResult {
  /** Before fees; a loss never exceeds the margin. */
  readonly profit: Decimal | null;
  readonly proceeds: Decimal | null;
  readonly net: Decimal | null;
}

const unknownResult: CloseResult = { profit: null, proceeds: null, net: null };

/**
 * What a filled closing came to: `position` as it was before, `price` what it was filled at. The profit is what was booked,
 * where the order gives it; else it is worked out, at the rate of now. Null where it is not given and it is not known which way
 * the position was opened: a loss would be shown as a profit.
 */
export function closeResult(
  order: Pick<Order, 'quantity' | 'margin' | 'handlingFee' | 'profit'>,
  position: Position,
  price: Decimal,
  pairPrice: Decimal,
): CloseResult {
  const contract = contractOf(position, price, pairPrice);
  if (order.profit === null && !isKnownDirection(position.direction)) return unknownResult;
  const profit = order.profit ?? cappedProfit(position, { ...order, price, contract });
  const openFees = share(position.handlingFee, order.quantity, position.quantity);
  const { margin, handlingFee: fee } = order;
  return { profit, ...closeDeal({ margin, profit, fee, openFees }) };
}

/** What closing a part earns before fees: a loss never exceeds its margin. */
function cappedProfit(
  position: Position,
  { quantity, price, contract, margin }: Pick<Deal, 'quantity' | 'price' | 'contract' | 'margin'>,
): Decimal {
  return largest(profitOfPart(position, quantity, price, contract), negate(margin));
}
