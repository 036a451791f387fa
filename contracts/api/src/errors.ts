import type { RefusalCode } from './codes.ts';

/** What can go wrong with a call, one kind a thing. `endpointId` names the call. */
export type ApiProblem =
  /** A business refusal: `message` is the server's, shown as written (spec §8). */
  | {
      readonly kind: 'refused';
      readonly endpointId: string;
      readonly code: RefusalCode | (number & {});
      readonly message: string | null;
    }
  /** 401 or 403, by HTTP or by envelope (DECISIONS 1). */
  | { readonly kind: 'sessionExpired'; readonly endpointId: string }
  /** No answer: connection refused, reset, DNS, offline. For a write the outcome is unknown. */
  | { readonly kind: 'network'; readonly endpointId: string }
  /** No answer in time. For a write the outcome is unknown. */
  | { readonly kind: 'timeout'; readonly endpointId: string; readonly timeoutMs: number }
  /** An HTTP status that is no envelope: a proxy's 502, a 404 page. */
  | { readonly kind: 'http'; readonly endpointId: string; readonly status: number }
  /** An answer that does not fit its schema; `path` is the first field that does not. */
  | {
      readonly kind: 'unexpectedResponse';
      readonly endpointId: string;
      readonly path: string;
      readonly detail: string;
    }
  /** The caller gave up (left the screen). Silent (spec §8). */
  | { readonly kind: 'aborted'; readonly endpointId: string };

export type ApiProblemKind = ApiProblem['kind'];

/** The one error the client throws. */
export class ApiError extends Error {
  readonly problem: ApiProblem;
  constructor(problem: ApiProblem, options?: ErrorOptions) {
    super(`${problem.endpointId}: ${problem.kind}`, options);
    this.name = 'ApiError';
    this.problem = problem;
  }
}

/** A write whose answer never came may have been carried out (DECISIONS 6). */
export function isOutcomeUnknown(problem: ApiProblem): boolean {
  return (
    problem.kind === 'network' ||
    problem.kind === 'timeout' ||
    problem.kind === 'http' ||
    problem.kind === 'unexpectedResponse'
  );
}
