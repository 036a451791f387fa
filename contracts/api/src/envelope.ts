import * as v from 'valibot';

/** Around every answer (spec §7). `code` 200 means success; anything else carries `msg` (spec §8). */
export const envelope = v.object({
  code: v.number(),
  msg: v.optional(v.nullable(v.string()), null),
  data: v.optional(v.unknown()),
});
