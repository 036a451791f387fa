import type { QuoteCapability, SummaryKind } from './definition.ts';

/** Kinds whose price is no sum of money: cents for a bushel, one currency in another, points. */
const unpriced: ReadonlySet<SummaryKind | undefined> = new Set(['contract', 'pair', 'members']);

/** Whether a price of the class is so much money for one, and is written with its currency. */
export const hasMoneyPrice = (of: { readonly quote?: QuoteCapability } | null | undefined): boolean =>
  !unpriced.has(of?.quote?.summary);
