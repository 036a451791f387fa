/** "A repeated request with the same id aborts the earlier one" (spec §7), and every caller still gets an answer (DECISIONS 6). */

interface Waiter {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (reason: unknown) => void;
  /** Stops listening to the caller's signal, which may outlive many calls. */
  readonly release: () => void;
}

/** One request under way and everyone who waits for it. */
interface Flight {
  readonly controller: AbortController;
  readonly waiters: Set<Waiter>;
}

export interface Passenger {
  /** Requests of one id replace each other. Null: never replaced. */
  readonly id: string | null;
  readonly signal: AbortSignal | undefined;
  /** What a caller who gives up is told. */
  readonly abortReason: () => Error;
  /** False for a write: the caller stops waiting, the request runs on, since an abort cannot undo it. */
  readonly isCutWhenAbandoned: boolean;
}

/**
 * Runs requests so that of those with one id only the latest is under way. Its answer goes to its caller and to all
 * callers it replaced. A caller who gives up is told at once; the request is cut when nobody waits for it any more.
 */
export function createLatest() {
  const flights = new Map<string, Flight>();

  return function run(
    { id, signal, abortReason, isCutWhenAbandoned }: Passenger,
    send: (signal: AbortSignal) => Promise<unknown>,
  ): Promise<unknown> {
    if (signal?.aborted) return Promise.reject(abortReason());

    const replaced = id === null ? undefined : flights.get(id);
    const flight: Flight = { controller: new AbortController(), waiters: replaced?.waiters ?? new Set() };
    if (id !== null) flights.set(id, flight);

    const answer = new Promise<unknown>((resolve, reject) => {
      const giveUp = () => {
        // The waiter may have moved on to a later flight; the set moved with it.
        flight.waiters.delete(waiter);
        reject(abortReason());
        const carrier = (id === null ? undefined : flights.get(id)) ?? flight;
        if (flight.waiters.size === 0 && isCutWhenAbandoned) carrier.controller.abort();
      };
      const waiter: Waiter = { resolve, reject, release: () => signal?.removeEventListener('abort', giveUp) };
      flight.waiters.add(waiter);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
    replaced?.controller.abort();

    const land = (settle: (waiter: Waiter) => void) => {
      const isReplaced = id !== null && flights.get(id) !== flight;
      if (isReplaced) return;
      if (id !== null) flights.delete(id);
      const waiters = [...flight.waiters];
      flight.waiters.clear();
      for (const waiter of waiters) {
        waiter.release();
        settle(waiter);
      }
    };
    send(flight.controller.signal).then(
      (value) => land((waiter) => waiter.resolve(value)),
      (reason: unknown) => land((waiter) => waiter.reject(reason)),
    );
    return answer;
  };
}
