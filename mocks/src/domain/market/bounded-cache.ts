/**
 * A memory for results that never change once known: forgetting one costs time, never truth. Holds values up to a
 * total weight and forgets the oldest first.
 */
export class BoundedCache<K, V> {
  readonly #entries = new Map<K, { readonly value: V; readonly weight: number }>();
  readonly #capacity: number;
  #weight = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: K): V | undefined {
    return this.#entries.get(key)?.value;
  }

  set(key: K, value: V, weight = 1): void {
    this.#forget(key);
    this.#entries.set(key, { value, weight });
    this.#weight += weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#capacity || oldest === key) break;
      this.#forget(oldest);
    }
  }

  #forget(key: K): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#weight -= entry.weight;
    this.#entries.delete(key);
  }
}
