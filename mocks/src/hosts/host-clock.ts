/** The machine's own timers, where hosts take them. */
import type { Wait } from '../handlers/runtime.ts';
import type { Every } from './socket-session.ts';

export const wait: Wait = (ms) => new Promise((resolve) => void setTimeout(resolve, ms));

export const every: Every = (ms, tick) => {
  const timer = setInterval(tick, ms);
  return () => clearInterval(timer);
};
