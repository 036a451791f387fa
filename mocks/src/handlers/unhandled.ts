/** A call that the brokerage could not answer. A story or a test that made one has failed. */
export interface UnhandledCall {
  readonly method: string;
  /** Path below the world's address. */
  readonly path: string;
  /** Null for a path that is in no catalogue. */
  readonly endpointId: string | null;
  readonly reason: 'noHandler' | 'notBuilt';
}

const longestPath = 200;

/** The calls a host could not answer: one entry for each kind, the newest only, however many call. */
export class UnhandledCalls {
  static readonly most = 100;
  readonly #calls: UnhandledCall[] = [];

  get list(): readonly UnhandledCall[] {
    return this.#calls;
  }

  record(call: UnhandledCall): void {
    const cut = { ...call, path: call.path.slice(0, longestPath) };
    const isSame = (other: UnhandledCall) => other.method === cut.method && other.path === cut.path;
    if (this.#calls.some(isSame)) return;
    this.#calls.push(cut);
    if (this.#calls.length > UnhandledCalls.most) this.#calls.shift();
  }
}
