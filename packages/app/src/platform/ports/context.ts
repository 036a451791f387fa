import type { AssetSource, Tick, Topic } from '@meridian/api';
import { createContext, use } from 'react';
import type { Ports } from './ports.ts';

/**
 * Which instrument's prices: market and code name its feed, which all products of the instrument share (a share, its block
 * trade, its auction share). The class says which prices are possible.
 */
export interface InstrumentKey {
  readonly market: string;
  readonly stock_code: string;
  readonly source: AssetSource;
}

/** The last tick of every instrument somebody looks at. */
export interface QuoteStore {
  /** Calls back when the instrument's tick has changed. The socket is subscribed while anybody listens. */
  subscribe(instrument: InstrumentKey, listener: () => void): () => void;
  /** The last tick; null before the first. */
  tickOf(instrument: InstrumentKey): Tick | null;
  /** Whether the instrument's last ticks could not be used: what is shown is what was read, and reading has to go on. */
  isUnusable(instrument: InstrumentKey): boolean;
  /** Called with a tick whose price its class cannot have: what it would have said has to be read. */
  onImpossible(listener: () => void): () => void;
}

/** Topics of a person's own affairs: rare, and heard wherever the person is in the app. */
export type NewsTopic = Extract<Topic, 'orders' | 'wallets' | 'inbox'>;

/**
 * What the socket said of a person's own affairs. It is counted even where no screen listens: an answer that was asked for
 * before the latest news may be out of date, whichever screen shows it again.
 */
export interface News {
  /** How many messages of these topics were heard, or may have been missed. It only grows. */
  countOf(topics: readonly NewsTopic[]): number;
  /** Calls back with each message of these topics. */
  subscribe(topics: readonly NewsTopic[], listener: () => void): () => void;
  /** Hears the socket until the returned function is called. */
  listen(): () => void;
}

/** Readings of one app that news asked for: gathered into rounds, and the rounds are spaced. */
export interface Rereads {
  /** Wishes that `read` be made again. A question that two places ask is read once; `everything` covers all. */
  ask(question: string, read: () => void): void;
  /** Takes the wish back: its place is gone. */
  forget(question: string, read: () => void): void;
}

/** What one running app holds: its ports, and what was built on them. */
export interface RunningApp {
  readonly ports: Ports;
  readonly quotes: QuoteStore;
  readonly news: News;
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
 * and what is beside it keeps what it has.
 */
export const AttemptContext = createContext(firstAttempt);

export function usePorts(): Ports {
  return useApp().ports;
}
