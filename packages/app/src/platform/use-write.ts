import { ApiError, type ApiProblem, type Endpoint, type RequestOf, type ResponseOf } from '@meridian/api';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { usePorts } from './context.ts';
import type { Result } from './result.ts';

export interface Write<E extends Endpoint> {
  readonly phase: 'idle' | 'sending' | 'done' | 'failed';
  /** What went wrong; null unless `failed`. */
  readonly problem: ApiProblem | null;
  /**
   * Sends once: while one is under way, asking again answers with that one's outcome and sends nothing, so that a double
   * tap makes one order (DECISIONS 6). Never rejects for what a backend or a network can do.
   */
  send(request: RequestOf<E>): Promise<Result<ResponseOf<E>, ApiProblem>>;
  reset(): void;
}

type Phase =
  | { readonly phase: 'idle' | 'sending' | 'done' }
  | { readonly phase: 'failed'; readonly problem: ApiProblem };

/** Changes something at the backend. A write is sent once and never repeated by itself (DECISIONS 5). */
export function useWrite<E extends Endpoint>(endpoint: E): Write<E> {
  const { api } = usePorts();
  const [state, setState] = useState<Phase>({ phase: 'idle' });
  // State is a render late; the lock must hold from the first tap to the second of the same instant.
  const underWay = useRef<Promise<Result<ResponseOf<E>, ApiProblem>> | null>(null);

  async function attempt(request: RequestOf<E>): Promise<Result<ResponseOf<E>, ApiProblem>> {
    setState({ phase: 'sending' });
    try {
      const value = await api.call(endpoint, request);
      setState({ phase: 'done' });
      return { ok: true, value };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ phase: 'failed', problem: error.problem });
      return { ok: false, problem: error.problem };
    } finally {
      underWay.current = null;
    }
  }

  function send(request: RequestOf<E>): Promise<Result<ResponseOf<E>, ApiProblem>> {
    underWay.current ??= attempt(request);
    return underWay.current;
  }

  return {
    phase: state.phase,
    problem: state.phase === 'failed' ? state.problem : null,
    send,
    reset: () => setState({ phase: 'idle' }),
  };
}

/** Marks reads as out of date after a write: those on screen are asked again at once, the others when next shown. */
export function useInvalidate(): (endpointIds: readonly string[]) => void {
  const { mutate } = useSWRConfig();
  return (endpointIds) => {
    // Reads show their own failures, and an answer that comes after the app has gone finds no reads to renew.
    mutate((key) => Array.isArray(key) && endpointIds.includes(String(key[0]))).catch(() => {});
  };
}
