/** What an order would cost and hold, each figure with its arithmetic. Estimates for a market order: the price moves until it fills. */
import { orderType, type Decimal, type TradingTerms } from '@meridian/api';
import { plainContract } from '#domain/contract.ts';
import { orderFee, valueAt } from '#domain/fees.ts';
import { buyingPower, orderMargin, settlementMargin, stopOut } from '#domain/margin.ts';
import {
  add,
  compare,
  isPositive,
  one,
  parseAmount,
  roundHalfUp,
  stepDecimals,
  subtract,
} from '#domain/money.ts';
import { step, unknownFigure, type Figure, type Step } from '#domain/figures.ts';
import { isShort, type TicketForm } from './form.ts';

/** What the market says now. */
export interface MarketData {
  /** Null before the first trade. */
  readonly lastPrice: Decimal | null;
  /** The instrument's tick. */
  readonly priceStep: Decimal;
}

export interface WalletState {
  readonly balance: Decimal;
  readonly usedBalance: Decimal;
}

/** Whose price the figures are worked out with. */
type PriceLabel = 'limitPrice' | 'lastPrice';

export type StepLabel =
  | PriceLabel
  | 'quantity'
  | 'value'
  | 'leverage'
  | 'margin'
  | 'feeRate'
  | 'feeByRate'
  | 'minFee'
  | 'fee'
  | 'total'
  | 'balance'
  | 'used'
  | 'buyingPower'
  | 'left'
  | 'marginShare'
  | 'distance'
  | 'stopOut';
type NoteLabel =
  | 'estimate'
  | 'limitPriceOrBetter'
  | 'minimumFee'
  | 'held'
  | 'stopOutImpossible'
  | 'stopOutLong'
  | 'stopOutShort';

export type TicketFigure = Figure<StepLabel, NoteLabel>;

export interface TicketSummary {
  readonly price: Decimal | null;
  readonly priceLabel: PriceLabel;
  readonly quantity: Decimal | null;
  readonly value: TicketFigure;
  readonly margin: TicketFigure;
  readonly fee: TicketFigure;
  /** Margin + fee: what has to be free in the wallet. */
  readonly total: TicketFigure;
  readonly buyingPower: TicketFigure;
  /** Buying power − total; negative when it does not suffice. */
  readonly left: TicketFigure;
  readonly stopOut: TicketFigure;
}

export function summarise(
  form: TicketForm,
  market: MarketData,
  terms: TradingTerms | null,
  wallet: WalletState | null,
): TicketSummary {
  const { price, priceLabel } = priceOf(form, market);
  const quantity = parseAmount(form.quantity);
  const free = buyingPowerFigure(wallet);
  if (price === null || quantity === null || !isPositive(price) || !isPositive(quantity)) {
    return { ...nothingKnown, price, priceLabel, quantity, buyingPower: free };
  }
  const order: Priced = { form, price, priceLabel, quantity };
  const value = valueFigure(order);
  const margin = marginFigure(order);
  const known = { price, priceLabel, quantity, value, margin, buyingPower: free };
  // A guessed fee is a false one: without the brokerage's terms the total is not known either.
  if (terms === null) return { ...nothingKnown, ...known };
  const fee = feeFigure(order, terms);
  const total = totalFigure(margin.value, fee.value);
  return {
    ...known,
    fee,
    total,
    left: leftFigure(free.value, total.value),
    stopOut: stopOutFigure(order, market, terms, margin.value),
  };
}

const nothingKnown = {
  value: unknownFigure,
  margin: unknownFigure,
  fee: unknownFigure,
  total: unknownFigure,
  left: unknownFigure,
  stopOut: unknownFigure,
} as const;

/**
 * A limit order reckons with its limit, a market order with the last price; and so does a short whose limit is below it,
 * since it sells at the limit or higher and needs the money for that.
 */
function priceOf(form: TicketForm, { lastPrice }: MarketData): Pick<TicketSummary, 'price' | 'priceLabel'> {
  if (form.orderType !== orderType.limit) return { price: lastPrice, priceLabel: 'lastPrice' };
  const limit = parseAmount(form.limitPrice);
  const sellsHigher =
    isShort(form.direction) && limit !== null && lastPrice !== null && compare(limit, lastPrice) < 0;
  return sellsHigher
    ? { price: lastPrice, priceLabel: 'lastPrice' }
    : { price: limit, priceLabel: 'limitPrice' };
}

/** An order that can be reckoned with. */
interface Priced {
  readonly form: TicketForm;
  readonly price: Decimal;
  readonly priceLabel: PriceLabel;
  readonly quantity: Decimal;
}
type Known = TicketFigure & { readonly value: Decimal };

/** Price × quantity: how the value, the margin and the fee begin. */
const priceTimesQuantity = ({ price, priceLabel, quantity }: Priced): readonly Step<StepLabel>[] => [
  step(priceLabel, 'price', price),
  step('quantity', 'quantity', quantity, 'times'),
];

function valueFigure(order: Priced): Known {
  const value = valueAt(order.price, order.quantity, plainContract);
  return {
    value,
    steps: [...priceTimesQuantity(order), step('value', 'money', value, 'equals')],
    notes: [order.priceLabel === 'limitPrice' ? 'limitPriceOrBetter' : 'estimate'],
  };
}

function marginFigure(order: Priced): Known {
  const margin = orderMargin(order.price, order.quantity, order.form.leverage, plainContract);
  return {
    value: margin,
    steps: [
      ...priceTimesQuantity(order),
      step('leverage', 'leverage', order.form.leverage, 'dividedBy'),
      step('margin', 'money', margin, 'equals'),
    ],
    notes: ['held'],
  };
}

function feeFigure(order: Priced, terms: TradingTerms): Known {
  const { fee, byRate, isMinimum } = orderFee(order.price, order.quantity, terms, plainContract);
  return {
    value: fee,
    steps: [
      ...priceTimesQuantity(order),
      step('feeRate', 'rate', terms.feeRate, 'times'),
      step(isMinimum ? 'feeByRate' : 'fee', 'money', byRate, 'equals'),
      ...(isMinimum ? [step('minFee', 'money', fee)] : []),
    ],
    notes: isMinimum ? ['minimumFee'] : [],
  };
}

function totalFigure(margin: Decimal, fee: Decimal): Known {
  const total = add(margin, fee);
  return {
    value: total,
    steps: [
      step('margin', 'money', margin),
      step('fee', 'money', fee, 'plus'),
      step('total', 'money', total, 'equals'),
    ],
    notes: [],
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

function leftFigure(free: Decimal | null, total: Decimal): TicketFigure {
  if (free === null) return unknownFigure;
  const left = subtract(free, total);
  return {
    value: left,
    steps: [
      step('buyingPower', 'money', free),
      step('total', 'money', total, 'minus'),
      step('left', 'money', left, 'equals'),
    ],
    notes: [],
  };
}

function stopOutFigure(
  order: Priced,
  market: MarketData,
  terms: TradingTerms,
  margin: Decimal,
): TicketFigure {
  const { direction, leverage } = order.form;
  const result = stopOut({
    direction,
    openPrice: order.price,
    quantity: order.quantity,
    leverage,
    contract: plainContract,
    settlementMargin: settlementMargin(order.price, order.quantity, leverage, plainContract),
    maintenanceRate: terms.maintenanceRate,
    priceStep: market.priceStep,
  });
  if (result === null) return { value: null, steps: [], notes: ['stopOutImpossible'] };
  return {
    value: result.price,
    steps: [
      step('margin', 'money', margin),
      step('marginShare', 'rate', subtract(one, terms.maintenanceRate), 'times'),
      step('quantity', 'quantity', order.quantity, 'dividedBy'),
      step('distance', 'price', roundHalfUp(result.distance, stepDecimals(market.priceStep) + 2), 'equals'),
      step(order.priceLabel, 'price', order.price),
      step('stopOut', 'price', result.price, 'equals'),
    ],
    notes: [isShort(direction) ? 'stopOutShort' : 'stopOutLong'],
  };
}

/** Whether the market is already where the limit wants it: the order is then filled at once, at the market's price. */
export function limitFillsAtOnce(form: TicketForm, lastPrice: Decimal | null): boolean {
  const limit = form.orderType === orderType.limit ? parseAmount(form.limitPrice) : null;
  if (limit === null || lastPrice === null || !isPositive(limit)) return false;
  const order = compare(limit, lastPrice);
  return isShort(form.direction) ? order <= 0 : order >= 0;
}
