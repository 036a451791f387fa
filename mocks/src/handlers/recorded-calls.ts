import type { Endpoint } from '@meridian/api';
import { formatFault } from '#names.ts';
import type { HttpFault } from '#names.ts';

/** What the runtime learns of a call on its way. */
export interface CallTrace {
  /** Its fields as they were sent; undefined for a body that could not be read. */
  asked: unknown;
  /** The answer's text before a fault cut it or lost it; null where nothing was answered. */
  body: string | null;
  faults: readonly HttpFault[];
}

/** A call as it came in. */
export interface MadeCall {
  readonly method: string;
  /** Path and query below the world's address. */
  readonly address: string;
  readonly endpoint: Pick<Endpoint, 'id'>;
}

/** A call of the catalogue that was made to a world, for people who test. Secrets are left out. */
export interface RecordedCall {
  /** Counts up through the life of the world on this host. */
  readonly number: number;
  readonly method: string;
  readonly address: string;
  readonly endpointId: string;
  /** World ms at which it came in. */
  readonly at: number;
  /** Real ms until it was answered; null: not answered yet. */
  readonly tookMs: number | null;
  /** JSON of its fields. */
  readonly asked: string;
  /** HTTP status; null where the caller got no answer. */
  readonly status: number | null;
  /** JSON, cut at {@link longestText} characters. */
  readonly answer: string | null;
  /** Faults that it met, as an address says them. */
  readonly faults: readonly string[];
  /** Commands of the history once it was over: undoing to this leads there. */
  readonly commands: number;
}

/** Longer answers are cut: a log is read by people. */
const longestText = 20_000;
const secret = /password|pwd|token|^code$|paycode/i;

/** The newest calls to a world; what is older is forgotten. */
export class RecordedCalls {
  static readonly most = 200;
  #calls: readonly RecordedCall[] = [];
  #count = 0;
  readonly #listeners = new Set<() => void>();
  readonly #wallClock: () => number;

  /** @param wallClock real ms: what an answer takes does not follow the world's clock */
  constructor(wallClock: () => number) {
    this.#wallClock = wallClock;
  }

  /** Newest last. Another list after each change. */
  get list(): readonly RecordedCall[] {
    return this.#calls;
  }

  /** Calls back when a call comes in and when it is over. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** @param now world ms @param commands of the history, asked once the call is over */
  begin(
    { method, address, endpoint }: MadeCall,
    trace: CallTrace,
    { at, commands }: { readonly at: number; commands(): number },
  ): (status: number | null) => void {
    const startedMs = this.#wallClock();
    this.#count += 1;
    const call: RecordedCall = {
      number: this.#count,
      method,
      address,
      endpointId: endpoint.id,
      at,
      tookMs: null,
      asked: '',
      status: null,
      answer: null,
      faults: [],
      commands: commands(),
    };
    this.#put([...this.#calls.slice(1 - RecordedCalls.most), call]);
    return (status) => {
      const done: RecordedCall = {
        ...call,
        tookMs: Math.round(this.#wallClock() - startedMs),
        asked: textOf(trace.asked),
        status,
        answer: trace.body === null ? null : withoutSecrets(trace.body),
        faults: trace.faults.map(formatFault),
        commands: commands(),
      };
      this.#put(this.#calls.map((other) => (other.number === done.number ? done : other)));
    };
  }

  #put(calls: readonly RecordedCall[]): void {
    this.#calls = calls;
    for (const listener of this.#listeners) listener();
  }
}

function textOf(fields: unknown): string {
  return (JSON.stringify(fields, hideSecrets) ?? '').slice(0, longestText);
}

/** An envelope's own `code` is a number and is shown; a code by email is text and is not. */
function hideSecrets(field: string, value: unknown): unknown {
  if (value instanceof Blob) return `${value.type}, ${value.size} bytes`;
  if (value instanceof Uint8Array) return `${value.byteLength} bytes`;
  return typeof value === 'string' && secret.test(field) ? '•••' : value;
}

function withoutSecrets(json: string): string {
  if (!secret.test(json)) return json.slice(0, longestText);
  try {
    return JSON.stringify(JSON.parse(json), hideSecrets).slice(0, longestText);
  } catch {
    return '';
  }
}
