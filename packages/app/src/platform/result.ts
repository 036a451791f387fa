/** What came of an attempt that may fail in a way the caller has to answer. */
export type Result<T, Problem> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };
