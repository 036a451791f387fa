/** Facts about the customer's watchlist. */
import { assetClassification } from '@meridian/api';
import type { AssetClassification } from '@meridian/api';
import * as v from 'valibot';
import { watchlistOf } from '#domain/brokerage.ts';
import type { InstrumentGroup } from '#domain/market/index.ts';
import { watch } from '#domain/watchlist/index.ts';
import { customerId, defineFact, instrumentIn, instrumentParameters } from './define.ts';

/** The spec's classification (spec §3); it names these three. */
const classificationOf: Readonly<Partial<Record<InstrumentGroup, AssetClassification>>> = {
  US: assetClassification.usStock,
  HK: assetClassification.hk,
  CRYPTO: assetClassification.crypto,
};

const watched = defineFact({
  parameters: v.object(instrumentParameters),
  sentence: ({ code }) => `${code} is on the watchlist`,
  apply(state, parameters, at) {
    const { key, group } = instrumentIn(state, parameters);
    watch(watchlistOf(state, customerId), {
      key,
      classify: classificationOf[group] ?? assetClassification.usStock,
      addedAt: at,
    });
  },
});

export const watchlistFacts = { watched } as const;
