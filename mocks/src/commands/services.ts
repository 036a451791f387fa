import * as v from 'valibot';
import { applyForService } from '#domain/services/index.ts';
import { defineCommand, userId } from './define.ts';

export const serviceCommands = {
  'services/apply': defineCommand({
    payload: v.object({ userId, service: v.picklist(['blockTrade']) }),
    apply: (state, applicant, at) => ({ id: applyForService(state, applicant, at) }),
  }),
} as const;
