/** In which steps a limit price is typed. Pure. */
import type { Decimal, QuoteDetail } from '@meridian/api';
import { compare, parseAmount, stepDecimals } from '#domain/money.ts';

export type PriceSteps = Pick<QuoteDetail, 'priceStep' | 'priceSteps'>;

/** The exchange's step at a price: of its table where it has one, else the instrument's. */
export function stepAt(price: Decimal, { priceStep, priceSteps }: PriceSteps): Decimal {
  return (
    priceSteps.findLast(({ from }) => compare(price, from) >= 0)?.step ?? priceSteps[0]?.step ?? priceStep
  );
}

/** The step at what is typed; of the present price while that is no number. */
export function stepAtTyped(typed: string, steps: PriceSteps): Decimal {
  const price = parseAmount(typed);
  return price === null ? steps.priceStep : stepAt(price, steps);
}

/**
 * Decimals that can be typed: what the finest step of the table has, but no more than prices are shown with, so that a price
 * never reads otherwise than it was typed.
 */
export function typedDecimals({
  priceStep,
  priceSteps,
  priceDecimals,
}: PriceSteps & Pick<QuoteDetail, 'priceDecimals'>): number {
  const finest = Math.max(...priceSteps.map(({ step }) => stepDecimals(step)), 0);
  return Math.max(stepDecimals(priceStep), Math.min(priceDecimals, finest));
}
