import type { SendFile, User } from '@meridian/api';
import type { ReactNode } from 'react';
import { idOfText, keptParameter, worldParameter } from './demo-link.ts';
import type { ServerClock } from './ports/clock.ts';
import type { Clock, KeyValueStorage } from './ports/ports.ts';

/**
 * What the app and the demo's simulated brokerage agree on. The app is on screen before the brokerage has started: it
 * knows its world's address at once, and only its calls wait for {@link BootDemo}.
 */
export interface DemoAddress {
  /** Name of the scenario asked for by `?scenario=`; null where the address names none. */
  readonly scenario: string | null;
  /** What is to go wrong, as `?fault=` says it, any number of times: `lost@trading.createStockOrder`. */
  readonly faults: readonly string[];
  /** The world that a link carries as text, and nothing else; null where it carries none. */
  readonly worldText: string | null;
  /** True: the world is one that this browser keeps, under an id that only the address says. */
  readonly isKept: boolean;
  readonly worldId: string;
  /** Base of the calls: `w/<world>` below the page's folder, where the simulated brokerage answers. */
  readonly baseUrl: string;
  /** Begins every key the app keeps, so that worlds do not share a sign-in. */
  readonly storagePrefix: string;
}

export interface DemoWorld {
  /** The world's clock; the app's own until then. */
  readonly clock: Clock;
  /** Who is signed in when the scenario begins; null: nobody. Adopted on the first visit of a world only. */
  readonly session: { readonly token: string; readonly user: User } | null;
  /** Sends files to the world, with what its faults do on the way. */
  readonly sendFile: SendFile;
  /** True when the world was opened anew, not restored: what the app kept of an older one of that name is void. */
  readonly isNew: boolean;
  /** Beside the app: which situation this is, and another one. */
  readonly panel: ReactNode;
}

/** Exported as `bootDemo` by scenario-panel/boot.ts: starts the brokerage, opens the world, shows the panel. */
export type BootDemo = (address: DemoAddress) => Promise<DemoWorld>;

const defaultWorld = 'demo';

/** Under the world's own prefix: says that the app has adopted this world's session. */
export const adoptedKey = 'adopted';

/** The situations in which nobody is signed in: there is nothing to wait for. The page's first script has the same list. */
export const signedOutScenarios: readonly string[] = ['visitor', 'invited', 'code-cooling', 'code-expired'];

/** On the first visit of a world the app does not know yet who is signed in there. */
export function isSessionAwaited({ scenario }: DemoAddress, storage: Pick<KeyValueStorage, 'get'>): boolean {
  return !signedOutScenarios.includes(scenario ?? '') && storage.get(adoptedKey) === null;
}

/** The world of a page's address. One world a scenario name: tabs of one scenario share it. */
export function demoAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): DemoAddress {
  const query = new URLSearchParams(search);
  const scenario = query.get('scenario');
  const worldText = query.get(worldParameter);
  const kept = query.get(keptParameter);
  const named = (kept ?? scenario ?? defaultWorld).replaceAll(/[^\w-]/g, '-').slice(0, 80);
  const worldId = worldText === null ? named : `link-${idOfText(worldText)}`;
  const faults = query.getAll('fault');
  const folder = pathname.slice(0, pathname.lastIndexOf('/'));
  const isKept = kept !== null && worldText === null;
  return {
    scenario,
    faults,
    worldText,
    isKept,
    worldId,
    baseUrl: `${folder}/w/${worldId}`,
    storagePrefix: `${worldId}:`,
  };
}

/** A clock that is `until` at first and the world's from then on. Who waits for it is called at the change. */
export function handedOverClock(until: ServerClock, world: Promise<{ readonly clock: Clock }>): ServerClock {
  let current: Clock = until;
  // A world that cannot be opened has no clock to hand over; the calls say that it is missing.
  const handOver = world.then(
    ({ clock }) => {
      current = clock;
      return true;
    },
    () => false,
  );
  return {
    now: () => current.now(),
    every(intervalMs, listener) {
      let stop = current.every(intervalMs, listener);
      let isStopped = false;
      void handOver.then((isHandedOver) => {
        if (isStopped || !isHandedOver) return;
        stop();
        stop = current.every(intervalMs, listener);
        listener();
      });
      return () => {
        isStopped = true;
        stop();
      };
    },
    correct: until.correct,
    get aheadMs() {
      return current.now() - until.now() + until.aheadMs;
    },
  };
}
