/** What the handlers need of the worlds that a host holds open. Hosts provide it; handlers know no host. */
import type { Fault, HttpFault } from '#names.ts';
import type { BrokerageWorld } from '#world-definition.ts';
import type { Language } from './language.ts';
import type { CallTrace, MadeCall } from './recorded-calls.ts';
import type { UnhandledCall } from './unhandled.ts';

/** The bytes of a world's files, each under the SHA-256 of its content. What is kept again is kept once. */
export interface Blobs {
  /** @throws NotKept where a server's store takes nothing. */
  keep(hash: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Null for bytes that are not here: the world was brought from another host, or they were lost. */
  find(hash: string): Promise<Uint8Array<ArrayBuffer> | null>;
}

/** An open world, for the code that answers its calls. */
export interface OpenWorld {
  /** For reading, and for handlers inside {@link OpenWorld.exclusive}. */
  readonly world: BrokerageWorld;
  /** With what other servers on the same directory have done by now. @throws WorldDoesNotFit, WorldIsGone */
  latest(): BrokerageWorld;
  now(): number;
  readonly blobs: Blobs;
  readonly faults: readonly Fault[];
  /** A call has met these faults: those that meet a number of calls have one less to meet, and end with the last. */
  spend(met: readonly HttpFault[]): void;
  /** Records a call; what is answered is read from `trace` once the call is over, with its HTTP status, null for no answer. */
  beginCall(call: MadeCall, trace: CallTrace): (status: number | null) => void;
  /** The language the customer last spoke: the socket has no header for it. */
  language: Language;
  readonly unhandled: readonly UnhandledCall[];
  recordUnhandled(call: UnhandledCall): void;
  /**
   * Runs writing work while no other holder of the world runs any, on the newest history, and keeps what it did.
   * @throws whatever `work` throws; NotKept where a server's store takes nothing: then nothing was done.
   */
  exclusive<T>(work: (world: BrokerageWorld) => T): Promise<T>;
}

/** The worlds of one host, for the code that answers their calls. */
export interface OpenWorlds {
  /** Path of the host's folder: worlds are addressed `<base>/w/<id>`. Empty at the root. */
  readonly base: string;
  /** One that is open, or kept by a store that this host's people share. */
  get(id: string): OpenWorld | undefined;
  /** Why a kept world cannot be opened; null where there is none under the id, or nothing wrong. */
  problemOf(id: string): string | null;
  /** Records a call to a world that is not open. */
  recordUnhandled(call: UnhandledCall): void;
}
