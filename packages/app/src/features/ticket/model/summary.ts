/** What an order would cost and hold, each figure with its arithmetic. Estimates for a market order: the price moves until it fills. */
import { orderType, type Decimal } from '@meridian/api';
import { bookPrice } from '#domain/book.ts';
import { amountsOf, chargeDeal, priceDeal, type ChargedDeal, type Deal } from '#domain/deal.ts';
import { feeSteps, partsOfFee, type FeePart } from '#domain/fee-steps.ts';
import { valueAt, type OrderTerms } from '#domain/fees.ts';
import { buyingPower, stopOut } from '#domain/margin.ts';
import {
  add,
  compare,
  isPositive,
  moneyDecimals,
  multiply,
  one,
  parseAmount,
  roundHalfUp,
  stepDecimals,
  subtract,
} from '#domain/money.ts';
import { rateSteps, sizeSteps, step, unknownFigure, type Step } from '#domain/figures.ts';
import { averageFigure, priceThrough } from './average.ts';
import { isShort, type TicketForm } from './form.ts';
import { contractNow, levelsFor, type MarketData } from './market.ts';
import { noteOfPrice, priceOf, type PriceLabel } from './order-price.ts';
import type { StepLabel, TicketFigure } from './ticket-figure.ts';

export interface WalletState {
  readonly balance: Decimal;
  readonly usedBalance: Decimal;
}

export interface TicketSummary {
  readonly price: Decimal | null;
  readonly priceLabel: PriceLabel;
  readonly quantity: Decimal | null;
  /** False where the backend does not say what the price is counted with: nothing can be estimated then. */
  readonly isContractKnown: boolean;
  /** The order with its price, which every figure below is read from; null while something it is made of is not known. */
  readonly deal: Deal | null;
  /** Of a market order through the book; null where there is none. */
  readonly average: TicketFigure | null;
  readonly value: TicketFigure;
  readonly margin: TicketFigure;
  readonly fee: TicketFigure;
  /** What the fee consists of, where that is more than one thing. */
  readonly feeParts: readonly FeePart[];
  /** Margin + fee: what has to be free in the wallet. */
  readonly total: TicketFigure;
  /** What the total is called: paid for good, or put up and given back. */
  readonly totalLabel: 'total' | 'marginAndFee';
  /**
   * The total where nothing more than what was paid can be lost; else the loss at which the brokerage closes, with the fee.
   * A price that jumps past the stop-out can take more, up to the margin.
   */
  readonly mostLost: TicketFigure;
  readonly mostLostLabel: 'mostLost' | 'lossAtStopOut';
  readonly buyingPower: TicketFigure;
  /** Buying power − total; negative when it does not suffice. */
  readonly left: TicketFigure;
  readonly stopOut: TicketFigure;
}

export function summarise(
  form: TicketForm,
  market: MarketData,
  terms: OrderTerms | null,
  wallet: WalletState | null,
): TicketSummary {
  const { price, priceLabel } = priceOf(form, market);
  const quantity = parseAmount(form.quantity);
  const free = buyingPowerFigure(wallet);
  const labels = {
    priceLabel,
    totalLabel: isAllPaid(form) ? 'total' : 'marginAndFee',
    mostLostLabel: isAllPaid(form) ? 'mostLost' : 'lossAtStopOut',
  } as const;
  const contract = contractNow(market);
  const isContractKnown = contract !== null;
  const known = { ...nothingKnown, ...labels, price, quantity, isContractKnown, buyingPower: free };
  if (!isContractKnown || price === null || quantity === null) return known;
  if (!isPositive(price) || !isPositive(quantity)) return known;
  const { direction, leverage } = form;
  const book = bookPrice(levelsFor(form, market), quantity, price);
  const through = book === null || book.levels < 2 ? null : priceThrough(book, quantity, market);
  const deal = priceDeal({ direction, price, quantity, leverage, contract, ...through });
  const order: Priced = { deal, form, priceLabel: through ? 'averagePrice' : priceLabel, market };
  const average = book && averageFigure(deal, book);
  const withoutTerms = { ...known, deal, average, value: valueFigure(order), margin: marginFigure(order) };
  // A guessed fee is a false one: without the brokerage's terms the total is not known either.
  if (terms === null) return withoutTerms;
  const charged = chargeDeal(deal, terms);
  return {
    ...withoutTerms,
    fee: feeFigure(order, charged, terms),
    feeParts: partsOfFee(charged),
    total: totalFigure(charged, labels.totalLabel),
    mostLost: mostLostFigure(charged, terms),
    left: leftFigure(free.value, charged, form),
    stopOut: stopOutFigure(order, terms),
  };
}

const nothingKnown = {
  deal: null,
  average: null,
  value: unknownFigure,
  margin: unknownFigure,
  fee: unknownFigure,
  feeParts: [],
  total: unknownFigure,
  mostLost: unknownFigure,
  left: unknownFigure,
  stopOut: unknownFigure,
} as const;

/** Bought without leverage: the whole value is paid, and no more than that can be lost. */
export function isAllPaid({ direction, leverage }: Pick<TicketForm, 'direction' | 'leverage'>): boolean {
  return !isShort(direction) && compare(leverage, one) <= 0;
}

/** An order that is priced, and where its numbers come from. */
interface Priced {
  readonly deal: Deal;
  readonly form: TicketForm;
  readonly priceLabel: PriceLabel | 'averagePrice';
  readonly market: MarketData;
}
type Known = TicketFigure & { readonly value: Decimal };

/** Price × quantity × contract size: how the value, the margin and the fee begin. */
const settledSteps = ({ deal, priceLabel }: Priced): readonly Step<StepLabel>[] => [
  ...(deal.sum === undefined
    ? [step(priceLabel, 'price', deal.price), step('quantity', 'quantity', deal.quantity, 'times')]
    : [step('bookSum', 'price', deal.sum)]),
  ...sizeSteps(deal.contract),
];

const exchangeSteps = ({ deal, market: { contract } }: Priced): readonly Step<StepLabel>[] =>
  contract === null ? [] : rateSteps(contract, deal.contract);

function valueFigure(order: Priced): Known {
  const { contract, value } = order.deal;
  const { price, quantity } = amountsOf(order.deal);
  const exchange = exchangeSteps(order);
  const settled = valueAt(price, quantity, contract);
  return {
    value,
    steps: [
      ...settledSteps(order),
      ...(exchange.length === 0
        ? []
        : [step('settledValue', 'settledMoney', settled, 'equals'), ...exchange]),
      step('value', 'money', value, 'equals'),
    ],
    notes: [noteOfPrice[order.priceLabel]],
  };
}

function marginFigure(order: Priced): Known {
  const { leverage, margin } = order.deal;
  return {
    value: margin,
    steps: [
      ...settledSteps(order),
      ...exchangeSteps(order),
      step('leverage', 'leverage', leverage, 'dividedBy'),
      step('margin', 'money', margin, 'equals'),
    ],
    notes: ['held'],
  };
}

function feeFigure(order: Priced, charged: ChargedDeal, terms: OrderTerms): Known {
  return {
    value: charged.fee,
    steps: [...settledSteps(order), ...exchangeSteps(order), ...feeSteps(charged, terms)],
    notes: charged.isMinimum ? ['minimumFee'] : [],
  };
}

function totalFigure(
  { margin, fee, cost }: ChargedDeal,
  label: 'total' | 'marginAndFee' | 'mostLost',
): Known {
  return {
    value: cost,
    steps: [
      step(label === 'marginAndFee' ? 'margin' : 'value', 'money', margin),
      step('fee', 'money', fee, 'plus'),
      step(label, 'money', cost, 'equals'),
    ],
    notes: label === 'mostLost' ? ['mostLost'] : [],
  };
}

function mostLostFigure(deal: ChargedDeal, terms: OrderTerms): Known {
  if (isAllPaid(deal)) return totalFigure(deal, 'mostLost');
  const { margin, fee } = deal;
  const mayBeLost = subtract(one, terms.maintenanceRate);
  const value = add(roundHalfUp(multiply(margin, mayBeLost), moneyDecimals), fee);
  return {
    value,
    steps: [
      step('margin', 'money', margin),
      step('marginShare', 'rate', mayBeLost, 'times'),
      step('fee', 'money', fee, 'plus'),
      step('lossAtStopOut', 'money', value, 'equals'),
    ],
    notes: ['lossAtStopOut'],
  };
}

function buyingPowerFigure(wallet: WalletState | null): TicketFigure {
  if (wallet === null) return unknownFigure;
  const value = buyingPower(wallet);
  return {
    value,
    steps: [
      step('balance', 'money', wallet.balance),
      step('used', 'money', wallet.usedBalance, 'minus'),
      step('buyingPower', 'money', value, 'equals'),
    ],
    notes: [],
  };
}

function leftFigure(free: Decimal | null, { cost }: ChargedDeal, form: TicketForm): TicketFigure {
  if (free === null) return unknownFigure;
  const left = subtract(free, cost);
  return {
    value: left,
    steps: [
      step('buyingPower', 'money', free),
      step(isAllPaid(form) ? 'total' : 'marginAndFee', 'money', cost, 'minus'),
      step('left', 'money', left, 'equals'),
    ],
    notes: form.percent === 'max' && form.orderType !== orderType.limit ? ['priceRoom'] : [],
  };
}

function stopOutFigure({ deal, priceLabel, market }: Priced, terms: OrderTerms): TicketFigure {
  const { direction, price, quantity, margin, settlementMargin, contract } = deal;
  const { maintenanceRate } = terms;
  const { priceStep } = market;
  const opened = deal.sum && multiply(deal.sum, contract.contractSize);
  const result = stopOut({ ...deal, openPrice: price, maintenanceRate, priceStep, opened });
  if (result === null) return { value: null, steps: [], notes: ['stopOutImpossible'] };
  const isExchanged = market.contract !== null && market.contract.rate !== null;
  return {
    value: result.price,
    steps: [
      isExchanged ? step('settledMargin', 'settledMoney', settlementMargin) : step('margin', 'money', margin),
      step('marginShare', 'rate', subtract(one, maintenanceRate), 'times'),
      step('quantity', 'quantity', quantity, 'dividedBy'),
      ...sizeSteps(contract, 'dividedBy'),
      step('distance', 'price', roundHalfUp(result.distance, stepDecimals(priceStep) + 2), 'equals'),
      step(priceLabel, 'price', price),
      step('stopOut', 'price', result.price, 'equals'),
    ],
    notes: [isShort(direction) ? 'stopOutShort' : 'stopOutLong'],
  };
}
