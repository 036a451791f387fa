/** A call that the brokerage could not answer. A story or a test that made one has failed. */
export interface UnhandledCall {
  readonly method: string;
  /** Path below the world's address. */
  readonly path: string;
  /** Null for a path that is in no catalogue. */
  readonly endpointId: string | null;
  readonly reason: 'noHandler' | 'notBuilt';
}
