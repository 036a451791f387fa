import { useState, type ReactNode } from 'react';
import { AppContext } from './ports/context.ts';
import type { Ports } from './ports/ports.ts';
import { createNews } from './live/news.ts';
import { createQuoteStore } from './live/quote-store.ts';
import { ReadCache } from './reading/read-cache.tsx';
import { createRereads } from './reading/rereads.ts';

/** Hands the ports down. Everything inside belongs to this one app: another beside it shares nothing. */
export function PortsProvider({ ports, children }: { ports: Ports; children: ReactNode }): ReactNode {
  const [app] = useState(() => ({
    ports,
    quotes: createQuoteStore({
      socket: ports.socket,
      clock: ports.clock,
      frame: (callback) => requestAnimationFrame(callback),
    }),
    news: createNews(ports.socket),
    rereads: createRereads(ports.timers),
    latest: new Map<string, AbortController>(),
    rowHeights: new Map<string, Map<string, number>>(),
  }));
  return (
    <AppContext value={app}>
      <ReadCache ports={app.ports}>{children}</ReadCache>
    </AppContext>
  );
}
