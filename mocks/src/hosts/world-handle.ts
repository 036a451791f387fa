/** One open world as a host, a panel or a test holds it. */
import { user as userSchema } from '@meridian/api';
import type { User } from '@meridian/api';
import { endpointIds } from '@meridian/api/catalogue';
import * as v from 'valibot';
import { userOf } from '../domain/brokerage.ts';
import { worldPath } from '../handlers/addresses.ts';
import { userView } from '../handlers/auth-handlers.ts';
import type { Language } from '../handlers/language.ts';
import { clockCommands, createWorld } from '../kernel/index.ts';
import type { ClockMode, WallClock } from '../kernel/index.ts';
import { formatFault, parseFault } from '../names.ts';
import type { Fault, ScenarioName } from '../names.ts';
import { defaultSeed, scenarios } from '../scenarios/index.ts';
import { brokerageAt, factCommand } from '../world-definition.ts';
import type { BrokerageWorld } from '../world-definition.ts';
import type { SavedWorld, WorldStore } from './store.ts';
import { UnhandledCalls } from './unhandled.ts';
import type { UnhandledCall } from './unhandled.ts';

/** How a world opens. */
export interface OpenOptions {
  /** Path of the host's folder, without a slash at its end. Default empty: the host stands at the root. */
  readonly base?: string;
  /** Faults from the start: as data, or as text (`slow=3000@market.topList`). */
  readonly faults?: readonly (Fault | string)[];
  readonly seed?: string;
  /** World ms; otherwise the scenario's. */
  readonly startTime?: number;
  /** Default `pinned`: time stands still but for commands. `running` goes on with the wall clock. */
  readonly clock?: ClockMode;
  readonly wallClock?: WallClock;
  /** Where the world is kept. A world kept there under this id and scenario comes back instead of a fresh one. */
  readonly store?: WorldStore;
}

/** A world that is open. State is changed through it, never through `world` directly. */
export interface WorldHandle {
  readonly id: string;
  readonly scenario: ScenarioName;
  /** Base URL of the world on this host: `<base>/w/<id>`. */
  readonly basePath: string;
  /** For reading, and for handlers inside {@link WorldHandle.exclusive}. */
  readonly world: BrokerageWorld;
  now(): number;
  clockMode(): ClockMode;
  advance(byMs: number): Promise<void>;
  /** @throws BusinessRefusal `clock-backwards` for a time that is past. */
  setTime(toMs: number): Promise<void>;
  run(): Promise<void>;
  pin(): Promise<void>;
  /** @throws BusinessRefusal `invalidRequest` for a fact or parameters that do not fit. */
  applyFact(name: string, parameters?: unknown): Promise<void>;
  undo(count?: number): Promise<void>;
  /** Opens the scenario anew, or another one, under the same address. */
  reset(scenario?: ScenarioName): Promise<void>;
  readonly faults: readonly Fault[];
  /** @throws RangeError for a fault that does not parse or names no endpoint. */
  addFault(fault: Fault | string): void;
  removeFault(fault: Fault | string): void;
  clearFaults(): void;
  /** After every change of the world, here or by another holder, and of its faults. */
  onChange(listener: () => void): () => void;
  /** Once, when the world is closed: whoever feeds on it stops. */
  onClose(listener: () => void): () => void;
  /** What the app has in its storage under `token` when the scenario begins. */
  token(): string | null;
  /** And under `user`. */
  user(): User | null;
  readonly unhandled: readonly UnhandledCall[];
  recordUnhandled(call: UnhandledCall): void;
  /** The language the customer last spoke: the socket has no header for it. */
  language: Language;
  /** Runs writing work while no other holder of the world runs any, on the newest history, and keeps what it did. */
  exclusive<T>(work: (world: BrokerageWorld) => T): Promise<T>;
  close(): void;
}

/** @throws RangeError as {@link parseFault}, and for an endpoint that is not in the catalogue. */
export function checkedFault(fault: Fault | string): Fault {
  const parsed = typeof fault === 'string' ? parseFault(fault) : fault;
  const { target } = parsed;
  if (target === '*' || target === 'socket' || endpointIds.some((id) => id === target)) return parsed;
  throw new RangeError(`fault "${formatFault(parsed)}": the catalogue has no call "${target}"`);
}

export function openHandle(id: string, opensWith: ScenarioName, options: OpenOptions = {}): WorldHandle {
  const { store, wallClock = Date.now } = options;
  const definition = brokerageAt(id);
  const listeners = new Set<() => void>();
  const closeListeners = new Set<() => void>();
  const unhandled = new UnhandledCalls();
  let faults = (options.faults ?? []).map(checkedFault);
  let generation = 0;
  /** False while the store takes nothing, being full or blocked: the world then lives as long as the page. */
  let isKept = true;
  let world = open();
  const stopListening = store?.onForeignChange(id, () => {
    if (catchUp()) changed();
  });

  function fresh(
    scenario: ScenarioName,
    like: Pick<OpenOptions, 'seed' | 'startTime' | 'clock'>,
  ): BrokerageWorld {
    const { seed = defaultSeed, startTime = scenarios[scenario].startTime, clock = 'pinned' } = like;
    return createWorld(definition, { scenario, seed, startTime, clock, wallClock });
  }

  /** The same beginning once more; another scenario has a time of its own. */
  function again(current: BrokerageWorld, scenario: ScenarioName): BrokerageWorld {
    const { seed, startTime } = current.opening;
    const clock = current.clockMode();
    return fresh(scenario, scenario === scenarioOf(current) ? { seed, startTime, clock } : { seed, clock });
  }

  function revive({ snapshot }: SavedWorld): BrokerageWorld {
    const { scenario, seed, startTime, log } = snapshot;
    return createWorld(definition, { scenario, seed, startTime, log, wallClock });
  }

  /** A history that an older brokerage made may be impossible in this one; then the world begins anew. */
  function tryToRevive(saved: SavedWorld): BrokerageWorld | null {
    try {
      return revive(saved);
    } catch (error) {
      console.warn(
        `The kept world "${id}" cannot be brought back: its history does not fit this brokerage.`,
        error,
      );
      return null;
    }
  }

  function open(): BrokerageWorld {
    const saved = load();
    const revived = saved?.scenario === opensWith ? tryToRevive(saved) : null;
    if (saved !== null && revived !== null) {
      generation = saved.generation;
      return revived;
    }
    // Another scenario under a known address is a new history, for every holder of it.
    generation = (saved?.generation ?? 0) + 1;
    const opened = fresh(opensWith, options);
    keep(opened);
    return opened;
  }

  /** Takes over what another holder did. Answers whether there was anything. */
  function catchUp(): boolean {
    // What is kept is then older than what this holder did.
    if (!isKept) return false;
    const saved = load();
    if (saved === null) return false;
    if (saved.generation === generation && saved.snapshot.log.length === world.log.length) return false;
    const revived = tryToRevive(saved);
    if (revived === null) return false;
    generation = saved.generation;
    world = revived;
    return true;
  }

  function load(): SavedWorld | null {
    try {
      return store?.load(id) ?? null;
    } catch (error) {
      warnOfStore(error);
      return null;
    }
  }

  function keep(kept: BrokerageWorld): void {
    try {
      store?.save(id, { scenario: scenarioOf(kept), generation, snapshot: kept.snapshot() });
      isKept = true;
    } catch (error) {
      warnOfStore(error);
    }
  }

  function warnOfStore(error: unknown): void {
    if (isKept) console.warn(`The world "${id}" cannot be kept and lives as long as this page.`, error);
    isKept = false;
  }

  function changed(): void {
    for (const listener of listeners) listener();
  }

  async function exclusive<T>(work: (world: BrokerageWorld) => T): Promise<T> {
    const run = (): T => {
      const isNews = catchUp();
      const { length } = world.log;
      const before = generation;
      try {
        return work(world);
      } finally {
        const isChanged = world.log.length !== length || generation !== before;
        if (isChanged) keep(world);
        if (isChanged || isNews) changed();
      }
    };
    return store === undefined ? run() : store.exclusive(id, run);
  }

  const dispatch = (type: string, payload: unknown) =>
    exclusive((current) => void current.dispatch(type, payload));
  const setFaults = (next: Fault[]) => {
    faults = next;
    changed();
  };
  const isNot = (fault: Fault | string) => {
    const text = formatFault(checkedFault(fault));
    return (other: Fault) => formatFault(other) !== text;
  };

  return {
    id,
    basePath: worldPath(options.base ?? '', id),
    get scenario() {
      return scenarioOf(world);
    },
    get world() {
      return world;
    },
    get faults() {
      return faults;
    },
    unhandled: unhandled.list,
    language: 'en',
    now: () => world.now(),
    clockMode: () => world.clockMode(),
    advance: (byMs) => dispatch(clockCommands.advance, { byMs }),
    setTime: (toMs) => dispatch(clockCommands.set, { toMs }),
    run: () => dispatch(clockCommands.run, { wallMs: Math.floor(wallClock()) }),
    pin: () => dispatch(clockCommands.pin, {}),
    applyFact: (name, parameters) => dispatch(factCommand(name), parameters),
    undo: (count) =>
      exclusive((current) => {
        current.undo(count);
        generation += 1;
      }),
    reset: (scenario) =>
      exclusive((current) => {
        world = again(current, scenario ?? scenarioOf(current));
        generation += 1;
      }),
    addFault: (fault) => setFaults([...faults.filter(isNot(fault)), checkedFault(fault)]),
    removeFault: (fault) => setFaults(faults.filter(isNot(fault))),
    clearFaults: () => setFaults([]),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onClose(listener) {
      closeListeners.add(listener);
      return () => closeListeners.delete(listener);
    },
    token: () => world.read().session?.token ?? null,
    user() {
      const state = world.read();
      if (state.session === null) return null;
      return v.parse(userSchema, userView({ state, language: 'en' }, userOf(state, state.session.userId)));
    },
    recordUnhandled: (call) => unhandled.record(call),
    exclusive,
    close() {
      stopListening?.();
      listeners.clear();
      for (const listener of closeListeners) listener();
      closeListeners.clear();
    },
  };
}

function scenarioOf(world: BrokerageWorld): ScenarioName {
  return world.opening.scenario as ScenarioName;
}
