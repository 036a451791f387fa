import { sendFor } from '../context.ts';
import type { Handler } from '../context.ts';

export const resetPassword: Handler<'auth.resetPassword'> = (caller, request) => {
  sendFor(caller, 'session/resetPassword', request);
  return null;
};
