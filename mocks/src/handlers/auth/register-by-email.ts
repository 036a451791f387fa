import { send } from '#world-definition.ts';
import type { Handler } from '../context.ts';

export const registerByEmail: Handler<'auth.registerByEmail'> = ({ world }, request) => {
  send(world, 'session/register', request);
  return null;
};
