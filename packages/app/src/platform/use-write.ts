import { isChanged, isOutcomeUnknown, outOfDateAfter } from '@meridian/api';
import type { ApiProblem, Changed, RequestOf, ResponseOf, WriteEndpoint } from '@meridian/api';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { usePorts } from './context.ts';
import { resultOf, type Result } from './result.ts';

/**
 * How a write ended. `refused`: nothing was done, the answer says so. `unknown`: it may have been done, and nothing that
 * came says that it was not; never to be shown as a failure (DECISIONS 6).
 */
export type WriteEnding<T> =
  | { readonly outcome: 'done'; readonly value: T }
  | { readonly outcome: 'refused' | 'unknown'; readonly problem: ApiProblem };

export interface Write<E extends WriteEndpoint> {
  readonly phase: 'idle' | 'sending' | WriteEnding<unknown>['outcome'];
  /** What came instead of the answer; null unless `refused` or `unknown`. */
  readonly problem: ApiProblem | null;
  /**
   * Sends once: while one is under way, asking again answers with that one's ending and sends nothing, so that a double
   * tap makes one order (DECISIONS 6). Never rejects for what a backend or a network can do.
   */
  send(request: RequestOf<E>): Promise<WriteEnding<ResponseOf<E>>>;
  reset(): void;
}

type Phase =
  | { readonly phase: 'idle' | 'sending' }
  | { readonly phase: 'ended'; readonly ending: WriteEnding<unknown> };

/** What a write has done that came to this. */
function endingOf<T>(result: Result<T>): WriteEnding<T> {
  if (result.ok) return { outcome: 'done', value: result.value };
  const { problem } = result;
  return { outcome: isOutcomeUnknown(problem) ? 'unknown' : 'refused', problem };
}

/**
 * Changes something at the backend. A write is sent once and never repeated by itself (DECISIONS 5). What it makes out of
 * date, as the catalogue has it, is read again however it ends.
 */
export function useWrite<E extends WriteEndpoint>(endpoint: E): Write<E> {
  const { api } = usePorts();
  const invalidate = useInvalidate();
  const [state, setState] = useState<Phase>({ phase: 'idle' });
  // State is a render late; the lock must hold from the first tap to the second of the same instant.
  const underWay = useRef<Promise<WriteEnding<ResponseOf<E>>> | null>(null);

  async function attempt(request: RequestOf<E>): Promise<WriteEnding<ResponseOf<E>>> {
    setState({ phase: 'sending' });
    try {
      const ending = endingOf(await resultOf(api.call(endpoint, request)));
      setState({ phase: 'ended', ending });
      void invalidate(outOfDateAfter(endpoint, ending.outcome === 'done' ? null : ending.problem));
      return ending;
    } finally {
      underWay.current = null;
    }
  }

  function send(request: RequestOf<E>): Promise<WriteEnding<ResponseOf<E>>> {
    underWay.current ??= attempt(request);
    return underWay.current;
  }

  const ending = state.phase === 'ended' ? state.ending : null;
  return {
    phase: state.phase === 'ended' ? state.ending.outcome : state.phase,
    problem: ending === null || ending.outcome === 'done' ? null : ending.problem,
    send,
    reset: () => setState({ phase: 'idle' }),
  };
}

/**
 * Marks reads as out of date: those on screen are asked again at once, the others when next shown. Done once the former have
 * their answers, whatever these are.
 */
export function useInvalidate(): (changes: readonly Changed[]) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (changes) =>
    // Reads show their own failures, and an answer that comes after the app has gone finds no reads to renew.
    mutate((key) => Array.isArray(key) && isChanged(String(key[0]), changes)).catch(() => {});
}
