import { parseSnapshot } from '../kernel/index.ts';
import type { Snapshot } from '../kernel/index.ts';
import { isScenarioName } from '../names.ts';
import type { ScenarioName } from '../names.ts';

/** A world as it is kept: its history, and which history it is (a reset or an undo begins a new one). */
export interface SavedWorld {
  readonly scenario: ScenarioName;
  readonly generation: number;
  readonly snapshot: Snapshot;
}

/** Where worlds outlive the page or the process. Several pages may hold the same world. */
export interface WorldStore {
  /** Null for a world that was never kept, or one that can no longer be read. */
  load(id: string): SavedWorld | null;
  save(id: string, saved: SavedWorld): void;
  remove(id: string): void;
  /** Runs work while no other holder of the world runs any. */
  exclusive<T>(id: string, work: () => T): Promise<T>;
  /** Calls back when another holder has saved the world. */
  onForeignChange(id: string, listener: () => void): () => void;
  /** Ids of the kept worlds. */
  list(): readonly string[];
}

export function formatSaved({ generation, snapshot }: SavedWorld): string {
  return JSON.stringify({ generation, snapshot });
}

/** Null for text that is no kept world, or one of a scenario that is no more. */
export function parseSaved(text: string): SavedWorld | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('generation' in value) || !('snapshot' in value))
      return null;
    const snapshot = parseSnapshot(JSON.stringify(value.snapshot));
    const { scenario } = snapshot;
    if (typeof value.generation !== 'number' || !isScenarioName(scenario)) return null;
    return { scenario, generation: value.generation, snapshot };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return null;
    throw error;
  }
}
