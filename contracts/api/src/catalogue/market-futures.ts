/** A future's quote. Separate from its companion figures: the app's first script carries the classes with their quotes. */
import * as v from 'valibot';
import { decimal, nonNegativeDecimal } from '../decimal.ts';
import { defineEndpoint } from '../endpoint.ts';
import { calendarDate, id, isOfAsked, nullish, priced, productRequest } from '../fields.ts';
import { someOf } from '../row-schemas.ts';
import { timestamp } from '../timestamp.ts';
import { quoteDetailFields } from './market.ts';

/** A delivery month: `2026-12`; null for what is none. */
export const deliveryMonth = v.fallback(
  nullish(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  null,
);
/** Products with a delivery every month roll twelve times in the longest period that a chart shows. */
const maxRolls = 24;

/** A continuous series went on with another month of its product. */
const roll = v.object({
  /** When the first session of the later month began. */
  opensAtTimestamp: timestamp,
  previousMonth: deliveryMonth,
  /** The later one. */
  deliveryMonth,
});

/** A quote's figures, and those that only futures have (spec §3). */
const futureDetail = priced({
  ...quoteDetailFields,
  /** The month that is traded: `GCZ26`. */
  contractCode: nullish(id),
  /** Its product: `GC`. */
  productCode: nullish(id),
  lastTradeDate: calendarDate,
  /** When what is still open is settled. */
  expiryDate: calendarDate,
  previousSettle: nullish(decimal),
  /** Contracts of this month open at the last settlement, and against the one before. */
  openInterest: nullish(nonNegativeDecimal),
  openInterestChange: nullish(decimal),
  /** Contracts open in all months of the product. */
  position: nullish(nonNegativeDecimal),
  /** Of a continuous series in the past year, oldest first; a single month has none. */
  rolls: v.nullish(someOf(roll, maxRolls), []),
});
export type FutureDetail = v.InferOutput<typeof futureDetail>;

/** A future's quote. */
export const futuresDetail = defineEndpoint({
  id: 'market.futuresDetail',
  method: 'POST',
  path: '/m_ft/futures',
  kind: 'read',
  access: 'anonymous',
  request: v.object(productRequest),
  response: futureDetail,
  refusals: ['notFound'],
  isAbout: isOfAsked,
});
