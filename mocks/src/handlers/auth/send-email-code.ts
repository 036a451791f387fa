import { send } from '#world-definition.ts';
import type { Handler } from '../context.ts';

export const sendEmailCode: Handler<'auth.sendEmailCode'> = ({ world }, { email }) => {
  send(world, 'session/sendEmailCode', { email });
  return null;
};
