import { sendFor } from '../context.ts';
import type { Handler } from '../context.ts';

export const applyService: Handler<'auth.applyService'> = (caller, { serviceType: service }) => {
  sendFor(caller, 'services/apply', { userId: caller.userId, service });
  return null;
};
