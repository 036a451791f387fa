import { networkInterfaces } from 'node:os';

/** Bound to these, a server answers at every address of its machine. */
const everywhere: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Whether a server that is bound to `host` is reached from its own machine only. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host);
}

/** The machine's own address in its network; undefined where it is in none. */
function networkAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}

/** Where a server that is bound to `host` really answers: for this machine first, then for others. */
export function originsOf(
  host: string,
  port: number,
  onNetwork: () => string | undefined = networkAddress,
): readonly [string, ...string[]] {
  const origin = (name: string) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  if (!everywhere.has(host)) return [origin(host)];
  const other = onNetwork();
  return [origin('localhost'), ...(other === undefined ? [] : [origin(other)])];
}
