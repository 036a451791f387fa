import { sendFor } from '../context.ts';
import type { Handler } from '../context.ts';

export const registerByEmail: Handler<'auth.registerByEmail'> = (caller, request) => {
  sendFor(caller, 'session/register', request);
  return null;
};
