/**
 * Ends the older read of the same id and returns the newer one's signal (DECISIONS 6). The older one is not answered in
 * the newer one's stead: its answer would be kept under the wrong question. Who waited for it sees the newer one's.
 */
export function supersede(latest: Map<string, AbortController>, id: string): AbortSignal {
  latest.get(id)?.abort();
  const controller = new AbortController();
  latest.set(id, controller);
  return controller.signal;
}
