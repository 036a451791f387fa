import * as v from 'valibot';
import { inboxOf, markRead } from '#domain/inbox/index.ts';
import { defineCommand, userId } from './define.ts';

export const inboxCommands = {
  'inbox/markRead': defineCommand({
    /** Null marks every message. */
    payload: v.object({ userId, ids: v.nullable(v.array(v.string())) }),
    apply: (state, { userId: of, ids }) => markRead(inboxOf(state, of), ids),
  }),
} as const;
