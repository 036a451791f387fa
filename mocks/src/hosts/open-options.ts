import type { ClockMode, WallClock } from '#kernel/index.ts';
import type { Fault } from '#names.ts';
import type { WorldStore } from './store/store.ts';
import type { WorldHistory } from './world-text.ts';

/** How a world opens. */
export interface OpenOptions {
  /** Path of the host's folder, without a slash at its end. Default empty: the host is at the root. */
  readonly base?: string;
  /** Faults from the start: as data, or as text (`slow=3000@market.topList`). */
  readonly faults?: readonly (Fault | string)[];
  readonly seed?: string;
  /** World ms; otherwise the scenario's. */
  readonly startTime?: number;
  /** Default `pinned`: only commands move time. `running` goes on with the wall clock. */
  readonly clock?: ClockMode;
  readonly wallClock?: WallClock;
  /** What a new world begins with, of the same scenario; one that is kept goes on instead. */
  readonly history?: WorldHistory;
  /** Begins a new history, even where one is kept that could go on. */
  readonly isNew?: boolean;
  /** Where the world is kept. A world kept there under this id and scenario comes back instead of a fresh one. */
  readonly store?: WorldStore;
}
