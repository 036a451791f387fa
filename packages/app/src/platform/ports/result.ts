import { ApiError, type ApiProblem } from '@meridian/api';

/** What came of a call: its answer, or the problem in its place. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: ApiProblem };

/** The result of a call, for callers that have to say something to a problem. Other errors are thrown on: they are faults of ours. */
export async function resultOf<T>(call: Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, value: await call };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, problem: error.problem };
  }
}
