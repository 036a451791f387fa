import { sendFor } from '../context.ts';
import type { Handler } from '../context.ts';

export const sendEmailCode: Handler<'auth.sendEmailCode'> = (caller, { email }) => {
  sendFor(caller, 'session/sendEmailCode', { email });
  return null;
};
