/** How much one host bears. Each limit has an answer of its own; the length of a body is in `handlers/requests.ts`. */
export interface HostLimits {
  /** Worlds at once. One more is refused with 409. */
  readonly worlds: number;
  /** Of one caller, counted from one whole second to the next. One more is answered 429. */
  readonly requestsPerSecond: number;
  /** Sockets at once, of all worlds. One more is answered 503 instead of being upgraded. */
  readonly sockets: number;
}

/** Of a host that only its own machine reaches: tools there may call as fast as they can. */
export const ownLimits: HostLimits = { worlds: 500, requestsPerSecond: Infinity, sockets: 1_000 };

/** Of a host that others reach. An app that opens makes some 30 calls. */
export const sharedLimits: HostLimits = { ...ownLimits, requestsPerSecond: 200 };
