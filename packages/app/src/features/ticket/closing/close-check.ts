/** What is wrong with a closing as it is filled in. Pure; the server decides in the end. */
import { orderType, type Decimal } from '@meridian/api';
import { compare, isPositive, parseAmount } from '#domain/money.ts';
import type { Trading } from '#domain/sessions.ts';
import { checkLimitPrice, checkMarketPrice, type TicketProblem } from '../model/check.ts';
import type { CloseForm } from './close-form.ts';
import { isInLots, oddLot } from './odd-lot.ts';
import type { PriceSteps } from '../model/price-steps.ts';
import type { CloseSummary } from './close-summary.ts';

export type CloseProblem =
  | Exclude<
      Extract<TicketProblem, { field: 'market' | 'orderType' | 'limitPrice' }>,
      { kind: 'contractUnknown' }
    >
  | { readonly field: 'quantity'; readonly kind: 'quantityMissing' }
  | {
      readonly field: 'quantity';
      readonly kind: 'quantityOffStep';
      readonly step: Decimal;
      /** What may go with whole lots; null for none. */ readonly odd: Decimal | null;
    }
  | { readonly field: 'quantity'; readonly kind: 'quantityAboveHeld'; readonly closable: Decimal }
  /** Other closing orders have claimed all of it. */
  | { readonly field: 'market'; readonly kind: 'nothingToClose' };

export interface CloseRules extends PriceSteps {
  readonly trading: Trading;
  readonly quantityStep: Decimal;
  readonly closable: Decimal;
}

export function checkClose(
  form: CloseForm,
  summary: CloseSummary,
  rules: CloseRules,
): readonly CloseProblem[] {
  if (rules.trading.state === 'halted') return [{ field: 'market', kind: 'halted' }];
  if (!isPositive(rules.closable)) return [{ field: 'market', kind: 'nothingToClose' }];
  return [...checkPricing(form, summary, rules), ...checkQuantity(form, rules)];
}

function checkPricing(
  form: CloseForm,
  summary: CloseSummary,
  { trading, ...steps }: CloseRules,
): readonly CloseProblem[] {
  if (form.orderType === orderType.limit) return checkLimitPrice(form, steps);
  if (trading.state === 'shut') return [{ field: 'orderType', kind: 'marketShut', opensAt: trading.opensAt }];
  return checkMarketPrice(summary.price);
}

function checkQuantity(form: CloseForm, { quantityStep, closable }: CloseRules): readonly CloseProblem[] {
  if (form.amount === 'all') return [];
  const quantity = parseAmount(form.part);
  if (quantity === null || !isPositive(quantity)) return [{ field: 'quantity', kind: 'quantityMissing' }];
  if (compare(quantity, closable) > 0) return [{ field: 'quantity', kind: 'quantityAboveHeld', closable }];
  return isInLots(quantity, closable, quantityStep)
    ? []
    : [
        {
          field: 'quantity',
          kind: 'quantityOffStep',
          step: quantityStep,
          odd: oddLot(closable, quantityStep),
        },
      ];
}
