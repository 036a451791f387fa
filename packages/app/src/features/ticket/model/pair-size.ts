/** An order for a currency pair in what dealers count in: lots, and the value of a pip. Pure. */
import type { Decimal } from '@meridian/api';
import { rateSteps, step, unknownFigure, type Figure } from '#domain/figures.ts';
import { isPositive, multiply, parseAmount } from '#domain/money.ts';
import { lotsOf, lotUnits, moveValue } from '#domain/pips.ts';
import { contractNow, type MarketData } from './market.ts';

export type PipLabel = 'units' | 'pipSize' | 'pipInQuote' | 'exchangeRate' | 'pipValue';

interface PairSize {
  /** Null while nothing is typed. */
  readonly lots: Decimal | null;
  /** Of the quantity that is typed, or of one lot while none is; in the wallet's currency, in cents. */
  readonly pip: Figure<PipLabel>;
  /** What buying and selling at once would cost for as many, in the wallet's currency; null where a side of the price is missing. */
  readonly spreadCost: Decimal | null;
}

/** `pipSize` and `spread` are in the price's currency, null while they are not known. */
export function pairSize(
  typed: string,
  { pipSize, spread }: { readonly pipSize: Decimal | null; readonly spread: Decimal | null },
  market: MarketData,
): PairSize {
  const quantity = parseAmount(typed);
  const isTyped = quantity !== null && isPositive(quantity);
  const lots = isTyped ? lotsOf(quantity) : null;
  const units = isTyped ? quantity : lotUnits;
  const contract = contractNow(market);
  if (contract === null || market.contract === null) return { lots, pip: unknownFigure, spreadCost: null };
  const spreadCost = spread === null ? null : moveValue(spread, units, contract);
  if (pipSize === null) return { lots, pip: unknownFigure, spreadCost };
  const exchange = rateSteps(market.contract, contract);
  const value = moveValue(pipSize, units, contract);
  return {
    lots,
    spreadCost,
    pip: {
      value,
      steps: [
        step('pipSize', 'quantity', pipSize),
        step('units', 'quantity', units, 'times'),
        ...(exchange.length === 0
          ? []
          : [step('pipInQuote', 'settledMoney', multiply(pipSize, units), 'equals'), ...exchange]),
        step('pipValue', 'money', value, 'equals'),
      ],
      notes: [],
    },
  };
}
