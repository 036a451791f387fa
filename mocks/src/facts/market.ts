/** Facts about the market and its lists. */
import * as v from 'valibot';
import { refuse } from '#domain/refusals.ts';
import { haltTrading, isHalted, resumeTrading } from '#domain/orders/index.ts';
import { defineFact, instrumentIn, instrumentParameters, minuteMs, minutes, shortText } from './define.ts';

const halt = defineFact({
  parameters: v.object({
    ...instrumentParameters,
    /** How long; unknown without it. */
    forMinutes: v.optional(minutes),
  }),
  sentence: ({ code }) => `trading in ${code} is halted`,
  apply(state, parameters, at) {
    const { key } = instrumentIn(state, parameters);
    if (isHalted(state, key, at)) throw refuse('invalidRequest', { field: 'code' });
    const { forMinutes } = parameters;
    haltTrading(state, key, at, forMinutes === undefined ? null : at + forMinutes * minuteMs);
  },
});

const resume = defineFact({
  parameters: v.object(instrumentParameters),
  sentence: ({ code }) => `trading in ${code} goes on`,
  apply: (state, parameters, at) => resumeTrading(state, instrumentIn(state, parameters).key, at),
});

const listings = defineFact({
  parameters: v.object({ state: v.picklist(['empty', 'full']) }),
  sentence: (parameters) => `market lists and news are ${parameters.state}`,
  apply(state, parameters) {
    state.listings = parameters.state;
  },
});

const longNames = defineFact({
  parameters: v.object({}),
  sentence: () => 'names of instruments and people are as long as names get',
  apply(state) {
    state.hasLongNames = true;
  },
});

const logos = defineFact({
  parameters: v.object({}),
  sentence: () => 'every instrument has a logo',
  apply(state) {
    state.hasLogos = true;
  },
});

const delayed = defineFact({
  parameters: v.object({ market: shortText }),
  sentence: ({ market }) => `prices of ${market} are shown 15 minutes late`,
  apply(state, { market }) {
    if (!state.market.instruments.some(({ exchange }) => exchange === market)) {
      throw refuse('invalidRequest', { field: 'market' });
    }
    state.delayedMarkets = [...new Set([...state.delayedMarkets, market])].toSorted();
  },
});

export const marketFacts = { halt, resume, listings, longNames, logos, delayed } as const;
