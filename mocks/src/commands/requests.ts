import * as v from 'valibot';
import { defineCommand } from './define.ts';

export const requestCommands = {
  /** Remembers a request that changed nothing else, such as marking a message that was read. */
  'requests/remember': defineCommand({
    payload: v.object({ reference: v.nullable(v.string()) }),
    apply: (_state, { reference }) => (reference === null ? undefined : { id: reference }),
  }),
} as const;
