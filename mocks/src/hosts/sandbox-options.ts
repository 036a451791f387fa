/** What `npm run sandbox` is told, checked. */
import { checkToken } from './access/access.ts';
import { ownLimits, sharedLimits } from './access/limits.ts';
import type { HostLimits } from './access/limits.ts';
import { isLoopback } from './origins.ts';

/** As the command line gives them: texts. */
export interface GivenOptions {
  readonly port: string;
  readonly host: string;
  readonly directory: string;
  readonly engine: string;
  readonly token?: string | undefined;
  readonly worlds?: string | undefined;
  readonly requests?: string | undefined;
  readonly sockets?: string | undefined;
}

export interface SandboxOptions {
  readonly port: number;
  readonly host: string;
  readonly directory: string;
  /** `durable`: each world is a Durable Object, on the engine that runs them. */
  readonly engine: 'node' | 'durable';
  /** Undefined for this machine only, unless one is given. */
  readonly token: string | undefined;
  readonly limits: HostLimits;
}

/**
 * @param newToken makes one where others reach the host and none is given
 * @throws RangeError that says in a sentence which option cannot be what it is.
 */
export function sandboxOptions(given: GivenOptions, newToken: () => string): SandboxOptions {
  const { host, directory, token, engine } = given;
  if (host === '') throw new RangeError('--host needs an address, such as 0.0.0.0.');
  if (directory === '') throw new RangeError('--directory needs a folder, such as .worlds.');
  if (engine !== 'node' && engine !== 'durable')
    throw new RangeError(`--engine is node or durable; "${engine}" is neither.`);
  if (token !== undefined) checkToken(token);
  const isOwn = isLoopback(host);
  const limits = isOwn ? ownLimits : sharedLimits;
  return {
    port: wholeNumber('port', given.port, 0, 65_535),
    host,
    directory,
    engine,
    token: token ?? (isOwn ? undefined : newToken()),
    limits: {
      worlds: limitOf('worlds', given.worlds, limits.worlds),
      requestsPerSecond: limitOf('requests', given.requests, limits.requestsPerSecond),
      sockets: limitOf('sockets', given.sockets, limits.sockets),
    },
  };
}

const limitOf = (name: string, text: string | undefined, otherwise: number) =>
  text === undefined ? otherwise : wholeNumber(name, text, 1, 1_000_000);

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most))
    throw new RangeError(`--${name} is a whole number from ${least} to ${most}; "${text}" is none.`);
  return number;
}

/** Why a server could not be started, for what the person can do something about; null for any other error. */
export function startFailure(error: unknown, { host, directory }: SandboxOptions): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  switch (error.code) {
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `"${host}" is no address of this machine: --host 0.0.0.0 takes all it has.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
      return `The sandbox may not listen there, or not write to ${directory}: ${error.message}.`;
    default:
      return null;
  }
}
