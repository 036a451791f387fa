/** One open page of the app: its ports over a simulated wire, until it is reloaded. */
import { createClient } from '@meridian/api';
import { createServerClock, createSession, type Ports } from '@meridian/app/test/without-screens';
import { storageOf, type Device } from './device.ts';
import type { Wish } from './record.ts';
import { goodFate, baseUrl, createFetch, type RequestIdField, type WireRules } from './wire.ts';
import type { Fate, TabName } from './steps.ts';

type TabPorts = Pick<
  Ports,
  'api' | 'clock' | 'network' | 'socket' | 'session' | 'newId' | 'storage' | 'timers'
>;

export interface Tab {
  readonly name: TabName;
  readonly device: Device;
  readonly ports: TabPorts;
  /** What the next request is sent for, and what the wire does to it, by the field of its id. */
  readonly next: { [Field in RequestIdField]?: { readonly wish: Wish; readonly fate: Fate } };
  /** The ids under which it has sent money writes, newest last. */
  readonly sentIds: string[];
  /** Its page is gone. */
  close(): void;
}

export interface TabRules extends WireRules {
  newId(): string;
  onSent(id: string, wish: Wish): void;
}

export function openTab(name: TabName, device: Device, rules: TabRules): Tab {
  const { time, brokerage } = rules;
  let isAlive = true;
  const self = {};
  const sentIds: string[] = [];
  const storage = storageOf(device, self);
  const session = createSession(storage);
  const deviceNow = (): number => brokerage.startTime + time.now() + device.aheadMs;
  const moved = new Set<() => void>();
  const server = createServerClock(deviceNow);

  /** Waits for the device, and for a page that is there. */
  const after = (delayMs: number, run: () => void): (() => void) =>
    device.after(delayMs, () => isAlive && run());

  function every(intervalMs: number, listener: () => void): () => void {
    let stop = (): void => {};
    const next = (): void => {
      stop = after(intervalMs, () => {
        next();
        listener();
      });
    };
    next();
    moved.add(listener);
    return () => {
      stop();
      moved.delete(listener);
    };
  }

  const clock = Object.assign(Object.create(server) as typeof server, {
    every,
    correct(serverMs: number) {
      const before = server.now();
      server.correct(serverMs);
      if (server.now() !== before) for (const listener of [...moved]) listener();
    },
  });

  const tab: Tab = {
    name,
    device,
    next: {},
    sentIds,
    ports: {
      storage,
      session,
      clock,
      newId: rules.newId,
      timers: {
        setTimeout: (run, delayMs) => after(delayMs, run),
        clearTimeout: (cancel) => (cancel as () => void)(),
        now: () => time.now(),
      },
      socket: null,
      network: {
        isOnline: () => device.isOnline,
        savesData: () => false,
        subscribe(listener) {
          device.networkListeners.add(listener);
          return () => void device.networkListeners.delete(listener);
        },
      },
      api: createClient({
        baseUrl,
        getToken: () => session.token,
        getLocale: () => 'en',
        onSessionExpired: () => session.signOut('expired'),
        onServerTime: (serverMs) => clock.correct(serverMs),
        fetch: createFetch(
          {
            device,
            isAlive: () => isAlive,
            fate: (field) => tab.next[field]?.fate ?? goodFate,
            onSent(field, id) {
              if (field === 'clientOrderId') sentIds.push(id);
              const wish = tab.next[field]?.wish;
              if (wish !== undefined) rules.onSent(id, wish);
            },
          },
          rules,
        ) as typeof globalThis.fetch,
      }),
    },
    close() {
      isAlive = false;
      device.foreignListeners.delete(self);
    },
  };
  return tab;
}
