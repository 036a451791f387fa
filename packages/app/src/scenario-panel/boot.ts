import { defaultScenario, isScenarioName } from '@meridian/mocks/names';
import { browserStore, startWorker } from '@meridian/mocks/worker';
import { createElement } from 'react';
import { adoptedKey, type BootDemo } from '#platform/demo.ts';
import { browserClock, browserStorage } from '#platform/ports-browser.ts';
import { storageKeys } from '#platform/device/storage.ts';
import { followConnection } from './connection.ts';
import { setFaults } from './faults.ts';
import { Panel } from './Panel.tsx';
import { worldClock } from './world-clock.ts';

/** Starts the simulated brokerage in this page and opens the address's world, which lives on across reloads and tabs. */
export const bootDemo: BootDemo = async ({ scenario, faults, worldId, storagePrefix }) => {
  const worlds = await startWorker({ url: './mockServiceWorker.js' });
  const isKnown = scenario === null || isScenarioName(scenario);
  const name = scenario !== null && isScenarioName(scenario) ? scenario : defaultScenario;
  const handle = worlds.open(worldId, name, {
    clock: 'running',
    store: browserStore(),
    wallClock: browserClock().now,
  });
  const misreadFaults = setFaults(handle, faults);
  followConnection(handle, window);
  const storage = browserStorage(storagePrefix);
  const isNew = storage.get(adoptedKey) === null;
  storage.set(adoptedKey, name);
  const [token, user] = [handle.token(), handle.user()];
  return {
    clock: worldClock(handle),
    session: token !== null && user !== null ? { token, user } : null,
    isNew,
    panel: createElement(Panel, {
      handle,
      unknownScenario: isKnown ? null : scenario,
      misreadFaults,
      onStartOver: async () => {
        await handle.reset();
        storage.remove(adoptedKey);
        storage.remove(storageKeys.keptAnswers);
        location.reload();
      },
    }),
  };
};
