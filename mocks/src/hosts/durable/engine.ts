/** What is used of the engine that runs Durable Objects: its own types come with far more than that. */

type Value = string | number | null | ArrayBuffer;

/** A column of texts. */
export function textOf(value: Value | undefined): string {
  if (typeof value !== 'string') throw new TypeError('a column of texts has another value');
  return value;
}

interface Rows extends Iterable<Readonly<Record<string, Value>>> {
  toArray(): Readonly<Record<string, Value>>[];
  readonly rowsWritten: number;
}

export interface ObjectStorage {
  readonly sql: { exec(query: string, ...bindings: readonly (Value | Uint8Array)[]): Rows };
  /** Whatever the engine can clone, up to 2 MB. */
  readonly kv: {
    get(key: string): unknown;
    put(key: string, value: unknown): void;
    delete(key: string): boolean;
  };
  /** Undoes what was written where `work` throws. */
  transactionSync<T>(work: () => T): T;
  setAlarm(atMs: number): Promise<void>;
  deleteAlarm(): Promise<void>;
  deleteAll(): Promise<void>;
}

/** One end of a socket that outlives the object in memory. */
export interface EngineSocket {
  send(text: string): void;
  close(code: number, reason: string): void;
  /** At most 2,048 bytes; there again when the object wakes. */
  serializeAttachment(value: unknown): void;
  deserializeAttachment(): unknown;
}

export interface ObjectState {
  readonly storage: ObjectStorage;
  acceptWebSocket(socket: EngineSocket): void;
  getWebSockets(): EngineSocket[];
}

/** Objects of one class, each reached by its name. */
export interface Objects {
  idFromName(name: string): unknown;
  get(id: unknown): { fetch(request: Request): Promise<Response> };
}

declare global {
  // The engine's own: two ends of a socket.
  var WebSocketPair: new () => Readonly<Record<0 | 1, EngineSocket>>;
}

/** The answer that makes a socket of a call. */
export function upgraded(client: EngineSocket): Response {
  return new Response(null, { status: 101, webSocket: client } as ResponseInit);
}
