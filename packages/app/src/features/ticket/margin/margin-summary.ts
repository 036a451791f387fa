/** What a change of margin or leverage comes to, each figure with its arithmetic (DECISIONS 36). Pure. */
import { tradeDirection, type Decimal, type Position } from '@meridian/api';
import type { Contract } from '#domain/contract.ts';
import { sizeSteps, step, unknownFigure, type Figure } from '#domain/figures.ts';
import { heldSettlementMargin, stopOut } from '#domain/margin.ts';
import {
  add,
  compare,
  divide,
  isPositive,
  moneyDecimals,
  multiply,
  one,
  parseAmount,
  subtract,
  zero,
} from '#domain/money.ts';

export interface MarginForm {
  readonly change: 'add' | 'raise';
  /** As typed. */
  readonly amount: string;
  readonly leverage: Decimal | null;
}

export interface MarginFacts {
  readonly position: Position;
  /** The newest. */
  readonly price: Decimal;
  /** With the newest price of the pair that exchanges its money. */
  readonly contract: Contract;
  /** What the wallet can spend; null while it is not known. */
  readonly free: Decimal | null;
  readonly leverages: readonly Decimal[];
  readonly maintenanceRate: Decimal | null;
  /** The instrument's tick; null while it is not known. */
  readonly priceStep: Decimal | null;
}

type Label =
  | 'before'
  | 'added'
  | 'released'
  | 'openValue'
  | 'settledMargin'
  | 'marginShare'
  | 'quantity'
  | 'contractSize'
  | 'distance'
  | 'openPrice'
  | 'margin'
  | 'leverage'
  | 'stopOut'
  | 'left'
  | 'buyingPower';
type MarginFigure = Figure<Label, 'estimate'>;

/** After the change. Money in the wallet's currency. */
export interface MarginSummary {
  readonly margin: MarginFigure;
  readonly leverage: MarginFigure;
  /** Null value where it cannot happen, or is not known: `hasNoStopOut` says which. */
  readonly stopOut: MarginFigure;
  readonly hasNoStopOut: boolean;
  readonly left: MarginFigure;
  /** What is put in (add) or released (raise); null while nothing is chosen. */
  readonly moved: Decimal | null;
}

const unknown: MarginSummary = {
  margin: unknownFigure,
  leverage: unknownFigure,
  stopOut: unknownFigure,
  hasNoStopOut: false,
  left: unknownFigure,
  moved: null,
};

/** What the wallet's money is worth in the currency of the price, rounded down to cents. */
function settle(amount: Decimal, { contract }: MarginFacts): Decimal {
  const { numerator, denominator } = contract.rate;
  return divide(multiply(amount, denominator), numerator, moneyDecimals, 'down');
}

/** What a long position has borrowed, in the wallet's currency; null for a short one, which has no such end. */
export function borrowedOf(facts: MarginFacts): Decimal | null {
  const { position, contract } = facts;
  if (position.direction === tradeDirection.sell) return null;
  const { numerator, denominator } = contract.rate;
  const borrowed = multiply(subtract(position.cost, heldSettlementMargin(position)), numerator);
  const amount = divide(borrowed, denominator, moneyDecimals, 'down');
  return isPositive(amount) ? amount : zero;
}

interface After {
  readonly moved: Decimal;
  readonly margin: Decimal;
  readonly settled: Decimal;
  readonly leverage: Decimal;
}

function afterOf(form: MarginForm, facts: MarginFacts): After | null {
  const { position } = facts;
  const held = heldSettlementMargin(position);
  if (form.change === 'add') {
    const amount = parseAmount(form.amount);
    if (amount === null || !isPositive(amount)) return null;
    const settled = add(held, settle(amount, facts));
    const leverage = divide(position.cost, settled, 2, 'half-up');
    return { moved: amount, margin: add(position.margin, amount), settled, leverage };
  }
  if (form.leverage === null || !isPositive(held)) return null;
  const settled = divide(position.cost, form.leverage, moneyDecimals, 'half-up');
  const margin = divide(multiply(position.margin, settled), held, moneyDecimals, 'half-up');
  return { moved: subtract(position.margin, margin), margin, settled, leverage: form.leverage };
}

export function summariseMargin(form: MarginForm, facts: MarginFacts): MarginSummary {
  const after = afterOf(form, facts);
  if (after === null) return unknown;
  const { position, free } = facts;
  const isAdding = form.change === 'add';
  const moved = step(isAdding ? 'added' : 'released', 'money', after.moved, isAdding ? 'plus' : 'minus');
  const left = free && (isAdding ? subtract(free, after.moved) : add(free, after.moved));
  return {
    moved: after.moved,
    margin: {
      value: after.margin,
      steps: [
        step('before', 'money', position.margin),
        moved,
        step('margin', 'money', after.margin, 'equals'),
      ],
      notes: [],
    },
    leverage: {
      value: after.leverage,
      steps: [
        step('openValue', 'settledMoney', divide(position.cost, one, moneyDecimals, 'half-up')),
        step('settledMargin', 'settledMoney', after.settled, 'dividedBy'),
        step('leverage', 'leverage', after.leverage, 'equals'),
      ],
      notes: [],
    },
    ...stopOutAfter(after, facts),
    left:
      free === null || left === null
        ? unknownFigure
        : {
            value: left,
            steps: [
              step('buyingPower', 'money', free),
              { ...moved, operator: isAdding ? ('minus' as const) : ('plus' as const) },
              step('left', 'money', left, 'equals'),
            ],
            notes: [],
          },
  };
}

function stopOutAfter(
  { settled, leverage }: After,
  { position, contract, maintenanceRate, priceStep }: MarginFacts,
): Pick<MarginSummary, 'stopOut' | 'hasNoStopOut'> {
  if (maintenanceRate === null || priceStep === null) return { stopOut: unknownFigure, hasNoStopOut: false };
  const isPaidInFull = position.direction === tradeDirection.buy && compare(settled, position.cost) >= 0;
  const found = isPaidInFull
    ? null
    : stopOut({
        contract,
        direction: position.direction,
        openPrice: position.openPrice,
        quantity: position.quantity,
        leverage,
        settlementMargin: settled,
        maintenanceRate,
        priceStep,
      });
  if (found === null) return { stopOut: unknownFigure, hasNoStopOut: true };
  const isShort = position.direction === tradeDirection.sell;
  return {
    hasNoStopOut: false,
    stopOut: {
      value: found.price,
      steps: [
        step('settledMargin', 'settledMoney', settled),
        step('marginShare', 'rate', subtract(one, maintenanceRate), 'times'),
        step('quantity', 'quantity', position.quantity, 'dividedBy'),
        ...sizeSteps(position, 'dividedBy'),
        step('distance', 'price', found.distance, 'equals'),
        step('openPrice', 'price', position.openPrice, isShort ? 'plus' : 'minus'),
        step('stopOut', 'price', found.price, 'equals'),
      ],
      notes: ['estimate'],
    },
  };
}
