/** What is wrong with an order as it is filled in. Pure; the server decides in the end. */
import { orderType, type Decimal } from '@meridian/api';
import { compare, isOnStep, isPositive, isZero, negate, parseAmount } from '#domain/money.ts';
import type { Trading } from '#domain/sessions.ts';
import type { TicketForm } from './form.ts';
import { stepAt, type PriceSteps } from './price-steps.ts';
import type { TicketSummary } from './summary.ts';

/** What the instrument and the brokerage allow. */
export interface OrderRules extends PriceSteps {
  readonly trading: Trading;
  readonly quantityStep: Decimal;
  readonly minQuantity: Decimal;
  /** Null while the brokerage's terms are not known. */
  readonly leverages: readonly Decimal[] | null;
}

export type TicketProblem =
  | { readonly field: 'market'; readonly kind: 'halted' }
  /** An offer whose orders are not taken now. */
  | { readonly field: 'market'; readonly kind: 'notAccepted' }
  /** Market orders need an open market; a limit order waits for it. `opensAt` in ms. */
  | { readonly field: 'orderType'; readonly kind: 'marketShut'; readonly opensAt: number | null }
  | { readonly field: 'market'; readonly kind: 'priceUnknown' }
  /** Zero or negative price: cost cannot be estimated, and no order is offered. */
  | { readonly field: 'market'; readonly kind: 'priceImpossible' }
  | { readonly field: 'market'; readonly kind: 'termsUnknown' }
  /** Cost cannot be estimated: a guessed contract size would show the wrong money. */
  | { readonly field: 'market'; readonly kind: 'contractUnknown' }
  | { readonly field: 'limitPrice'; readonly kind: 'limitPriceMissing' }
  | { readonly field: 'limitPrice'; readonly kind: 'limitPriceOffTick'; readonly tick: Decimal }
  | { readonly field: 'quantity'; readonly kind: 'quantityMissing' }
  | { readonly field: 'quantity'; readonly kind: 'quantityBelowMinimum'; readonly minimum: Decimal }
  | { readonly field: 'quantity'; readonly kind: 'quantityOffStep'; readonly step: Decimal }
  /** Less than half a cent: there would be nothing to pay. */
  | { readonly field: 'quantity'; readonly kind: 'amountZero' }
  | { readonly field: 'leverage'; readonly kind: 'leverageNotOffered' }
  /** `missing` is above zero, in the wallet's currency. */
  | { readonly field: 'funds'; readonly kind: 'fundsShort'; readonly missing: Decimal };

/** Every problem at once, in the order the ticket asks; none means it can be sent. */
export function check(form: TicketForm, summary: TicketSummary, rules: OrderRules): readonly TicketProblem[] {
  return [
    ...checkContract(summary),
    ...checkMarket(form, summary, rules),
    ...checkLimitPrice(form, rules),
    ...checkQuantity(form.quantity, rules.quantityStep, rules.minQuantity),
    ...checkAmount(summary),
    ...checkLeverage(form.leverage, rules.leverages),
    ...checkFunds(summary),
  ];
}

function checkContract({ isContractKnown }: TicketSummary): readonly TicketProblem[] {
  return isContractKnown ? [] : [{ field: 'market', kind: 'contractUnknown' }];
}

function checkMarket(
  form: TicketForm,
  summary: TicketSummary,
  { trading }: OrderRules,
): readonly TicketProblem[] {
  if (trading.state === 'halted') return [{ field: 'market', kind: 'halted' }];
  if (trading.state === 'upcoming' || trading.state === 'ended')
    return [{ field: 'market', kind: 'notAccepted' }];
  if (form.orderType === orderType.limit) return [];
  if (trading.state === 'shut') return [{ field: 'orderType', kind: 'marketShut', opensAt: trading.opensAt }];
  return checkMarketPrice(summary.price);
}

/** The price a market order is estimated at. Shared with the close screen. */
export function checkMarketPrice(
  price: Decimal | null,
): readonly Extract<TicketProblem, { kind: 'priceUnknown' | 'priceImpossible' }>[] {
  if (price === null) return [{ field: 'market', kind: 'priceUnknown' }];
  return isPositive(price) ? [] : [{ field: 'market', kind: 'priceImpossible' }];
}

/** Shared with the close screen, which asks for the same two numbers. */
export function checkLimitPrice(
  form: Pick<TicketForm, 'orderType' | 'limitPrice'>,
  steps: PriceSteps,
): readonly Extract<TicketProblem, { field: 'limitPrice' }>[] {
  if (form.orderType !== orderType.limit) return [];
  const price = parseAmount(form.limitPrice);
  if (price === null || !isPositive(price)) return [{ field: 'limitPrice', kind: 'limitPriceMissing' }];
  const tick = stepAt(price, steps);
  return isOnStep(price, tick) ? [] : [{ field: 'limitPrice', kind: 'limitPriceOffTick', tick }];
}

function checkQuantity(typed: string, quantityStep: Decimal, minimum: Decimal): readonly TicketProblem[] {
  const quantity = parseAmount(typed);
  if (quantity === null || !isPositive(quantity)) return [{ field: 'quantity', kind: 'quantityMissing' }];
  if (compare(quantity, minimum) < 0) return [{ field: 'quantity', kind: 'quantityBelowMinimum', minimum }];
  return isOnStep(quantity, quantityStep)
    ? []
    : [{ field: 'quantity', kind: 'quantityOffStep', step: quantityStep }];
}

function checkAmount({ margin, quantity }: TicketSummary): readonly TicketProblem[] {
  const isNothing = margin.value !== null && isZero(margin.value);
  return isNothing && quantity !== null && isPositive(quantity)
    ? [{ field: 'quantity', kind: 'amountZero' }]
    : [];
}

/** Whether more than one thing is still to be typed: then each alone would say too little. */
export function lacksSeveral(problems: readonly TicketProblem[]): boolean {
  return problems.filter(({ kind }) => kind === 'limitPriceMissing' || kind === 'quantityMissing').length > 1;
}

function checkLeverage(leverage: Decimal, offered: readonly Decimal[] | null): readonly TicketProblem[] {
  if (offered === null) return [{ field: 'market', kind: 'termsUnknown' }];
  const isOffered = offered.some((choice) => compare(choice, leverage) === 0);
  return isOffered ? [] : [{ field: 'leverage', kind: 'leverageNotOffered' }];
}

function checkFunds({ left }: TicketSummary): readonly TicketProblem[] {
  if (left.value === null || !isPositive(negate(left.value))) return [];
  return [{ field: 'funds', kind: 'fundsShort', missing: negate(left.value) }];
}
