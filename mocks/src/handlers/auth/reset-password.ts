import { send } from '#world-definition.ts';
import type { Handler } from '../context.ts';

export const resetPassword: Handler<'auth.resetPassword'> = ({ world }, request) => {
  send(world, 'session/resetPassword', request);
  return null;
};
