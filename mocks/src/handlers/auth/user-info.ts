import { userOf } from '#domain/brokerage.ts';
import type { Handler } from '../context.ts';
import { userView } from './user-view.ts';

export const userInfo: Handler<'auth.userInfo'> = (caller) =>
  userView(caller, userOf(caller.state, caller.userId));
