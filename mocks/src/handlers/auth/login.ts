import { userOfCredentials } from '#domain/session/index.ts';
import { send } from '#world-definition.ts';
import type { Handler } from '../context.ts';
import { userView } from './user-view.ts';

export const login: Handler<'auth.login'> = (caller, { username, password }) => {
  const user = userOfCredentials(caller.state.users, username, password);
  const token = send(caller.world, 'session/signIn', { userId: user.id });
  return { token, user: userView(caller, user) };
};
