import type { ScenarioName } from '../names.ts';
import { UnhandledCalls } from './unhandled.ts';
import type { UnhandledCall } from './unhandled.ts';
import { openHandle } from './world-handle.ts';
import type { OpenOptions, WorldHandle } from './world-handle.ts';

/** The worlds of one host, side by side. Handlers are registered once and look theirs up here. */
export interface Worlds {
  /** Path of the host's folder: worlds are addressed `<base>/w/<id>`. Empty at the root. */
  readonly base: string;
  /** Opens a world under an id, in place of one that had the id before. */
  open(id: string, scenario: ScenarioName, options?: OpenOptions): WorldHandle;
  get(id: string): WorldHandle | undefined;
  close(id: string): void;
  /** Closes a world and forgets what was kept of it. */
  remove(id: string): void;
  list(): readonly WorldHandle[];
  /** Calls to worlds that nobody opened. */
  readonly unhandled: readonly UnhandledCall[];
  recordUnhandled(call: UnhandledCall): void;
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

  return {
    base: defaults.base ?? '',
    open(id, scenario, options) {
      checkWorldId(id);
      close(id);
      const handle = openHandle(id, scenario, { ...defaults, ...options });
      const closing: WorldHandle['close'] = handle.close.bind(handle);
      handle.close = () => {
        closing();
        if (open.get(id) === handle) open.delete(id);
      };
      open.set(id, handle);
      return handle;
    },
    get: (id) => open.get(id),
    close,
    remove(id) {
      close(id);
      defaults.store?.remove(id);
    },
    list: () => [...open.values()],
    unhandled: unhandled.list,
    recordUnhandled: (call) => unhandled.record(call),
  };
}
