/** What a standalone server looks at before it reads a call or upgrades a socket. */
import type { IncomingMessage } from 'node:http';
import type { Unacceptable } from '../incoming.ts';
import { noToken } from './access.ts';
import type { Access } from './access.ts';
import type { HostLimits } from './limits.ts';
import { requestRate } from './request-rate.ts';

export interface Gate {
  /** Null for a call that may come in. Wrong tokens count as requests, so that nobody guesses quickly. */
  refusalOf(incoming: IncomingMessage, pathname: string): Unacceptable | null;
  /** Null where one more socket may be opened beside so many. */
  refusalOfSocket(open: number): Unacceptable | null;
}

export function gateOf(
  access: Access,
  { requestsPerSecond, sockets }: HostLimits,
  elapsed: () => number,
): Gate {
  const rate = requestRate(requestsPerSecond, elapsed);
  const tooMany: Unacceptable = {
    status: 429,
    message: `This sandbox answers ${requestsPerSecond} requests of a caller in a second.`,
    headers: { 'retry-after': '1' },
  };
  return {
    refusalOf({ socket }, pathname) {
      if (!rate.admits(socket.remoteAddress ?? '')) return tooMany;
      return access.admits(pathname) ? null : noToken;
    },
    refusalOfSocket: (open) =>
      open < sockets
        ? null
        : {
            status: 503,
            message: `This sandbox has ${sockets} sockets open, and takes no more.`,
            headers: { 'retry-after': '5' },
          },
  };
}
