import { ApiError, type ApiProblem } from '@meridian/api';
import { useEffect, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig, type State, type SWRConfiguration } from 'swr';
import { useApp } from '../ports/context.ts';
import type { ReadStates } from '../ports/answers.ts';
import type { Ports } from '../ports/ports.ts';
import { everything } from './rereads.ts';

/** Failures that may pass by themselves. A refusal, an expired session or a misfit answer stays what it is. */
const passing: Record<ApiProblem['kind'], boolean> = {
  network: true,
  timeout: true,
  http: true,
  undeclared: true,
  refused: false,
  sessionExpired: false,
  unexpectedResponse: false,
  aborted: false,
  unsendable: false,
};
const maxRetries = 3;

/** Whether a failed read is worth asking again without a person's wish. */
function mayPass(error: unknown): boolean {
  return error instanceof ApiError && passing[error.problem.kind];
}

/** The cache of one app's reads. It dies with the app, and a sign-out empties it. */
export function ReadCache({ ports, children }: { ports: Ports; children: ReactNode }): ReactNode {
  return (
    <SWRConfig value={cacheConfig(ports)}>
      <Renewal />
      {children}
    </SWRConfig>
  );
}

function cacheConfig({ network, kept }: Ports): SWRConfiguration & { provider: () => Map<string, State> } {
  return {
    provider: () => kept?.restore() ?? new Map<string, State>(),
    isOnline: () => network.isOnline(),
    // The network port decides when to read again, not the window: two apps on a page may differ.
    revalidateOnReconnect: false,
    revalidateOnFocus: false,
    shouldRetryOnError: mayPass,
    errorRetryCount: maxRetries,
  };
}

/** Reads everything on screen again when it may have changed unheard, and forgets on sign-out. */
function Renewal(): ReactNode {
  const { ports, quotes, news, rereads } = useApp();
  const { mutate, unload, cache } = useSWRConfig();

  useEffect(() => {
    const { session, network, socket, kept } = ports;
    const readAll = (): void => void mutate(() => true);
    const readAgain = (): void => rereads.ask(everything, readAll);
    let token = session.token;
    const stops = [
      network.subscribe(() => {
        if (network.isOnline()) readAgain();
      }),
      socket?.onGap(readAgain),
      news.listen(),
      quotes.onImpossible(readAgain),
      kept?.onLeave(() => kept.keep(cache as ReadStates)),
      session.subscribe(() => {
        if (session.token === token) return;
        token = session.token;
        socket?.reauthorise();
        // What one person read is not the next one's to see. The reads on screen ask again by themselves (useRead).
        if (token !== null) return;
        unload({ revalidate: false });
        kept?.forget();
      }),
    ];
    return () => {
      rereads.forget(everything, readAll);
      for (const stop of stops) stop?.();
    };
  }, [ports, quotes, news, rereads, mutate, unload, cache]);

  return null;
}
