/** One open world as a host, a panel or a test holds it. */
import { user as userSchema } from '@meridian/api';
import type { User } from '@meridian/api';
import { endpointIds } from '@meridian/api/catalogue';
import * as v from 'valibot';
import { agenda } from '#domain/agenda.ts';
import { userOf } from '#domain/brokerage.ts';
import type { EmailCode } from '#domain/email-codes/index.ts';
import { tokenOf } from '#domain/session/index.ts';
import { contradictedBy } from '#facts/contradictions.ts';
import { worldPath } from '#handlers/addresses.ts';
import { userView } from '#handlers/auth/user-view.ts';
import type { OpenWorld } from '#handlers/open-world.ts';
import { RecordedCalls } from '#handlers/recorded-calls.ts';
import type { RecordedCall } from '#handlers/recorded-calls.ts';
import { UnhandledCalls } from '#handlers/unhandled.ts';
import { clockCommands, nextEvent } from '#kernel/index.ts';
import { comingEvents } from './coming-events.ts';
import type { AgendaEvent, ClockMode, Snapshot } from '#kernel/index.ts';
import { formatFault, parseFault } from '#names.ts';
import type { Fault, ScenarioName } from '#names.ts';
import { factCommand } from '#world-definition.ts';
import { blobsOf, memoryBlobs } from './store/blobs.ts';
import { factsOf, scenarioOf } from './fresh-world.ts';
import { openKeptWorld } from './kept-world.ts';
import type { OpenOptions } from './open-options.ts';
import { RecordedFrames } from './socket/recorded-frames.ts';
import type { RecordedFrame } from './socket/recorded-frames.ts';

/** How far ahead the next event is looked for. */
const horizonMs = 366 * 24 * 60 * 60_000;

/** A world that is open. State is changed through it, never through `world` directly. */
export interface WorldHandle extends OpenWorld {
  readonly id: string;
  readonly scenario: ScenarioName;
  /** Base URL of the world on this host: `<base>/w/<id>`. */
  readonly basePath: string;
  /** Why it answers no calls for now, its kept history not fitting this code; null where it does. */
  readonly problem: string | null;
  clockMode(): ClockMode;
  advance(byMs: number): Promise<void>;
  /** @throws BusinessRefusal `clock-backwards` for a time that is past. */
  setTime(toMs: number): Promise<void>;
  /**
   * Moves time to what happens next by itself, within a year, and answers what that was; null where nothing is due: then
   * time has not moved.
   */
  advanceToNextEvent(): Promise<AgendaEvent | null>;
  /** What happens next by itself within a year, `most` instants of it, nearest first. Changes nothing; takes its time. */
  coming(most: number): readonly AgendaEvent[];
  /** @param rate how many times as fast as the wall clock. @throws BusinessRefusal `clock-command-invalid` for one that cannot be */
  run(rate?: number): Promise<void>;
  pin(): Promise<void>;
  /** @throws BusinessRefusal `invalidRequest` for a fact or parameters that do not fit. */
  applyFact(name: string, parameters?: unknown): Promise<void>;
  /**
   * Which of the facts that are so another one would do away with, in plain English: those of the scenario, and those made so since.
   * Nothing is changed. @throws BusinessRefusal as {@link applyFact}
   */
  contradictedBy(name: string, parameters?: unknown): readonly string[];
  undo(count?: number): Promise<void>;
  /** Opens the scenario anew, or another one, under the same address. */
  reset(scenario?: ScenarioName): Promise<void>;
  /**
   * Opens `history` under the same address as it was after its first `commands`, the clock fixed there; after all of them, as it
   * was taken. For stepping through what happened. @throws CommandDoesNotFit for a history of other code
   */
  revisit(history: Snapshot, commands: number): Promise<void>;
  /** @throws RangeError for a fault that does not parse or names no endpoint. */
  addFault(fault: Fault | string): void;
  removeFault(fault: Fault | string): void;
  clearFaults(): void;
  /** The newest calls, oldest first; another list after each change. */
  calls(): readonly RecordedCall[];
  /** When a call comes in, and when it is over. */
  onCall(listener: () => void): () => void;
  /** The newest messages of its sockets, oldest first. */
  frames(): readonly RecordedFrame[];
  noteFrame(direction: RecordedFrame['direction'], text: string): void;
  /** After every change of the world, here or by another holder, and of its faults. */
  onChange(listener: () => void): () => void;
  /** Once, when the world is closed: its feeds stop. */
  onClose(listener: () => void): () => void;
  /** What the app has in its storage under `token` when the scenario begins. */
  token(): string | null;
  /** And under `user`. */
  user(): User | null;
  /** Everybody who has an account here. */
  customers(): readonly Customer[];
  /**
   * As one who knows the passwords signs in: with what the app then has in its storage.
   * @throws RangeError for somebody who has no account here
   */
  signInAs(userId: string): Promise<{ readonly token: string; readonly user: User }>;
  /** The codes that were sent by email, the newest of each email: they are not really sent. */
  emailCodes(): readonly EmailCode[];
  close(): void;
}

/** Somebody who has an account, as a tester tells them apart. */
interface Customer {
  readonly id: string;
  /** Empty as long as nobody has said it. */
  readonly name: string;
  readonly email: string;
}

/** A fault once a call has met it: none where that was the last it meets. */
function afterCall(fault: Fault): Fault[] {
  if (!('times' in fault)) return [fault];
  return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
}

/** @throws RangeError as {@link parseFault}, and for an endpoint that is not in the catalogue. */
export function checkedFault(fault: Fault | string): Fault {
  const parsed = typeof fault === 'string' ? parseFault(fault) : fault;
  const { target } = parsed;
  if (target === '*' || target === 'socket' || endpointIds.some((id) => id === target)) return parsed;
  throw new RangeError(`fault "${formatFault(parsed)}": the catalogue has no call "${target}"`);
}

/**
 * @param opensWith null: as the store has it
 * @throws as {@link openKeptWorld}, and RangeError as {@link checkedFault}.
 */
export function openHandle(
  id: string,
  opensWith: ScenarioName | null,
  options: OpenOptions = {},
): WorldHandle {
  const { wallClock = Date.now, store } = options;
  const listeners = new Set<() => void>();
  const closeListeners = new Set<() => void>();
  const unhandled = new UnhandledCalls();
  const calls = new RecordedCalls(wallClock);
  const frames = new RecordedFrames();
  let faults = (options.faults ?? []).map(checkedFault);
  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  const kept = openKeptWorld(id, opensWith, options, { changed, gone: () => handle.close() });
  const { exclusive } = kept;

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

  const viewOf = (userId: string): User => {
    const state = kept.world.read();
    return v.parse(userSchema, userView({ state, language: 'en' }, userOf(state, userId)));
  };

  const handle: WorldHandle = {
    id,
    basePath: worldPath(options.base ?? '', id),
    get scenario() {
      return scenarioOf(kept.world);
    },
    get world() {
      return kept.world;
    },
    get problem() {
      return kept.problem;
    },
    latest: kept.latest,
    blobs: blobsOf(store?.blobs ?? memoryBlobs(), id),
    get faults() {
      return faults;
    },
    unhandled: unhandled.list,
    language: 'en',
    now: () => kept.world.now(),
    clockMode: () => kept.world.clockMode(),
    advance: (byMs) => dispatch(clockCommands.advance, { byMs }),
    setTime: (toMs) => dispatch(clockCommands.set, { toMs }),
    advanceToNextEvent: () =>
      exclusive((current) => {
        const now = current.now();
        // What is due now has happened, or does as soon as time goes on.
        const next = nextEvent(current.read(), agenda, now + 1, now + horizonMs);
        if (next === undefined) return null;
        current.dispatch(clockCommands.advance, { byMs: next.at - now });
        return next;
      }),
    coming: (most) => comingEvents(kept.world, most, horizonMs),
    run: (rate = 1) =>
      dispatch(clockCommands.run, { wallMs: Math.floor(wallClock()), ...(rate !== 1 && { rate }) }),
    pin: () => dispatch(clockCommands.pin, {}),
    applyFact: (name, parameters) => dispatch(factCommand(name), parameters),
    contradictedBy: (name, parameters) =>
      contradictedBy(kept.world.read(), { name, parameters }, factsOf(kept.world), kept.world.now()),
    undo: (count) => exclusive((current) => current.undo(count)),
    reset: kept.reset,
    revisit: kept.revisit,
    addFault: (fault) => setFaults([...faults.filter(isNot(fault)), checkedFault(fault)]),
    removeFault: (fault) => setFaults(faults.filter(isNot(fault))),
    clearFaults: () => setFaults([]),
    spend(met) {
      if (met.every(({ times }) => times === undefined)) return;
      setFaults(faults.flatMap((fault) => (met.some((one) => one === fault) ? afterCall(fault) : [fault])));
    },
    beginCall: (call, trace) =>
      calls.begin(call, trace, { at: kept.world.now(), commands: () => kept.world.log.length }),
    calls: () => calls.list,
    onCall: (listener) => calls.subscribe(listener),
    frames: () => frames.list,
    noteFrame: (direction, text) => frames.note(direction, text, kept.world.now()),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onClose(listener) {
      closeListeners.add(listener);
      return () => closeListeners.delete(listener);
    },
    token: () => kept.world.read().session?.token ?? null,
    user() {
      const { session } = kept.world.read();
      return session === null ? null : viewOf(session.userId);
    },
    customers: () =>
      Array.from(kept.world.read().users.values(), ({ id: userId, name, email }) => ({
        id: userId,
        name,
        email,
      })),
    async signInAs(userId) {
      await dispatch('session/signIn', { userId });
      const state = kept.world.read();
      return { token: tokenOf(state, userOf(state, userId)), user: viewOf(userId) };
    },
    emailCodes: () => [...kept.world.read().emailCodes.values()],
    recordUnhandled: (call) => unhandled.record(call),
    exclusive,
    close() {
      kept.leave();
      listeners.clear();
      for (const listener of closeListeners) listener();
      closeListeners.clear();
    },
  };
  return handle;
}
