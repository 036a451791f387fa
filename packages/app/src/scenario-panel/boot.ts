import { browserSendFile } from '@meridian/api/send-file';
import { fileSender, misfitOf, worldFromText } from '@meridian/mocks';
import type { WorldHandle } from '@meridian/mocks';
import { defaultScenario, isScenarioName } from '@meridian/mocks/names';
import { browserStore, startWorker } from '@meridian/mocks/worker';
import { createElement } from 'react';
import { adoptedKey, type BootDemo, type DemoAddress } from '#platform/demo.ts';
import { browserClock, browserStorage } from '#platform/ports-browser.ts';
import { storageKeys } from '#platform/device/storage.ts';
import type { OpeningProblem } from './opening-problem.ts';
import { followConnection } from './connection.ts';
import { setFaults } from './faults.ts';
import { slowDownUnseen } from './unseen.ts';
import { Panel } from './Panel.tsx';
import { worldClock } from './world-clock.ts';

/** Starts the simulated brokerage in this page and opens the address's world, which lives on across reloads and tabs. */
export const bootDemo: BootDemo = async (address) => {
  const { handle, problem } = await openWorld(address);
  const misreadFaults = setFaults(handle, address.faults);
  followConnection(handle, window);
  slowDownUnseen(handle, document);
  const storage = browserStorage(address.storagePrefix);
  const isNew = storage.get(adoptedKey) === null;
  storage.set(adoptedKey, handle.scenario);
  const [token, user] = [handle.token(), handle.user()];
  return {
    clock: worldClock(handle),
    session: token !== null && user !== null ? { token, user } : null,
    sendFile: fileSender({ faults: () => handle.faults }, browserSendFile),
    isNew,
    panel: createElement(Panel, {
      handle,
      problem,
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

interface Opened {
  readonly handle: WorldHandle;
  /** Null: the world is the one that was asked for. Otherwise it is the usual one. */
  readonly problem: OpeningProblem | null;
}

async function openWorld({ scenario, worldText, isKept, worldId }: DemoAddress): Promise<Opened> {
  const worlds = await startWorker({ url: './mockServiceWorker.js' });
  const around = { clock: 'running', store: browserStore(), wallClock: browserClock().now } as const;
  const usual = (problem: OpeningProblem | null): Opened => ({
    handle: worlds.open(worldId, defaultScenario, around),
    problem,
  });
  if (worldText !== null) {
    try {
      const history = await worldFromText(worldText);
      return { handle: worlds.open(worldId, history.scenario, { ...around, history }), problem: null };
    } catch (error) {
      const reason = misfitOf(error);
      if (reason === null) throw error;
      return usual({ kind: 'worldDoesNotFit', reason });
    }
  }
  if (isKept) {
    const saved = around.store.load(worldId)?.opening.scenario;
    if (saved === undefined || !isScenarioName(saved))
      return usual({ kind: 'unknownScenario', name: worldId });
    return { handle: worlds.open(worldId, saved, around), problem: null };
  }
  if (scenario === null) return usual(null);
  if (!isScenarioName(scenario)) return usual({ kind: 'unknownScenario', name: scenario });
  return { handle: worlds.open(worldId, scenario, around), problem: null };
}
