import type { Fixed } from '#kernel/fixed.ts';
import type { Industry } from '../data/sectors.ts';
import type { InstrumentKey, InstrumentNames } from '../instruments/instrument.ts';
import type { IssueDates, IssueMarket } from './issue-dates.ts';

/** Shares of a company that are offered before they are listed. Prices in its market's currency. The same in every world. */
export interface NewIssue extends IssueDates {
  /** Of the share that it becomes. */
  readonly key: InstrumentKey;
  readonly code: string;
  readonly market: IssueMarket;
  readonly exchange: 'NASDAQ' | 'NYSE' | 'HKEX';
  readonly currency: 'USD' | 'HKD';
  readonly names: InstrumentNames;
  readonly industry: Industry;
  /** Between which a share is offered; one price where both are equal. */
  readonly lowestPrice: Fixed;
  readonly highestPrice: Fixed;
  /** What it is sold at, known from the allotment on: within the range, or above it. */
  readonly finalPrice: Fixed;
  /** What the house's customers pay of either price, in thousandths: 1,000 without a discount. */
  readonly paidThousandths: bigint;
  readonly lotSize: Fixed;
  /** The most that one customer may subscribe to. */
  readonly maxQuantity: Fixed;
  readonly sharesOffered: Fixed;
  readonly sharesOutstanding: Fixed;
  /** Percent a year. */
  readonly volatility: number;
}
