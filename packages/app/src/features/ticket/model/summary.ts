/** What an order would cost and hold, each figure with its arithmetic. Estimates for a market order: the price moves until it fills. */
import { orderType, type Decimal, type TradingTerms } from '@meridian/api';
import { plainContract } from '#domain/contract.ts';
import { orderFee, valueAt } from '#domain/fees.ts';
import { buyingPower, orderMargin, settlementMargin, stopOut } from '#domain/margin.ts';
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
import { step, unknownFigure, type Figure, type Step } from '#domain/figures.ts';
import { isShort, type TicketForm } from './form.ts';
import { priceOf, type PriceLabel } from './order-price.ts';

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
  | 'marginAndFee'
  | 'mostLost'
  | 'lossAtStopOut'
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
  | 'stopOutShort'
  | 'mostLost'
  | 'lossAtStopOut'
  | 'priceRoom';

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
  terms: TradingTerms | null,
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
  if (price === null || quantity === null || !isPositive(price) || !isPositive(quantity)) {
    return { ...nothingKnown, ...labels, price, quantity, buyingPower: free };
  }
  const order: Priced = { form, price, priceLabel, quantity };
  const value = valueFigure(order);
  const margin = marginFigure(order);
  const known = { ...labels, price, quantity, value, margin, buyingPower: free };
  // A guessed fee is a false one: without the brokerage's terms the total is not known either.
  if (terms === null) return { ...nothingKnown, ...known };
  const fee = feeFigure(order, terms);
  const total = totalFigure(margin.value, fee.value, labels.totalLabel);
  return {
    ...known,
    fee,
    total,
    mostLost: mostLostFigure(order, terms, margin.value, fee.value),
    left: leftFigure(free.value, total, form),
    stopOut: stopOutFigure(order, market, terms, margin.value),
  };
}

const nothingKnown = {
  value: unknownFigure,
  margin: unknownFigure,
  fee: unknownFigure,
  total: unknownFigure,
  mostLost: unknownFigure,
  left: unknownFigure,
  stopOut: unknownFigure,
} as const;

/** Bought without leverage: the whole value is paid, and no more than that can be lost. */
export function isAllPaid({ direction, leverage }: Pick<TicketForm, 'direction' | 'leverage'>): boolean {
  return !isShort(direction) && compare(leverage, one) <= 0;
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

function totalFigure(margin: Decimal, fee: Decimal, label: 'total' | 'marginAndFee' | 'mostLost'): Known {
  const total = add(margin, fee);
  return {
    value: total,
    steps: [
      step(label === 'marginAndFee' ? 'margin' : 'value', 'money', margin),
      step('fee', 'money', fee, 'plus'),
      step(label, 'money', total, 'equals'),
    ],
    notes: label === 'mostLost' ? ['mostLost'] : [],
  };
}

function mostLostFigure({ form }: Priced, terms: TradingTerms, margin: Decimal, fee: Decimal): Known {
  if (isAllPaid(form)) return totalFigure(margin, fee, 'mostLost');
  const share = subtract(one, terms.maintenanceRate);
  const value = add(roundHalfUp(multiply(margin, share), moneyDecimals), fee);
  return {
    value,
    steps: [
      step('margin', 'money', margin),
      step('marginShare', 'rate', share, 'times'),
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

function leftFigure(free: Decimal | null, total: Known, form: TicketForm): TicketFigure {
  if (free === null) return unknownFigure;
  const left = subtract(free, total.value);
  return {
    value: left,
    steps: [
      step('buyingPower', 'money', free),
      step(isAllPaid(form) ? 'total' : 'marginAndFee', 'money', total.value, 'minus'),
      step('left', 'money', left, 'equals'),
    ],
    notes: form.share === 'max' && form.orderType !== orderType.limit ? ['priceRoom'] : [],
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
