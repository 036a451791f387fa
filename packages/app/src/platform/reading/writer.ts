/** Sends the writes of one place, one at a time, and says how they ended. No React: the hook in `use-write.ts` listens. */
import { outOfDateAfter } from '@meridian/api';
import type { Changed, RequestOf, ResponseOf, WriteEndpoint } from '@meridian/api';
import { createChanges } from '../ports/changes.ts';
import { sendWrite, type WriteEnding, type WritePorts } from './writes.ts';

type WritePhase =
  | { readonly phase: 'idle' | 'sending' }
  | { readonly phase: 'ended'; readonly ending: WriteEnding<unknown> };

export interface Writer<E extends WriteEndpoint> {
  get(): WritePhase;
  subscribe(listener: () => void): () => void;
  /**
   * Sends once: while one is under way, asking again answers with that one's ending and sends nothing, so that a double
   * tap makes one order (DECISIONS 6). Never rejects for what a backend or a network can do.
   */
  send(request: RequestOf<E>): Promise<WriteEnding<ResponseOf<E>>>;
  reset(): void;
}

/** @param onChanged receives what is out of date now, however the write ended */
export function createWriter<E extends WriteEndpoint>(
  ports: WritePorts,
  endpoint: E,
  onChanged: (changes: readonly Changed[]) => unknown,
): Writer<E> {
  const changes = createChanges();
  let phase: WritePhase = { phase: 'idle' };
  let underWay: Promise<WriteEnding<ResponseOf<E>>> | null = null;

  function become(next: WritePhase): void {
    phase = next;
    changes.announce();
  }

  async function attempt(request: RequestOf<E>): Promise<WriteEnding<ResponseOf<E>>> {
    become({ phase: 'sending' });
    try {
      const ending = await sendWrite(ports, endpoint, request);
      become({ phase: 'ended', ending });
      onChanged(outOfDateAfter(endpoint, ending.outcome === 'done' ? null : ending.problem));
      return ending;
    } finally {
      underWay = null;
    }
  }

  return {
    get: () => phase,
    subscribe: changes.subscribe,
    send: (request) => (underWay ??= attempt(request)),
    reset: () => become({ phase: 'idle' }),
  };
}
