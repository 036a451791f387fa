/** A world and its store: what one holder does is written down first, and what others do is taken over. */
import { createWorld } from '#kernel/index.ts';
import type { Checkpoint, Journal, Snapshot } from '#kernel/index.ts';
import type { ScenarioName } from '#names.ts';
import { brokerageAt } from '#world-definition.ts';
import type { BrokerageWorld } from '#world-definition.ts';
import { beginAgain, freshWorld, scenarioOf, worldAfter } from './fresh-world.ts';
import { NotKept, OutOfStep, WorldDoesNotFit, WorldIsGone } from './store/store.ts';
import type { LogPosition, SavedWorld, WorldStore } from './store/store.ts';
import type { OpenOptions } from './open-options.ts';

export interface KeptWorld {
  /** As this holder knows it. */
  readonly world: BrokerageWorld;
  /** Why it answers no calls for now; null where it does. */
  readonly problem: string | null;
  /** With what other holders of a binding store have done by now. @throws WorldDoesNotFit, WorldIsGone */
  latest(): BrokerageWorld;
  /** @throws whatever `work` throws, NotKept, and as {@link KeptWorld.latest}. */
  exclusive<T>(work: (world: BrokerageWorld) => T): Promise<T>;
  reset(scenario?: ScenarioName): Promise<void>;
  /** @throws CommandDoesNotFit for a history of other code */
  revisit(history: Snapshot, commands: number): Promise<void>;
  /** Listens to other holders no longer. */
  leave(): void;
}

/**
 * How an unbinding store relates to the world: `alone`, it took nothing, being full or blocked, and is asked again at the
 * next write; `apart`, it holds a history of other code, which stays there.
 */
type Hold = 'kept' | 'alone' | 'apart';

/** A history as the store takes it, without its generation. */
type History = Pick<SavedWorld, 'opening' | 'log'>;

/**
 * @param opensWith null: as it is kept
 * @param listener `gone`: another holder has deleted it
 * @throws WorldDoesNotFit, NotKept by a binding store; CommandDoesNotFit for a history of other code; WorldIsGone where none is kept under `id` and `opensWith` is null.
 */
export function openKeptWorld(
  id: string,
  opensWith: ScenarioName | null,
  options: OpenOptions,
  listener: { changed(): void; gone(): void },
): KeptWorld {
  const { store, wallClock = Date.now } = options;
  let generation = 0;
  let hold: Hold = 'kept';
  /** What is in memory was not kept, by a store that binds. */
  let isTorn = false;
  let writes = 0;
  let problem: string | null = null;
  let savedCheckpoint: Checkpoint | null = null;

  const journal: Journal = {
    append(command, length) {
      const history = () => historyOf(world, [...world.log, command]);
      keep(generation, history, (to) => to.append(id, { generation, length }, command));
    },
    cut(length) {
      const place = { generation, length: world.log.length };
      const history = () => historyOf(world, world.log.slice(0, length));
      keep(generation + 1, history, (to) => to.cut(id, place, length));
    },
  };
  const around = { definition: brokerageAt(id), wallClock, journal, ...(store && { codec: store.codec }) };
  let world = open();
  keepCheckpoint();
  const leave = store?.onForeignChange(id, () => {
    try {
      if (catchUp()) listener.changed();
    } catch (error) {
      // Reported when it was found, and again to each caller.
      if (!(error instanceof WorldDoesNotFit || error instanceof WorldIsGone)) console.error(error);
    }
  });

  function historyOf(of: BrokerageWorld, log: SavedWorld['log']): History {
    return { opening: { ...of.opening, scenario: scenarioOf(of) }, log };
  }

  /**
   * A history that other code made may be impossible in this one. Null for one of an unbinding store.
   * @throws WorldDoesNotFit for one of a binding store
   */
  function revive(saved: SavedWorld, from: WorldStore): BrokerageWorld | null {
    const { opening, log, checkpoint } = saved;
    try {
      const revived = createWorld(around.definition, { ...opening, ...around, log, checkpoint });
      savedCheckpoint = checkpoint;
      return revived;
    } catch (error) {
      return doesNotFit(error, from, { generation: saved.generation, length: log.length });
    }
  }

  function doesNotFit(cause: unknown, from: WorldStore, place: LogPosition): null {
    const misfit = new WorldDoesNotFit(id, cause, place);
    say(misfit);
    if (from.isBinding) throw misfit;
    return null;
  }

  function say({ message }: WorldDoesNotFit): void {
    if (message !== problem) console.warn(message);
    problem = message;
  }

  function open(): BrokerageWorld {
    for (;;) {
      const saved = load();
      const scenario = opensWith ?? saved?.opening.scenario;
      if (scenario === undefined) throw new WorldIsGone(id);
      const isAsKept = saved?.opening.scenario === scenario && options.isNew !== true;
      const revived = isAsKept && store !== undefined ? revive(saved, store) : null;
      if (saved !== null && revived !== null) {
        generation = saved.generation;
        return revived;
      }
      // Another scenario under a known address is a new history, for every holder of it.
      const opened = freshWorld(scenario, options, around);
      if (begin(opened, saved?.generation ?? null)) return opened;
    }
  }

  /** False where another holder was first. */
  function begin(opened: BrokerageWorld, after: number | null): boolean {
    const next = (after ?? 0) + 1;
    const history = () => historyOf(opened, opened.log);
    try {
      keep(next, history, (to) => to.begin(id, { ...history(), generation: next, checkpoint: null }, after));
      return true;
    } catch (error) {
      if (error instanceof OutOfStep) return false;
      throw error;
    }
  }

  /**
   * Takes over what another holder did. Answers whether there was anything.
   * @throws WorldDoesNotFit, WorldIsGone by a binding store
   */
  function catchUp(): boolean {
    if (store === undefined || hold !== 'kept') return false;
    const place = { generation, length: world.log.length };
    const since = isTorn ? null : attempt(() => store.loadSince(id, place), []);
    if (since === null) return takeOver(store);
    problem = null;
    if (since.length === 0) return false;
    try {
      world.follow(since);
    } catch (error) {
      doesNotFit(error, store, { generation, length: place.length + since.length });
      hold = 'apart';
      return false;
    }
    return true;
  }

  /** Another history is there now, or none. */
  function takeOver(from: WorldStore): boolean {
    const saved = load();
    if (saved === null) {
      if (from.isBinding) listener.gone();
      if (from.isBinding) throw new WorldIsGone(id);
      hold = 'alone';
      return false;
    }
    const revived = revive(saved, from);
    if (revived === null) {
      hold = 'apart';
      return false;
    }
    problem = null;
    isTorn = false;
    generation = saved.generation;
    world = revived;
    return true;
  }

  function load(): SavedWorld | null {
    return attempt(() => store?.load(id) ?? null, null);
  }

  /** Asks the store; `otherwise` where one that does not bind is blocked. */
  function attempt<T>(ask: () => T, otherwise: T): T {
    try {
      return ask();
    } catch (error) {
      if (error instanceof WorldDoesNotFit) say(error);
      if (store?.isBinding) throw error;
      goAlone(error);
      return otherwise;
    }
  }

  /** Writes to the store, as the history `next`. @throws NotKept, OutOfStep by a binding store */
  function keep(next: number, history: () => History, write: (to: WorldStore) => void): void {
    if (store !== undefined && hold !== 'apart') {
      try {
        if (hold === 'kept') {
          write(store);
          generation = next;
        } else rejoin(store, history());
      } catch (error) {
        if (store.isBinding) throw error;
        goAlone(error);
      }
    }
    writes += 1;
  }

  /** The store takes something again: all that was done without it. */
  function rejoin(to: WorldStore, history: History): void {
    const after = to.load(id)?.generation ?? null;
    const next = Math.max(generation, after ?? 0) + 1;
    to.begin(id, { ...history, generation: next, checkpoint: null }, after);
    generation = next;
    hold = 'kept';
  }

  function goAlone(error: unknown): void {
    if (hold === 'kept')
      console.warn(`The world "${id}" cannot be kept and lives as long as this page.`, error);
    hold = 'alone';
  }

  /** A checkpoint spares time at the next opening; the history is kept without it. */
  function keepCheckpoint(): void {
    const checkpoint = world.checkpoint();
    if (store === undefined || hold !== 'kept' || checkpoint === null || checkpoint === savedCheckpoint)
      return;
    savedCheckpoint = checkpoint;
    try {
      store.saveCheckpoint(id, generation, checkpoint);
    } catch (error) {
      console.warn(`A checkpoint of the world "${id}" could not be kept.`, error);
    }
  }

  async function exclusive<T>(work: (current: BrokerageWorld) => T): Promise<T> {
    let isNews = false;
    let before = writes;
    const run = (): T => {
      isNews = catchUp();
      before = writes;
      return work(world);
    };
    // The command that could not be kept has left no trace; those before it in the same turn have.
    const restore = (): void => {
      isTorn ||= writes !== before;
      if (isTorn) attemptAgain();
    };
    try {
      return store === undefined ? run() : await store.exclusive(id, run, restore);
    } finally {
      if (isNews || writes !== before) {
        keepCheckpoint();
        listener.changed();
      }
    }
  }

  function become(next: BrokerageWorld): void {
    if (!begin(next, generation)) throw new NotKept(new OutOfStep(id));
    world = next;
  }

  /** Where even that fails, the next caller tries again before anything else. */
  function attemptAgain(): void {
    try {
      catchUp();
    } catch (error) {
      console.error(error);
    }
  }

  return {
    get world() {
      return world;
    },
    get problem() {
      return problem;
    },
    latest() {
      if (store?.isBinding && catchUp()) listener.changed();
      return world;
    },
    exclusive,
    reset: (scenario) =>
      exclusive((current) => become(beginAgain(current, scenario ?? scenarioOf(current), around))),
    revisit: (history, commands) => exclusive(() => become(worldAfter(history, commands, around))),
    leave: () => leave?.(),
  };
}
