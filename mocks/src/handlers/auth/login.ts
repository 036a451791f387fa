import { userOf } from '#domain/brokerage.ts';
import { tokenOf, userOfCredentials } from '#domain/session/index.ts';
import { sendFor } from '../context.ts';
import type { WriteHandler } from '../context.ts';
import { userView } from './user-view.ts';

export const login: WriteHandler<'auth.login'> = {
  act(caller, { username, password }) {
    const user = userOfCredentials(caller.state.users, username, password);
    return sendFor(caller, 'session/signIn', { userId: user.id }).id;
  },
  receipt(caller, userId) {
    const user = userOf(caller.state, userId);
    return { token: tokenOf(caller.state, user), user: userView(caller, user) };
  },
};
