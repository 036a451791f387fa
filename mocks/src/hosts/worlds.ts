import type { OpenWorlds } from '#handlers/open-world.ts';
import { UnhandledCalls } from '#handlers/unhandled.ts';
import type { UnhandledCall } from '#handlers/unhandled.ts';
import type { ScenarioName } from '#names.ts';
import { WorldDoesNotFit, WorldIsGone } from './store/store.ts';
import { openHandle } from './world-handle.ts';
import type { OpenOptions } from './open-options.ts';
import type { WorldHandle } from './world-handle.ts';

/** The worlds of one host, side by side. Handlers are registered once and look theirs up here. */
export interface Worlds extends OpenWorlds {
  /** Opens a world under an id, in place of one that had the id before. */
  open(id: string, scenario: ScenarioName, options?: OpenOptions): WorldHandle;
  get(id: string): WorldHandle | undefined;
  /** Ids of kept worlds that cannot be opened, each with why. */
  problems(): readonly (readonly [id: string, why: string])[];
  /** Opens all kept ones that are not open yet. */
  openKept(): void;
  close(id: string): void;
  /** Closes a world and forgets what was kept of it. */
  remove(id: string): void;
  list(): readonly WorldHandle[];
  /** Calls to worlds that are not open. */
  readonly unhandled: readonly UnhandledCall[];
}

/** Letters, digits, dash, dot, underscore and tilde: what an address can carry as it is. */
const idPattern = /^[\w.~-]{1,80}$/;

export function isWorldId(id: string): boolean {
  return idPattern.test(id);
}

/** @throws RangeError for text that cannot be a world's id. */
export function checkWorldId(id: string): void {
  if (!isWorldId(id)) throw new RangeError(`"${id}" cannot be a world's id: letters, digits, - . _ ~ only`);
}

/** @param defaults what `open` takes where its caller says nothing. */
export function createWorlds(defaults: OpenOptions = {}): Worlds {
  const open = new Map<string, WorldHandle>();
  const unhandled = new UnhandledCalls();

  function close(id: string): void {
    open.get(id)?.close();
    open.delete(id);
  }

  /** Kept worlds that this code cannot bring back, each until its history changes. */
  const misfits = new Map<string, WorldDoesNotFit>();

  function enter(id: string, scenario: ScenarioName | null, options?: OpenOptions): WorldHandle {
    const handle = openHandle(id, scenario, { ...defaults, ...options });
    // Only now: an opening that is refused leaves what was there.
    close(id);
    const closing: WorldHandle['close'] = handle.close.bind(handle);
    handle.close = () => {
      closing();
      if (open.get(id) === handle) open.delete(id);
    };
    open.set(id, handle);
    misfits.delete(id);
    return handle;
  }

  function misfitOf(id: string): WorldDoesNotFit | undefined {
    const misfit = misfits.get(id);
    if (misfit?.place && defaults.store?.loadSince(id, misfit.place)?.length !== 0) misfits.delete(id);
    return misfits.get(id);
  }

  /** One that another server opened, or this one before it was started again. */
  function enterKept(id: string): WorldHandle | undefined {
    if (!defaults.store?.isBinding || !isWorldId(id) || misfitOf(id) !== undefined) return undefined;
    try {
      return enter(id, null);
    } catch (error) {
      if (error instanceof WorldDoesNotFit) misfits.set(id, error);
      else if (!(error instanceof WorldIsGone)) console.error(error);
      return undefined;
    }
  }

  const get = (id: string) => open.get(id) ?? enterKept(id);

  return {
    base: defaults.base ?? '',
    open(id, scenario, options) {
      checkWorldId(id);
      return enter(id, scenario, options);
    },
    get,
    problemOf: (id) => misfitOf(id)?.message ?? null,
    problems: () =>
      [...misfits.keys()].flatMap((id) => {
        const misfit = misfitOf(id);
        return misfit === undefined ? [] : [[id, misfit.message] as const];
      }),
    openKept() {
      for (const id of defaults.store?.list() ?? []) get(id);
    },
    close,
    remove(id) {
      close(id);
      defaults.store?.remove(id);
      misfits.delete(id);
    },
    list: () => [...open.values()],
    unhandled: unhandled.list,
    recordUnhandled: (call) => unhandled.record(call),
  };
}
