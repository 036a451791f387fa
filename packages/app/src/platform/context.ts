import { createContext, use } from 'react';
import type { Ports } from './ports.ts';
import type { QuoteStore } from './quote-store.ts';
import type { Rereads } from './rereads.ts';

/** What one running app holds: its ports, and what was built on them. */
export interface RunningApp {
  readonly ports: Ports;
  readonly quotes: QuoteStore;
  readonly rereads: Rereads;
  /** The read under way of each subject that supersedes (DECISIONS 6). */
  readonly latest: Map<string, AbortController>;
  /** Heights of rows in px, by the list's question and the row's key: a way back finds a long list where it was left. */
  readonly rowHeights: Map<string, Map<string, number>>;
}

export const AppContext = createContext<RunningApp | null>(null);

/** The running app. Throws outside {@link PortsProvider}: nothing in the app works without its ports. */
export function useApp(): RunningApp {
  const app = use(AppContext);
  if (app === null) throw new Error('no ports: render inside PortsProvider');
  return app;
}

/** That of every screen which was not tried again. */
export const firstAttempt = '';

/**
 * Which try at drawing its screen a read belongs to. Each has answers of its own: a screen that died of one asks again,
 * and what stands beside it keeps what it has.
 */
export const AttemptContext = createContext(firstAttempt);

export function usePorts(): Ports {
  return useApp().ports;
}
