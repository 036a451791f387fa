import type { SessionEnd } from './session-end.ts';
import { refusal, type RefusalCode, type RefusalName } from './codes.ts';

/** What can go wrong with a call, one kind a thing. `endpointId` names the call. */
export type ApiProblem =
  /** A business refusal that the catalogue declares for this call: nothing was done. `message` is shown as written (spec §8). */
  | {
      readonly kind: 'refused';
      readonly endpointId: string;
      readonly code: RefusalCode;
      readonly message: string;
      /**
       * The request may have been carried out all the same: the backend does not say that it knows request ids, and a repeat of
       * what was carried out is refused like this. Browsers repeat a request by themselves where a connection breaks (ADR 43).
       */
      readonly mayBeOfRepeat?: true;
    }
  /** An envelope with a code that this call does not declare, or a declared one without a word. For a write the outcome is unknown. */
  | {
      readonly kind: 'undeclared';
      readonly endpointId: string;
      readonly code: number;
      readonly message: string | null;
    }
  /** 401 or 403, by HTTP or by envelope (DECISIONS 1). */
  | {
      readonly kind: 'sessionExpired';
      readonly endpointId: string;
      /** Where the backend says it; absent: it has lasted long enough, or nobody knows. */
      readonly reason?: SessionEnd;
    }
  /** No answer: connection refused, reset, DNS, offline. For a write the outcome is unknown. */
  | { readonly kind: 'network'; readonly endpointId: string }
  /** No answer in time. For a write the outcome is unknown. */
  | { readonly kind: 'timeout'; readonly endpointId: string; readonly timeoutMs: number }
  /** An HTTP status that is no success: a proxy's 502, a 404 page. `message` where its body is an envelope with words. For a write the outcome is unknown. */
  | {
      readonly kind: 'http';
      readonly endpointId: string;
      readonly status: number;
      readonly message: string | null;
    }
  /** An answer that does not fit its schema; `path` is the first field that does not. For a write the outcome is unknown. */
  | {
      readonly kind: 'unexpectedResponse';
      readonly endpointId: string;
      readonly path: string;
      readonly detail: string;
    }
  /** The request does not fit its schema, so nothing was sent: an address with a code of 10 kB. `detail` names the field. */
  | { readonly kind: 'unsendable'; readonly endpointId: string; readonly detail: string }
  /** The caller gave up (left the screen). Silent (spec §8). */
  | { readonly kind: 'aborted'; readonly endpointId: string };

type ApiProblemKind = ApiProblem['kind'];

/** The one error the client throws. */
export class ApiError extends Error {
  readonly problem: ApiProblem;
  constructor(problem: ApiProblem, options?: ErrorOptions) {
    super(`${problem.endpointId}: ${problem.kind}`, options);
    this.name = 'ApiError';
    this.problem = problem;
  }
}

/** Whether a call was refused for this reason. */
export function isRefusedFor(problem: ApiProblem, reason: RefusalName): boolean {
  return problem.kind === 'refused' && problem.code === refusal[reason];
}

/**
 * What says that a write was not carried out: a declared refusal, and that it was not sent. An ended session is not among them:
 * what turns a customer away may be behind the write as well as before it.
 */
const notCarriedOut: readonly ApiProblemKind[] = ['refused', 'aborted', 'unsendable'];

/** Whether a write that ended so may have been carried out: only an answer the catalogue declares says that it was not. */
export function isOutcomeUnknown(problem: ApiProblem): boolean {
  return !notCarriedOut.includes(problem.kind) || 'mayBeOfRepeat' in problem;
}
