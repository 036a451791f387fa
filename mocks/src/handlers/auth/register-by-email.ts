import { checkNewPassword, hashOfSecret } from '#domain/session/index.ts';
import { sendFor } from '../context.ts';
import type { Handler } from '../context.ts';

export const registerByEmail: Handler<'auth.registerByEmail'> = (
  caller,
  { email, code, password, inviteCode },
) => {
  checkNewPassword(password);
  const passwordHash = hashOfSecret(email, password);
  sendFor(caller, 'session/register', { email, code, passwordHash, inviteCode });
  return null;
};
