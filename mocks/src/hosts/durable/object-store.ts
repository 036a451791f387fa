/** Worlds in the SQLite of a Durable Object. One object holds one world; nobody else writes to it. */
import type { Checkpoint, Command, Json } from '#kernel/index.ts';
import { copyingCodec } from '#kernel/index.ts';
import { isScenarioName } from '#names.ts';
import type { BlobStore } from '../store/blobs.ts';
import { NotKept, OutOfStep, WorldDoesNotFit } from '../store/store.ts';
import type { WorldStore } from '../store/store.ts';
import { textOf } from './engine.ts';
import type { ObjectStorage } from './engine.ts';

/** A row holds 2 MB at most. */
const partBytes = 1_000_000;

const schema = `
  CREATE TABLE IF NOT EXISTS worlds (
    id TEXT PRIMARY KEY, generation INTEGER NOT NULL, length INTEGER NOT NULL,
    scenario TEXT NOT NULL, seed TEXT NOT NULL, startTime INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS commands (
    world TEXT NOT NULL, number INTEGER NOT NULL, type TEXT NOT NULL, at INTEGER NOT NULL, payload TEXT NOT NULL,
    PRIMARY KEY (world, number)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS blobs (
    world TEXT NOT NULL, hash TEXT NOT NULL, part INTEGER NOT NULL, bytes BLOB NOT NULL,
    PRIMARY KEY (world, hash, part)
  ) STRICT, WITHOUT ROWID;
`;

/** A checkpoint as it is kept: of one history, and of the code that made it. */
interface KeptCheckpoint {
  readonly generation: number;
  readonly code: string;
  readonly checkpoint: Checkpoint;
}

const checkpointKey = (id: string) => `checkpoint ${id}`;

/**
 * An answer leaves the object after what was written before it is on the disk: the engine holds it back until then.
 * @param code which code makes checkpoints; those of another are not used
 */
export function objectStore(storage: ObjectStorage, code: string): WorldStore {
  const { sql, kv } = storage;
  /** An address that nobody has opened leaves no tables. */
  let isMade = rows("SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'worlds'").length > 0;
  let isInTurn = false;

  function rows(query: string, ...bindings: readonly (string | number)[]) {
    return sql.exec(query, ...bindings).toArray();
  }

  function read(query: string, ...bindings: readonly (string | number)[]) {
    return isMade ? rows(query, ...bindings) : [];
  }

  function write(query: string, ...bindings: readonly (string | number | Uint8Array)[]): void {
    try {
      sql.exec(query, ...bindings).toArray();
    } catch (cause) {
      throw new NotKept(cause);
    }
  }

  /** All that `work` writes, or nothing. What it throws itself undoes nothing, unless it is that it was not kept. */
  function atOnce<T>(work: () => T, onLost: () => void = () => {}): T {
    if (isInTurn) return work();
    isInTurn = true;
    const outcome = turn(work, onLost);
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  }

  function turn<T>(work: () => T, onLost: () => void): { readonly value: T } | { readonly error: unknown } {
    try {
      return storage.transactionSync(() => {
        try {
          return { value: work() };
        } catch (error) {
          if (isLost(error)) throw error;
          return { error };
        }
      });
    } catch (error) {
      isInTurn = false;
      onLost();
      throw isLost(error) ? error : new NotKept(error);
    } finally {
      isInTurn = false;
    }
  }

  function insert(id: string, from: number, commands: readonly Command[]): void {
    commands.forEach(({ type, at, payload }, index) =>
      write(
        'INSERT INTO commands VALUES (?, ?, ?, ?, ?)',
        id,
        from + index,
        type,
        at,
        JSON.stringify(payload),
      ),
    );
  }

  function commandsFrom(id: string, number: number): readonly Command[] {
    return read(
      'SELECT type, at, payload FROM commands WHERE world = ? AND number >= ? ORDER BY number',
      id,
      number,
    ).map(({ type, at, payload }) => ({
      type: textOf(type),
      at: Number(at),
      payload: JSON.parse(textOf(payload)) as Json,
    }));
  }

  const placeOf = (id: string) => read('SELECT generation, length FROM worlds WHERE id = ?', id)[0];

  /** @throws OutOfStep where the history is not at that place. */
  function checkPlace(id: string, { generation, length }: { generation: number; length: number }): void {
    const row = placeOf(id);
    if (row?.['generation'] !== generation || row['length'] !== length) throw new OutOfStep(id);
  }

  function checkpointOf(id: string, generation: number, length: number): Checkpoint | null {
    const kept = kv.get(checkpointKey(id)) as KeptCheckpoint | undefined;
    const fits = kept?.generation === generation && kept.code === code && kept.checkpoint.length <= length;
    return fits ? kept.checkpoint : null;
  }

  return {
    isBinding: true,
    codec: copyingCodec,
    blobs: objectBlobs(),
    load(id) {
      const row = read('SELECT * FROM worlds WHERE id = ?', id)[0];
      if (row === undefined) return null;
      const scenario = textOf(row['scenario']);
      if (!isScenarioName(scenario)) throw new WorldDoesNotFit(id, `there is no scenario "${scenario}"`);
      const generation = Number(row['generation']);
      return {
        generation,
        opening: { scenario, seed: textOf(row['seed']), startTime: Number(row['startTime']) },
        log: commandsFrom(id, 0),
        checkpoint: checkpointOf(id, generation, Number(row['length'])),
      };
    },
    loadSince(id, { generation, length }) {
      const row = placeOf(id);
      if (row === undefined || row['generation'] !== generation || Number(row['length']) < length)
        return null;
      return Number(row['length']) === length ? [] : commandsFrom(id, length);
    },
    begin(id, { generation, opening, log }, after) {
      makeTables();
      atOnce(() => {
        if ((placeOf(id)?.['generation'] ?? null) !== after) throw new OutOfStep(id);
        const { scenario, seed, startTime } = opening;
        write('DELETE FROM commands WHERE world = ?', id);
        kv.delete(checkpointKey(id));
        write(
          'INSERT OR REPLACE INTO worlds VALUES (?, ?, ?, ?, ?, ?)',
          id,
          generation,
          log.length,
          scenario,
          seed,
          startTime,
        );
        insert(id, 0, log);
      });
    },
    append(id, place, command) {
      atOnce(() => {
        checkPlace(id, place);
        write('UPDATE worlds SET length = length + 1 WHERE id = ?', id);
        insert(id, place.length, [command]);
      });
    },
    cut(id, place, length) {
      atOnce(() => {
        checkPlace(id, place);
        write('UPDATE worlds SET generation = generation + 1, length = ? WHERE id = ?', length, id);
        write('DELETE FROM commands WHERE world = ? AND number >= ?', id, length);
        const checkpoint = checkpointOf(id, place.generation, length);
        if (checkpoint === null) kv.delete(checkpointKey(id));
        else keepCheckpoint(id, place.generation + 1, checkpoint);
      });
    },
    saveCheckpoint: keepCheckpoint,
    remove(id) {
      if (!isMade) return;
      atOnce(() => {
        for (const [table, column] of [
          ['worlds', 'id'],
          ['commands', 'world'],
          ['blobs', 'world'],
        ])
          write(`DELETE FROM ${table} WHERE ${column} = ?`, id);
        kv.delete(checkpointKey(id));
      });
    },
    exclusive: <T>(_id: string, work: () => T, onLost: () => void) =>
      new Promise<T>((resolve) => resolve(atOnce(work, onLost))),
    // An object is in one place at a time.
    onForeignChange: () => () => {},
    list: () => read('SELECT id FROM worlds ORDER BY id').map(({ id }) => textOf(id)),
  };

  function makeTables(): void {
    if (!isMade) write(schema);
    isMade = true;
  }

  function keepCheckpoint(id: string, generation: number, checkpoint: Checkpoint): void {
    try {
      kv.put(checkpointKey(id), { generation, code, checkpoint } satisfies KeptCheckpoint);
    } catch (cause) {
      throw new NotKept(cause);
    }
  }

  function objectBlobs(): BlobStore {
    return {
      keep(world, hash, bytes) {
        makeTables();
        return new Promise((resolve) =>
          resolve(
            atOnce(() => {
              for (let part = 0; part === 0 || part * partBytes < bytes.byteLength; part += 1)
                write(
                  'INSERT OR REPLACE INTO blobs VALUES (?, ?, ?, ?)',
                  world,
                  hash,
                  part,
                  bytes.slice(part * partBytes, (part + 1) * partBytes),
                );
            }),
          ),
        );
      },
      find(world, hash) {
        const query = 'SELECT bytes FROM blobs WHERE world = ? AND hash = ? ORDER BY part';
        const parts = read(query, world, hash).map(({ bytes }) => new Uint8Array(bytes as ArrayBuffer));
        if (parts.length === 0) return Promise.resolve(null);
        const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
        parts.reduce((at, part) => {
          whole.set(part, at);
          return at + part.byteLength;
        }, 0);
        return Promise.resolve(whole);
      },
      remove(world) {
        if (isMade) write('DELETE FROM blobs WHERE world = ?', world);
      },
    };
  }
}

const isLost = (error: unknown) => error instanceof NotKept || error instanceof OutOfStep;
