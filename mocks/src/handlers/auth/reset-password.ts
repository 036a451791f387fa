import { checkNewPassword, hashOfSecret } from '#domain/session/index.ts';
import { sendFor } from '../context.ts';
import type { Handler } from '../context.ts';

export const resetPassword: Handler<'auth.resetPassword'> = (caller, { email, code, password }) => {
  checkNewPassword(password);
  const passwordHash = hashOfSecret(email, password);
  sendFor(caller, 'session/resetPassword', { email, code, passwordHash });
  return null;
};
