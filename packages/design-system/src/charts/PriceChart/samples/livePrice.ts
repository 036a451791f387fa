import type { LivePrice } from '../PriceChart.types.ts';

/** A live price that is set from outside: by a socket, by a test. `first`: undefined until one is known. */
export function createLivePrice(first?: number): LivePrice & { set: (price: number) => void } {
  const listeners = new Set<() => void>();
  let price = first;
  return {
    read: () => price,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    set(next) {
      price = next;
      for (const listener of listeners) listener();
    },
  };
}
