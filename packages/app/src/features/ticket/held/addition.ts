/** What an order makes of the position that it adds to: where all of it would be closed, and what is lost there. Pure. */
import { tradeDirection, type Decimal } from '@meridian/api';
import { chargeDeal, amountsOf, type Deal } from '#domain/deal.ts';
import { exactValue } from '#domain/contract.ts';
import type { OrderTerms } from '#domain/fees.ts';
import { sizeSteps, step } from '#domain/figures.ts';
import { heldSettlementMargin, stopOut } from '#domain/margin.ts';
import {
  add,
  compare,
  divide,
  moneyDecimals,
  multiply,
  one,
  roundHalfUp,
  stepDecimals,
  subtract,
} from '#domain/money.ts';
import { isShort } from '../model/form.ts';
import { isAddedTo, type HeldPosition } from './position-after.ts';
import { isAllPaid, type TicketSummary } from '../model/summary.ts';
import type { TicketFigure } from '../model/ticket-figure.ts';

/** An order that adds to a position has no stop-out and no loss of its own: they are those of the whole. */
export type WholePosition = Pick<TicketSummary, 'stopOut' | 'mostLost'>;

/**
 * Of the whole position after an order that adds to it; null for any other order, and while something of it is not known.
 *
 * @param priceStep the instrument's tick
 */
export function afterAddition(
  deal: Deal | null,
  { position }: HeldPosition,
  terms: OrderTerms | null,
  priceStep: Decimal,
): WholePosition | null {
  if (deal === null || terms === null || position === null || !isAddedTo(position, deal)) return null;
  const mayBeLost = subtract(one, terms.maintenanceRate);
  const margin = add(position.margin, deal.margin);
  const { fee } = chargeDeal(deal, terms);
  const put = [
    step('heldMargin', 'money', position.margin),
    step('margin', 'money', deal.margin, 'plus'),
    step('marginAfter', 'money', margin, 'equals'),
  ] as const;
  const isPaid = isAllPaid(deal);
  const lost = add(isPaid ? margin : roundHalfUp(multiply(margin, mayBeLost), moneyDecimals), fee);
  const label = isPaid ? 'mostLost' : 'lossAtStopOut';
  return {
    stopOut: stopOutFigure(deal, position, mayBeLost, terms, priceStep),
    mostLost: {
      value: lost,
      steps: [
        ...put,
        ...(isPaid ? [] : [step('marginShare', 'rate' as const, mayBeLost, 'times' as const)]),
        step('fee', 'money', fee, 'plus'),
        step(label, 'money', lost, 'equals'),
      ],
      notes: ['wholePosition', label],
    },
  };
}

function stopOutFigure(
  deal: Deal,
  position: NonNullable<HeldPosition['position']>,
  mayBeLost: Decimal,
  { maintenanceRate }: OrderTerms,
  priceStep: Decimal,
): TicketFigure {
  const { direction, contract, leverage } = deal;
  const { price, quantity } = amountsOf(deal);
  const settlementMargin = add(heldSettlementMargin(position), deal.settlementMargin);
  const opened = add(position.cost, exactValue(price, quantity, contract));
  const units = add(position.quantity, deal.quantity);
  const decimals = stepDecimals(priceStep) + 2;
  const openPrice = divide(opened, multiply(units, contract.contractSize), decimals, 'half-up');
  // Where so much margin was added that nothing is borrowed, nothing can be stopped out.
  const isPaidInFull = direction === tradeDirection.buy && compare(settlementMargin, opened) >= 0;
  const whole = { contract, direction, leverage, openPrice, quantity: units, opened, settlementMargin };
  const found = isPaidInFull ? null : stopOut({ ...whole, maintenanceRate, priceStep });
  if (found === null) return { value: null, steps: [], notes: ['stopOutImpossible'] };
  const isExchanged = position.rate !== null;
  return {
    value: found.price,
    steps: [
      isExchanged
        ? step('settledMargin', 'settledMoney', settlementMargin)
        : step('marginAfter', 'money', settlementMargin),
      step('marginShare', 'rate', mayBeLost, 'times'),
      step('quantityAfter', 'quantity', units, 'dividedBy'),
      ...sizeSteps(contract, 'dividedBy'),
      step('distance', 'price', roundHalfUp(found.distance, decimals), 'equals'),
      step('averageAfter', 'price', openPrice),
      step('stopOut', 'price', found.price, 'equals'),
    ],
    notes: ['wholePosition', isShort(direction) ? 'stopOutShort' : 'stopOutLong'],
  };
}
