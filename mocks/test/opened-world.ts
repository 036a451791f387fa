/** A world opened in a scenario, called as its customer calls it. */
import { assetSource } from '@meridian/api';
import type { RequestOf } from '@meridian/api';
import { catalogue } from '@meridian/api/catalogue';
import type { EndpointId, Endpoints } from '@meridian/api/catalogue';
import type { OpenOptions } from '#hosts/open-options.ts';
import { createWorlds } from '#hosts/worlds.ts';
import type { ScenarioName } from '#names.ts';
import { answer } from '#handlers/answer.ts';
import type { Language } from '#handlers/language.ts';

const worlds = createWorlds();

export function open(scenario: ScenarioName, options: OpenOptions = {}) {
  const handle = worlds.open('world', scenario, options);
  const call = <Id extends EndpointId>(
    id: Id,
    request: RequestOf<Endpoints[Id]>,
    more: { token?: string | null; language?: Language } = {},
  ) =>
    answer(handle.world, catalogue[id], request, {
      token: handle.token(),
      language: 'en',
      ...more,
    });
  return { handle, call };
}

export const apple = { stockCode: 'AAPL', market: 'NASDAQ', source: assetSource.stock };
export const bitcoin = { stockCode: 'BTCUSDT', market: 'CRYPTO', source: assetSource.crypto };
