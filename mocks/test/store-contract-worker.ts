/** The cases of the store's contract as a program of the engine: each in an object of its own, on the object's own SQLite. */
import type { ObjectState, Objects } from '#hosts/durable/engine.ts';
import { objectStore } from '#hosts/durable/object-store.ts';
import { storeContract } from './store-contract.ts';

export class WorldObject {
  readonly #state: ObjectState;

  constructor(state: ObjectState) {
    this.#state = state;
  }

  async fetch(request: Request): Promise<Response> {
    const run = storeContract.get(decodeURIComponent(new URL(request.url).pathname.slice(1)));
    if (run === undefined) return new Response('There is no such case.', { status: 404 });
    try {
      await run({ open: () => objectStore(this.#state.storage, 'this code'), keepsCheckpoints: true });
      return new Response('kept');
    } catch (error) {
      return new Response(error instanceof Error ? error.stack : String(error), { status: 500 });
    }
  }
}

export class DirectoryObject {}

export default {
  fetch(request: Request, { WORLDS }: { readonly WORLDS: Objects }): Promise<Response> {
    return WORLDS.get(WORLDS.idFromName(request.url)).fetch(request);
  },
};
