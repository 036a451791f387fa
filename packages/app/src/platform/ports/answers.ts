import type { State } from 'swr';

/** An answer and when it came. */
export interface Dated<T> {
  readonly value: T;
  readonly at: number;
  /** Kept since the page was open before: shown until the answer of now has come. */
  readonly isOfEarlierVisit?: boolean;
}

/** An answer that remembers what was asked: it may stay on screen while another question is under way. */
export interface Answer<T> extends Dated<T> {
  readonly question: string;
  /** What had been heard of its topics when it was asked for: see {@link News}. */
  readonly newsCount: number;
  /** Asked without a session: whoever opens the page next may see it. */
  readonly isPublic: boolean;
}

/** SWR's cache of reads, by their question. */
export type ReadStates = Map<string, State<Answer<unknown>>>;

/** From visit to visit: a page that is opened again shows at once what it showed, as old, until the answers come. */
export interface KeptAnswers {
  /** Of the last visit; nothing where it was in another language or of another build, whose shapes may differ. */
  restore(): ReadStates;
  /** Writes down what anyone may see. */
  keep(states: ReadStates): void;
  forget(): void;
  /** Calls back when the page may end. Returns the way to stop. */
  onLeave(listener: () => void): () => void;
}
