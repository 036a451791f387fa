import type { ApiProblem } from '@meridian/api';
import type { Dated } from '../ports/answers.ts';

/**
 * A read, one phase at a time. What was known stays known: `last` is the newest answer, `lastAt` when it came
 * (milliseconds of the app's clock), so that no screen blanks what it already showed.
 */
export type Request<T> =
  | { readonly phase: 'idle' }
  | {
      readonly phase: 'loading';
      readonly last: T | null;
      readonly lastAt: number | null;
      /** `last` is what the page showed when it was open before. */
      readonly isOfEarlierVisit?: boolean;
    }
  | { readonly phase: 'ready'; readonly data: T; readonly at: number }
  | {
      readonly phase: 'failed';
      readonly problem: ApiProblem;
      readonly last: T | null;
      readonly lastAt: number | null;
    };

/** What a read is made of, whichever library fetched it. */
export interface ReadState<T> {
  readonly isAsked: boolean;
  readonly known: Dated<T> | undefined;
  /** True when `known` answers another question than the one asked now. */
  readonly isOfAnotherQuestion: boolean;
  readonly problem: ApiProblem | undefined;
  /** A person asked again and waits. Reading again by itself does not count: it would make a failure flicker. */
  readonly isAskedAgain: boolean;
}

/** The one phase a read is in. A caller who gave up is no failure (spec §8: an aborted request is silent). */
export function phaseOf<T>({
  isAsked,
  known,
  isOfAnotherQuestion,
  problem,
  isAskedAgain,
}: ReadState<T>): Request<T> {
  if (!isAsked) return { phase: 'idle' };
  const last = { last: known?.value ?? null, lastAt: known?.at ?? null };
  const isFailed = problem !== undefined && problem.kind !== 'aborted' && !isAskedAgain;
  if (isFailed && isOfAnotherQuestion) return { phase: 'failed', problem, last: null, lastAt: null };
  if (isFailed) return { phase: 'failed', problem, ...last };
  if (known === undefined || isOfAnotherQuestion || (isAskedAgain && problem !== undefined)) {
    return { phase: 'loading', ...last };
  }
  if (known.isOfEarlierVisit) return { phase: 'loading', ...last, isOfEarlierVisit: true };
  return { phase: 'ready', data: known.value, at: known.at };
}

/** The newest answer in whatever phase; null while there was none. */
export function knownData<T>(request: Request<T>): T | null {
  if (request.phase === 'idle') return null;
  return request.phase === 'ready' ? request.data : request.last;
}

/** When {@link knownData} came; null while there was none. */
export function knownAt<T>(request: Request<T>): number | null {
  if (request.phase === 'idle') return null;
  return request.phase === 'ready' ? request.at : request.lastAt;
}
