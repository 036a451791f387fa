/** Closing a position, whole or in part: the form, what it would bring, what stands against it. Pure. */
import { orderType, type Decimal, type OrderType, type Position, type TradingTerms } from '@meridian/api';
import * as v from 'valibot';
import { orderFee } from '../../../domain/fees.ts';
import { add, compare, isOnStep, isPositive, largest, negate, parseAmount, subtract, typeAmount } from '../../../domain/money.ts';
import { favourableMove, floatingProfit, share } from '../../../domain/profit.ts';
import type { Trading } from '../../../domain/sessions.ts';
import { checkLimitPrice, type TicketProblem } from './check.ts';
import { unknownFigure, type Figure, type Operator, type Quantity, type Step } from './figures.ts';
import { isShort, nudge } from './form.ts';
import { edited, intentOf, type Intent } from './intent.ts';

export interface CloseForm {
  readonly orderType: OrderType;
  readonly limitPrice: string;
  /** All that can be closed, whatever that is by then, or the part that is typed. */
  readonly amount: 'all' | 'part';
  readonly part: string;
}

export type CloseEvent =
  | { readonly type: 'orderTypeChosen'; readonly orderType: OrderType; readonly suggestion: Decimal | null }
  | { readonly type: 'limitPriceTyped'; readonly text: string; readonly decimals: number }
  | { readonly type: 'limitPriceNudged'; readonly by: 1 | -1; readonly step: Decimal }
  | { readonly type: 'amountChosen'; readonly amount: CloseForm['amount'] }
  | { readonly type: 'partTyped'; readonly text: string; readonly decimals: number }
  | { readonly type: 'partNudged'; readonly by: 1 | -1; readonly step: Decimal };

const emptyCloseForm: CloseForm = { orderType: orderType.market, limitPrice: '', amount: 'all', part: '' };
export const emptyCloseIntent: Intent<CloseForm> = { form: emptyCloseForm, clientOrderId: null, sentAt: null };

export const closeIntent = intentOf(
  v.object({
    orderType: v.picklist(Object.values(orderType)),
    limitPrice: v.pipe(v.string(), v.maxLength(40)),
    amount: v.picklist(['all', 'part']),
    part: v.pipe(v.string(), v.maxLength(40)),
  }),
);

export function reduceClose(form: CloseForm, event: CloseEvent): CloseForm {
  switch (event.type) {
    case 'orderTypeChosen': {
      const isUnpriced = event.orderType === orderType.limit && form.limitPrice === '';
      return { ...form, orderType: event.orderType, limitPrice: isUnpriced ? (event.suggestion ?? '') : form.limitPrice };
    }
    case 'limitPriceTyped':
      return { ...form, limitPrice: typeAmount(event.text, event) ?? form.limitPrice };
    case 'limitPriceNudged':
      return { ...form, limitPrice: nudge(form.limitPrice, event.by, event.step) };
    case 'amountChosen':
      return { ...form, amount: event.amount };
    case 'partTyped':
      return { ...form, part: typeAmount(event.text, event) ?? form.part };
    case 'partNudged':
      return { ...form, part: nudge(form.part, event.by, event.step) };
  }
}

export function editedClose(intent: Intent<CloseForm>, form: CloseForm): Intent<CloseForm> {
  return edited(intent, form, isSameClose);
}

function isSameClose(a: CloseForm, b: CloseForm): boolean {
  return a.orderType === b.orderType && a.limitPrice === b.limitPrice && a.amount === b.amount && a.part === b.part;
}

export type CloseStep =
  | 'closePrice'
  | 'openPrice'
  | 'move'
  | 'quantity'
  | 'profit'
  | 'margin'
  | 'positionQuantity'
  | 'marginBack'
  | 'feeRate'
  | 'feeByRate'
  | 'minFee'
  | 'fee'
  | 'proceeds'
  | 'openFees'
  | 'net';
export type CloseNote = 'estimate' | 'limitPriceOrBetter' | 'minimumFee' | 'lossCapped' | 'openFees';
export type CloseFigure = Figure<CloseStep, CloseNote>;

export interface CloseSummary {
  readonly quantity: Decimal | null;
  readonly price: Decimal | null;
  /** Before fees; a loss never exceeds the margin. */
  readonly profit: CloseFigure;
  /** The part of the margin that is given back. Not negative. */
  readonly marginBack: CloseFigure;
  readonly fee: CloseFigure;
  /** Margin back + profit − fee: what the wallet's free money gains. */
  readonly proceeds: CloseFigure;
  /** Profit − closing fee − this part's opening fees: what the whole trade came to. */
  readonly net: CloseFigure;
}

const step = (label: CloseStep, as: Quantity['as'], value: Decimal, operator?: Operator): Step<CloseStep> => ({
  label,
  number: { as, value },
  ...(operator && { operator }),
});

/** `closable` is what no other closing order has claimed yet. */
export function closeQuantity(form: CloseForm, closable: Decimal): Decimal | null {
  return form.amount === 'all' ? closable : parseAmount(form.part);
}

export function summariseClose(
  form: CloseForm,
  position: Position,
  market: { readonly lastPrice: Decimal | null; readonly closable: Decimal },
  terms: TradingTerms | null,
): CloseSummary {
  const quantity = closeQuantity(form, market.closable);
  const price = form.orderType === orderType.limit ? parseAmount(form.limitPrice) : market.lastPrice;
  const nothing = { profit: unknownFigure, marginBack: unknownFigure, fee: unknownFigure, proceeds: unknownFigure, net: unknownFigure };
  if (quantity === null || price === null || !isPositive(quantity) || !isPositive(price)) return { quantity, price, ...nothing };

  const closing: Closing = { form, position, quantity, price };
  const marginBack = marginFigure(closing);
  const profit = profitFigure(closing, marginBack.value);
  if (terms === null) return { ...nothing, quantity, price, profit, marginBack };
  const fee = feeFigure(closing, terms);
  const proceeds = subtract(add(marginBack.value, profit.value), fee.value);
  const openFees = share(position.handlingFee, quantity, position.quantity);
  const net = subtract(profit.value, add(openFees, fee.value));
  return {
    quantity,
    price,
    profit,
    marginBack,
    fee,
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
  readonly form: CloseForm;
  readonly position: Position;
  readonly quantity: Decimal;
  readonly price: Decimal;
}
type Known = CloseFigure & { readonly value: Decimal };

function marginFigure({ position, quantity }: Closing): Known {
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

function profitFigure({ position, quantity, price }: Closing, marginBack: Decimal): Known {
  const exact = floatingProfit({ ...position, quantity }, price);
  const value = largest(exact, negate(marginBack));
  const prices = [step('closePrice', 'price', price), step('openPrice', 'price', position.openPrice)];
  const [from, less] = isShort(position.direction) ? prices.toReversed() : prices;
  return {
    value,
    steps: [
      ...(from && less ? [from, { ...less, operator: 'minus' as const }] : []),
      step('move', 'signedPrice', favourableMove(position, price), 'equals'),
      step('quantity', 'quantity', quantity, 'times'),
      step('profit', 'signedMoney', value, 'equals'),
    ],
    notes: compare(exact, value) === 0 ? [] : ['lossCapped'],
  };
}

function feeFigure({ price, quantity }: Closing, terms: TradingTerms): Known {
  const { fee, byRate, isMinimum } = orderFee(price, quantity, terms);
  return {
    value: fee,
    steps: [
      step('closePrice', 'price', price),
      step('quantity', 'quantity', quantity, 'times'),
      step('feeRate', 'rate', terms.feeRate, 'times'),
      step(isMinimum ? 'feeByRate' : 'fee', 'money', byRate, 'equals'),
      ...(isMinimum ? [step('minFee', 'money', fee)] : []),
    ],
    notes: isMinimum ? ['minimumFee'] : [],
  };
}

export type CloseProblem =
  | Extract<TicketProblem, { field: 'market' | 'orderType' | 'limitPrice' }>
  | { readonly field: 'quantity'; readonly kind: 'quantityMissing' }
  | { readonly field: 'quantity'; readonly kind: 'quantityOffStep'; readonly step: Decimal }
  | { readonly field: 'quantity'; readonly kind: 'quantityAboveHeld'; readonly closable: Decimal }
  /** Other closing orders have claimed all of it. */
  | { readonly field: 'market'; readonly kind: 'nothingToClose' };

export interface CloseRules {
  readonly trading: Trading;
  readonly priceStep: Decimal;
  readonly quantityStep: Decimal;
  readonly closable: Decimal;
}

export function checkClose(form: CloseForm, summary: CloseSummary, rules: CloseRules): readonly CloseProblem[] {
  if (rules.trading.state === 'halted') return [{ field: 'market', kind: 'halted' }];
  if (!isPositive(rules.closable)) return [{ field: 'market', kind: 'nothingToClose' }];
  return [...checkPricing(form, summary, rules), ...checkQuantity(form, rules)];
}

function checkPricing(form: CloseForm, summary: CloseSummary, { trading, priceStep }: CloseRules): readonly CloseProblem[] {
  if (form.orderType === orderType.limit) return checkLimitPrice(form, priceStep);
  if (trading.state === 'shut') return [{ field: 'orderType', kind: 'marketShut', opensAt: trading.opensAt }];
  return summary.price === null ? [{ field: 'market', kind: 'priceUnknown' }] : [];
}

function checkQuantity(form: CloseForm, { quantityStep, closable }: CloseRules): readonly CloseProblem[] {
  if (form.amount === 'all') return [];
  const quantity = parseAmount(form.part);
  if (quantity === null || !isPositive(quantity)) return [{ field: 'quantity', kind: 'quantityMissing' }];
  if (compare(quantity, closable) > 0) return [{ field: 'quantity', kind: 'quantityAboveHeld', closable }];
  return isOnStep(quantity, quantityStep) ? [] : [{ field: 'quantity', kind: 'quantityOffStep', step: quantityStep }];
}
