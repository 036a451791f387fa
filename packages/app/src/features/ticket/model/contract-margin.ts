/** What one contract takes to open and to keep. Pure. */
import type { Decimal } from '@meridian/api';
import { rateSteps, sizeSteps, step, unknownFigure, type Figure } from '#domain/figures.ts';
import { orderMargin } from '#domain/margin.ts';
import { isPositive, moneyDecimals, multiply, one, roundHalfUp } from '#domain/money.ts';
import { contractNow, type MarketData } from './market.ts';
import type { PriceLabel } from './order-price.ts';

export type ContractMarginLabel =
  | PriceLabel
  | 'contractSize'
  | 'exchangeRate'
  | 'leverage'
  | 'initialMargin'
  | 'maintenanceRate'
  | 'maintenanceMargin';

type ContractMarginFigure = Figure<ContractMarginLabel, 'maintenanceMargin'>;

interface ContractMargins {
  readonly initial: ContractMarginFigure;
  readonly maintenance: ContractMarginFigure;
}

interface Asked {
  readonly price: Decimal | null;
  readonly priceLabel: PriceLabel;
  readonly leverage: Decimal;
  /** Part of the margin that has to be left of it; null while the brokerage has not said. */
  readonly maintenanceRate: Decimal | null;
}

/**
 * Of one contract, in the wallet's currency, in cents: the margin that opening it takes at the chosen leverage, and what has to
 * be left of it. When less is left, the brokerage closes the position.
 */
export function contractMargins(
  { price, priceLabel, leverage, maintenanceRate }: Asked,
  market: MarketData,
): ContractMargins {
  const contract = contractNow(market);
  if (contract === null || market.contract === null || price === null || !isPositive(price))
    return { initial: unknownFigure, maintenance: unknownFigure };
  const initial = orderMargin(price, one, leverage, contract);
  const initialFigure: ContractMarginFigure = {
    value: initial,
    steps: [
      step(priceLabel, 'price', price),
      ...sizeSteps(contract),
      ...rateSteps(market.contract, contract),
      step('leverage', 'leverage', leverage, 'dividedBy'),
      step('initialMargin', 'money', initial, 'equals'),
    ],
    notes: [],
  };
  if (maintenanceRate === null) return { initial: initialFigure, maintenance: unknownFigure };
  const maintenance = roundHalfUp(multiply(initial, maintenanceRate), moneyDecimals);
  return {
    initial: initialFigure,
    maintenance: {
      value: maintenance,
      steps: [
        step('initialMargin', 'money', initial),
        step('maintenanceRate', 'rate', maintenanceRate, 'times'),
        step('maintenanceMargin', 'money', maintenance, 'equals'),
      ],
      notes: ['maintenanceMargin'],
    },
  };
}
