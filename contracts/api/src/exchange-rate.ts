/** Rates that money is exchanged at. In a file of its own, so that only the screens that show one carry it. */
import * as v from 'valibot';
import { positiveDecimal } from './decimal.ts';
import { currency } from './fields.ts';
import { timestamp } from './timestamp.ts';

/**
 * Units of `to` for one of `from`, as the brokerage quoted it at `timestamp`; the same rate serves the other way round, by division.
 * On the wire before a person acts, and with the record of what was done (DECISIONS 25, 42).
 */
export const exchangeRate = v.object({ from: currency, to: currency, rate: positiveDecimal, timestamp });
export type ExchangeRate = v.InferOutput<typeof exchangeRate>;
