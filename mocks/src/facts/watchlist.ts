/** Facts about the customer's watchlist. */
import { assetClassification } from '@meridian/api';
import type { AssetClassification } from '@meridian/api';
import * as v from 'valibot';
import { watchlistOf } from '#domain/brokerage.ts';
import type { InstrumentGroup } from '#domain/market/index.ts';
import { watch } from '#domain/watchlist/index.ts';
import { customerId, defineFact, productIn, productParameters } from './define.ts';

/** The spec's classification (spec §3); it names these three. */
const classificationOf: Readonly<Partial<Record<InstrumentGroup, AssetClassification>>> = {
  US: assetClassification.usStock,
  HK: assetClassification.hk,
  CRYPTO: assetClassification.crypto,
};

const watched = defineFact({
  parameters: v.object(productParameters),
  sentence: ({ code }) => `${code} is on the watchlist`,
  apply(state, parameters, at) {
    const { instrument, source } = productIn(state, parameters);
    const { key, group } = instrument;
    watch(watchlistOf(state, customerId), {
      key,
      source,
      classify: classificationOf[group] ?? assetClassification.usStock,
      addedAt: at,
    });
  },
});

export const watchlistFacts = { watched } as const;
