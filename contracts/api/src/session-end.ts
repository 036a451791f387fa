import * as v from 'valibot';

/** Why a backend says that a session is over, beside that it has lasted long enough (assumed: no field of the spec says so). */
const sessionEnds = ['passwordChanged'] as const;
export type SessionEnd = (typeof sessionEnds)[number];

const withReason = v.object({ reason: v.picklist(sessionEnds) });

/** The reason in the data of a 401; null where none is given, or one that is not known yet. */
export function sessionEndIn(data: unknown): SessionEnd | null {
  const read = v.safeParse(withReason, data);
  return read.success ? read.output.reason : null;
}
