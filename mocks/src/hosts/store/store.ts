/** Where worlds outlive the page or the process: each is a history that grows, and is written command by command. */
import { parseSnapshot } from '#kernel/index.ts';
import type { Checkpoint, Command, Opening, StateCodec } from '#kernel/index.ts';
import { isScenarioName } from '#names.ts';
import type { ScenarioName } from '#names.ts';
import type { BlobStore } from './blobs.ts';

/** A world as it is kept: its history, and which history it is (a reset or an undo begins a new one). */
export interface SavedWorld {
  readonly generation: number;
  readonly opening: Opening & { readonly scenario: ScenarioName };
  readonly log: readonly Command[];
  /** Of the same code as runs now; null where there is none. */
  readonly checkpoint: Checkpoint | null;
}

/** How much of which history a holder has. */
export interface LogPosition {
  readonly generation: number;
  readonly length: number;
}

/** Where worlds outlive the page or the process. Several pages or servers may hold the same world. */
export interface WorldStore {
  /**
   * True: what cannot be kept has not happened, as among people who share a server. False: the world then lives as
   * long as its page.
   */
  readonly isBinding: boolean;
  /** How checkpoints are set down. */
  readonly codec: StateCodec;
  /** Bytes of the files that histories name. They are gone when the world is removed. */
  readonly blobs: BlobStore;
  /** Null for a world that was never kept, or one that can no longer be read. */
  load(id: string): SavedWorld | null;
  /** The commands after `place`; null where that history is no more. */
  loadSince(id: string, place: LogPosition): readonly Command[] | null;
  /**
   * A new history, in place of the one of generation `after` (null: of none). Its checkpoint is not kept.
   * @throws OutOfStep where another holder was first, else whatever keeps it from being kept.
   */
  begin(id: string, world: SavedWorld, after: number | null): void;
  /** @throws as {@link WorldStore.begin}. */
  append(id: string, place: LogPosition, command: Command): void;
  /** Takes all but the first `length` commands back; what is left is the history `place.generation + 1`. @throws as {@link WorldStore.begin}. */
  cut(id: string, place: LogPosition, length: number): void;
  /** Keeps it in place of an older one, where the store has room for checkpoints. */
  saveCheckpoint(id: string, generation: number, checkpoint: Checkpoint): void;
  /** With its files. */
  remove(id: string): void;
  /**
   * Runs work while no other holder of any world here runs any, and keeps what it wrote, whole or not at all.
   * @param onLost called before anything else runs where what it wrote could not be kept
   * @throws whatever `work` throws, which alone loses nothing, and {@link NotKept}.
   */
  exclusive<T>(id: string, work: () => T, onLost: () => void): Promise<T>;
  /** Calls back when another holder has changed the world. */
  onForeignChange(id: string, listener: () => void): () => void;
  /** Ids of the kept worlds. */
  list(): readonly string[];
}

/** What was asked was not done, because it could not be written down. */
export class NotKept extends Error {
  override readonly name = 'NotKept';

  constructor(cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`Nothing was done, because it could not be kept: ${why}`, { cause });
  }
}

/** Another holder has written in between: its commands come first. */
export class OutOfStep extends Error {
  override readonly name = 'OutOfStep';

  constructor(id: string) {
    super(`another holder of the world "${id}" has written in between`);
  }
}

/** A kept history that this code cannot carry out: it stays as it is until it is deleted. */
export class WorldDoesNotFit extends Error {
  override readonly name = 'WorldDoesNotFit';

  /** Which history it is; null where not even that can be read. */
  readonly place: LogPosition | null;

  constructor(id: string, cause: unknown, place: LogPosition | null = null) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(
      `The kept world "${id}" does not fit this brokerage: ${why}. It is kept as it is; ` +
        `DELETE /_worlds/${id} lets it go, and any other id is free.`,
      { cause },
    );
    this.place = place;
  }
}

/** Another holder has deleted the world. */
export class WorldIsGone extends Error {
  override readonly name = 'WorldIsGone';

  constructor(id: string) {
    super(`The world "${id}" was deleted.`);
  }
}

/** The HTTP status that says such a failure of a host's store; undefined for any other error. */
export function statusOfStoreFailure(error: unknown): number | undefined {
  if (error instanceof NotKept) return 507;
  if (error instanceof WorldDoesNotFit) return 503;
  return error instanceof WorldIsGone ? 404 : undefined;
}

/**
 * Reads a world as it was kept before histories were written command by command.
 * Null for text that is no kept world, or one of a scenario that is no more.
 */
export function parseWholeWorld(text: string): SavedWorld | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('generation' in value) || !('snapshot' in value))
      return null;
    const { scenario, seed, startTime, log } = parseSnapshot(JSON.stringify(value.snapshot));
    if (typeof value.generation !== 'number' || !isScenarioName(scenario)) return null;
    return { generation: value.generation, opening: { scenario, seed, startTime }, log, checkpoint: null };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return null;
    throw error;
  }
}
