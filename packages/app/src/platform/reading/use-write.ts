import { isChanged } from '@meridian/api';
import type { ApiProblem, Changed, WriteEndpoint } from '@meridian/api';
import { useState, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { usePorts } from '../ports/context.ts';
import { createWriter, type Writer } from './writer.ts';
import type { WriteEnding } from './writes.ts';

export type { WriteEnding };

export interface Write<E extends WriteEndpoint> extends Pick<Writer<E>, 'send' | 'reset'> {
  readonly phase: 'idle' | 'sending' | WriteEnding<unknown>['outcome'];
  /** What came instead of the answer; null unless `refused` or `unknown`. */
  readonly problem: ApiProblem | null;
}

/**
 * Changes something at the backend. A write is sent once and never repeated by itself (DECISIONS 5); sent again by a person after a
 * lost answer it has the id of the first try, and a refusal leaves that one in doubt (DECISIONS 55). What it makes out of
 * date, as the catalogue has it, is read again however it ends.
 */
export function useWrite<E extends WriteEndpoint>(endpoint: E): Write<E> {
  const ports = usePorts();
  const invalidate = useInvalidate();
  const [writer] = useState(() => createWriter(ports, endpoint, invalidate));
  const state = useSyncExternalStore(writer.subscribe, writer.get);

  const ending = state.phase === 'ended' ? state.ending : null;
  return {
    phase: state.phase === 'ended' ? state.ending.outcome : state.phase,
    problem: ending === null || ending.outcome === 'done' ? null : ending.problem,
    send: writer.send,
    reset: writer.reset,
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
