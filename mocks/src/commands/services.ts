import { serviceTypes } from '@meridian/api';
import * as v from 'valibot';
import { applyForService } from '#domain/services/index.ts';
import { defineCommand, userId } from './define.ts';

export const serviceCommands = {
  'services/apply': defineCommand({
    payload: v.object({ userId, service: v.picklist(serviceTypes) }),
    apply: (state, applicant, at) => applyForService(state, applicant, at),
  }),
} as const;
