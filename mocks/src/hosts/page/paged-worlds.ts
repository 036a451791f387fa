import { describeWorld } from '../admin.ts';
import type { Administered } from '../admin.ts';
import { copyWorld, openNewWorld } from '../world-actions.ts';
import type { PagedHost } from './page.ts';
import type { AppAddress } from './worlds-page.ts';

/** The page's host where all worlds are at hand. */
export function pagedWorlds({ worlds, origin, mostWorlds }: Administered, app: AppAddress): PagedHost {
  return {
    base: worlds.base,
    origin,
    app,
    list() {
      worlds.openKept();
      return {
        open: worlds.list().map((handle) => describeWorld(handle, origin)),
        closed: worlds.problems().map(([id, problem]) => ({ id, problem })),
      };
    },
    make: ({ id, scenario, clock }) =>
      openNewWorld(worlds, id, scenario, { clock }, mostWorlds, { isReplacing: false }),
    async copy(from, to) {
      const handle = worlds.get(from);
      if (handle === undefined) throw new RangeError(worlds.problemOf(from) ?? `no world "${from}" is open`);
      await copyWorld(worlds, handle, to, mostWorlds);
    },
    has: (id) => worlds.get(id) !== undefined || worlds.problemOf(id) !== null,
    remove: (id) => worlds.remove(id),
    get: worlds.get,
    problemOf: worlds.problemOf,
  };
}
