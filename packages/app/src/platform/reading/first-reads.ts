import type { Timers } from '../ports/ports.ts';

/** A read that the page sent before any script of the app was there (scripts/vite/first-screen.ts). */
export interface FirstRead {
  readonly address: string;
  readonly body: string | null;
  /** Whose it is: the headers it was sent with. */
  readonly token: string | null;
  readonly locale: string;
  readonly answer: Promise<Response>;
}

declare global {
  /** Written by the page where it opens at home in production. */
  var meridianFirstReads: readonly FirstRead[] | undefined;
}

/** What nobody has taken by then is asked anew, in ms: a price would be old. */
const keptMs = 20_000;

/**
 * A fetch that hands over what was sent already, once, to the caller who asks the very same: address, content, language
 * and session. Everything else it sends.
 */
export function fetchAfter(
  firstReads: readonly FirstRead[],
  timers: Timers,
  send: typeof fetch = fetch,
): typeof fetch {
  const waiting = new Set(firstReads);
  timers.setTimeout(() => waiting.clear(), keptMs);
  return (address, init = {}) => {
    const headers = new Headers(init.headers);
    const first = firstReads.find(
      (read) =>
        waiting.has(read) &&
        read.address === address &&
        read.body === init.body &&
        read.token === headers.get('authorization') &&
        read.locale === headers.get('accept-language'),
    );
    if (first === undefined) return send(address, init);
    waiting.delete(first);
    return Promise.race([first.answer, aborted(init.signal)]);
  };
}

/** Never resolves; rejects when the signal does. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const stop = (): void => reject(signal?.reason as Error);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
