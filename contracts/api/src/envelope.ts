import * as v from 'valibot';

/**
 * Around every answer (spec §7): `{code, msg, data}`. `code` 200 means success; anything else carries `msg` (spec §8). Only `code` has
 * to fit: what else came is read where it is needed, so that a `msg` that is no text hides no code. A backend that knows
 * request ids repeats the one it was sent in `clientRequestId`.
 */
export const envelope = v.looseObject({ code: v.number() });
