/** Finding instruments: the search screen, and what a device watches before anybody signs in. */
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { code, name, nullish, priced, quote, quoteFields, sentence, source } from '../fields.ts';
import { maxInstruments, maxWatchedOnDevice } from '../limits.ts';
import { rowsOf, someOf } from '../row-schemas.ts';

/** An instrument that was found, and the words it is found by beside its code and name. */
const foundInstrument = priced({
  ...quoteFields,
  /** Its names, in the product's languages. */
  names: v.nullish(someOf(name, 8), []),
  /** Of its Simplified Chinese name, syllables parted by spaces: `ping guo`. Null where it has none. */
  pinyin: nullish(sentence),
});
export type FoundInstrument = v.InferOutput<typeof foundInstrument>;

/**
 * Instruments of all sources by code, name in any language, pinyin or its initials, the best match first, at most 50. Without
 * a keyword: all there are, best known first, without prices; the app searches those by itself while the answer is on its way
 * (ADR 30).
 */
export const searchStock = defineEndpoint({
  id: 'market.searchStock',
  method: 'GET',
  path: '/quotes/getStock',
  kind: 'read',
  access: 'anonymous',
  request: v.object({ keyword: v.optional(code, '') }),
  response: rowsOf(foundInstrument, maxInstruments),
});

/** An instrument as a device keeps it; without a market the first of that code is meant, as with `getMarket`. */
const keptInstrument = v.object({ stkName: name, stkcode: code, market: v.optional(code, ''), source });

/**
 * Where several instruments are listed, as `getMarket` answers for one, and what they cost there. An unknown one is left
 * out. Read for what a device watches before anybody signs in, and before that is added to an account.
 */
export const getMarkets = defineEndpoint({
  id: 'market.getMarkets',
  method: 'POST',
  path: '/market/getMakets',
  kind: 'read',
  access: 'anonymous',
  request: v.object({ list: v.pipe(v.array(keptInstrument), v.maxLength(maxWatchedOnDevice)) }),
  response: rowsOf(quote),
  // Of any market: one may have moved since it was kept. What was not asked for would join a customer's account.
  isAbout: ({ list }, asked) =>
    list.every((one) =>
      asked.list.some(({ stkcode, source: of }) => stkcode === one.stock_code && of === one.source),
    ),
});
