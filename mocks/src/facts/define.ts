import { assetSources } from '@meridian/api';
import type { AssetSource } from '@meridian/api';
import * as v from 'valibot';
import type { Brokerage } from '#domain/brokerage.ts';
import type { Instrument } from '#domain/market/index.ts';
import { isTradedAs } from '#domain/orders/index.ts';
import { refuse } from '#domain/refusals.ts';
import { demoUser } from '#names.ts';

type Schema = v.GenericSchema<unknown, unknown>;

/**
 * A parameterised atom of backend state. A backend team could set up the same with its own means: facts are the
 * provider states of the contract tests.
 */
export interface FactDefinition<S extends Schema> {
  readonly parameters: S;
  /** The state in plain English, for provider states, the panel and bug reports. */
  readonly sentence: (parameters: v.InferOutput<S>) => string;
  /** Makes it true at `at`. Checks first, changes after. @throws BusinessRefusal `invalidRequest` where it cannot be. */
  readonly apply: (state: Brokerage, parameters: v.InferOutput<S>, at: number) => void;
}

export function defineFact<S extends Schema>(definition: FactDefinition<S>): FactDefinition<S> {
  return definition;
}

/** The customer that facts are about: the demo customer, who is known to every world. */
export const customerId: string = demoUser.loginId;

/** Which instrument: its code, and its market where two have the code. */
export const shortText = v.pipe(v.string(), v.maxLength(64));
export const instrumentParameters = { code: shortText, market: v.optional(shortText) };
/** As which of its products, where that is another than its own class: AAPL as an auction share. */
export const productParameters = { ...instrumentParameters, source: v.optional(v.picklist(assetSources)) };

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** A stretch of time up to two years, as long as the market's calendars surely reach; whole ms once read. */
function stretch(unitMs: number) {
  const longest = (730 * dayMs) / unitMs;
  return v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(longest),
    v.transform((count) => Math.round(count * unitMs) / unitMs),
  );
}
export const minutes = stretch(minuteMs);
export const hours = stretch(hourMs);
export const days = stretch(dayMs);
export const seconds = stretch(1000);

/** @throws BusinessRefusal `invalidRequest` for an instrument that the catalogue does not have. */
export function instrumentIn(
  state: Brokerage,
  named: { code: string; market?: string | undefined },
): Instrument {
  const found = state.market.find(named.code, named.market);
  if (found === undefined) throw refuse('invalidRequest', { field: 'code', given: named.code });
  return found;
}

/** @throws BusinessRefusal `invalidRequest`, as {@link instrumentIn}, and for a class that does not offer the instrument. */
export function productIn(
  state: Brokerage,
  named: { code: string; market?: string | undefined; source?: AssetSource | undefined },
): { readonly instrument: Instrument; readonly source: AssetSource } {
  const instrument = instrumentIn(state, named);
  const source = named.source ?? instrument.source;
  if (!isTradedAs(instrument, source)) throw refuse('invalidRequest', { field: 'source' });
  return { instrument, source };
}
