/**
 * The sockets of a world whose object may sleep: the engine keeps the connections, and what their sessions knew is in the
 * object's storage. Whoever is woken finds each as it was.
 */
import { connect } from '../socket/socket.ts';
import type { SocketMemory, SocketSession } from '../socket/socket-session.ts';
import type { FeedClock } from '../socket/world-feed.ts';
import type { Worlds } from '../worlds.ts';
import type { EngineSocket, ObjectState } from './engine.ts';

/** What the engine keeps with a connection; the longer part is in storage, under its id. */
interface Attachment {
  readonly id: string;
  readonly worldId: string;
  /** Number of the last message. */
  readonly seq: number;
}

interface Awake {
  readonly id: string;
  readonly worldId: string;
  readonly session: SocketSession;
  /** As it was last written down. */
  kept: string;
  keptSeq: number;
}

const memoryKey = (id: string) => `socket ${id}`;

export class SleepingSockets {
  readonly #state: ObjectState;
  readonly #worlds: Worlds;
  readonly #clock: FeedClock;
  readonly #awake = new Map<EngineSocket, Awake>();

  constructor(state: ObjectState, worlds: Worlds, clock: FeedClock) {
    this.#state = state;
    this.#worlds = worlds;
    this.#clock = clock;
    for (const socket of state.getWebSockets()) this.#wake(socket);
  }

  get count(): number {
    return this.#awake.size;
  }

  accept(socket: EngineSocket, worldId: string): void {
    this.#state.acceptWebSocket(socket);
    this.#speak(socket, { id: crypto.randomUUID(), worldId, seq: 0 }, null);
  }

  receive(socket: EngineSocket, message: string | ArrayBuffer): void {
    const text = typeof message === 'string' ? message : new TextDecoder().decode(message);
    this.#awake.get(socket)?.session.receive(text);
  }

  /** The client is gone. */
  drop(socket: EngineSocket): void {
    const awake = this.#awake.get(socket);
    if (awake === undefined) return;
    awake.session.close();
    this.#forget(socket, awake.id);
  }

  /** Writes down what sessions know by now. To be called at the end of whatever may have changed it. */
  keep(): void {
    for (const [socket, awake] of this.#awake) {
      const { session, id, worldId } = awake;
      if (session.seq !== awake.keptSeq) {
        socket.serializeAttachment({ id, worldId, seq: session.seq } satisfies Attachment);
        awake.keptSeq = session.seq;
      }
      const memory = session.memory;
      const text = JSON.stringify(memory);
      if (text === awake.kept) continue;
      this.#state.storage.kv.put(memoryKey(id), memory);
      awake.kept = text;
    }
  }

  #wake(socket: EngineSocket): void {
    const attachment = socket.deserializeAttachment() as Attachment | null;
    if (attachment === null) return;
    const memory = this.#state.storage.kv.get(memoryKey(attachment.id)) as SocketMemory | undefined;
    this.#speak(socket, attachment, memory ?? null);
  }

  #speak(socket: EngineSocket, { id, worldId, seq }: Attachment, memory: SocketMemory | null): void {
    socket.serializeAttachment({ id, worldId, seq } satisfies Attachment);
    const line = {
      send: (text: string) => socket.send(text),
      close: (code: number, reason: string) => {
        this.#forget(socket, id);
        socket.close(code, reason);
      },
      // The engine does not say; it ends a connection that reads nothing by itself.
      waitingBytes: () => 0,
      together: (work: () => void) => work(),
    };
    const woken = memory === null ? null : { memory, seq };
    const session = connect(this.#worlds, worldId, line, this.#clock, woken);
    if (session === undefined) return;
    this.#awake.set(socket, { id, worldId, session, kept: '', keptSeq: seq });
  }

  #forget(socket: EngineSocket, id: string): void {
    this.#awake.delete(socket);
    this.#state.storage.kv.delete(memoryKey(id));
  }
}
